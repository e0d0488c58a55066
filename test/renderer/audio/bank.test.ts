/** Rendering in slices: everything gets ready, cheap cues at once, and only one season is kept. */
import { describe, expect, it } from 'vitest';
import { createBank } from '../../../renderer/audio/bank';
import { cueNames, plainCues, tunedCues } from '../../../renderer/audio/cues';
import { createFakePort } from './fakeAudio';

/** Counts the buffers made, with a bank in a fake port. */
function createCountedBank() {
  const { port, runIdle } = createFakePort();
  const made: number[] = [];
  const bank = createBank({
    ...port,
    createBuffer: (samples) => {
      made.push(samples.length);
      return port.createBuffer(samples);
    },
  });
  const finish = (): number => {
    let slices = 0;
    for (let ran = runIdle(); ran > 0; ran = runIdle()) slices += ran;
    return slices;
  };
  return { bank, made, finish };
}

/** One of each, and two more of tap, clack and deal. */
const WHOLE_SEASON = cueNames.length + 6;

describe('bank', () => {
  it('renders nothing by itself, and all cues in many slices once asked', () => {
    const { bank, made, finish } = createCountedBank();
    expect(finish()).toBe(0);
    bank.prepare(4);
    expect(finish()).toBeGreaterThan(5);
    expect(made).toHaveLength(WHOLE_SEASON);
    for (const cue of cueNames) expect(bank.pick(cue), cue).toBeDefined();
    expect(made).toHaveLength(WHOLE_SEASON);
  });

  it('makes a missing short cue on the spot and a long one first in line', () => {
    const { bank, made, finish } = createCountedBank();
    expect(bank.pick('clack', 4)).toBeDefined();
    expect(made).toHaveLength(1);
    expect(bank.pick('bell', 4)).toBeUndefined();
    finish();
    expect(made[1]).toBe(3.6 * 48_000);
    expect(bank.pick('bell', 4)).toBeDefined();
    expect(made).toHaveLength(WHOLE_SEASON);
  });

  it('takes one of three forms for a tap and the only one of a bell', () => {
    const { bank, finish } = createCountedBank();
    bank.prepare(4);
    finish();
    const forms = (cue: 'tap' | 'bell'): number =>
      new Set(Array.from({ length: 50 }, () => bank.pick(cue))).size;
    expect([forms('tap'), forms('bell')]).toEqual([3, 1]);
  });

  it('renders only the tuned cues anew when the season changes, none within a season', () => {
    const { bank, made, finish } = createCountedBank();
    bank.prepare(4);
    finish();
    bank.prepare(5);
    expect(finish()).toBe(0);
    bank.prepare(6);
    finish();
    expect(made).toHaveLength(WHOLE_SEASON + tunedCues.length);
    bank.prepare(4);
    finish();
    expect(made).toHaveLength(WHOLE_SEASON + 2 * tunedCues.length);
    for (const cue of plainCues) expect(bank.pick(cue), cue).toBeDefined();
  });

  it('stops when disposed of', () => {
    const { bank, finish } = createCountedBank();
    bank.prepare(4);
    bank.dispose();
    expect(finish()).toBe(0);
  });
});
