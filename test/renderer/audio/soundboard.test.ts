/** The soundboard over a fake device: what is played, how loud, when not, and that nothing is left behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cueNames, type CueName } from '../../../renderer/audio/cues';
import type { SoundProblem } from '../../../renderer/audio/device';
import { createSoundboard, type Soundboard } from '../../../renderer/audio/soundboard';
import { createFakePort, type FakeContext } from './fakeAudio';

let context: FakeContext;
let board: Soundboard;
let runIdle: () => number;
let gestures: EventTarget;
let problems: SoundProblem[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fake = createFakePort();
  ({ context, runIdle } = fake);
  gestures = fake.port.gestures;
  problems = [];
  board = createSoundboard((problem) => problems.push(problem), fake.port);
});

afterEach(() => {
  board.dispose();
  vi.useRealTimers();
});

/** The gain all voices pass: the third made, after input and send. */
function level(): number {
  return context.gains[2]?.gain.value ?? Number.NaN;
}

function unlockAndSettle(): void {
  board.unlock();
  context.advance(20);
}

describe('opening', () => {
  it.each(['pointerdown', 'keydown'])('opens at the first %s and plays nothing before', (kind) => {
    board.play('tap');
    expect(context.sources).toHaveLength(0);
    gestures.dispatchEvent(new Event(kind));
    board.play('tap');
    expect(context.sources).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('without a device reports once and stays mute', () => {
    const fake = createFakePort();
    const cause = new Error('no device');
    const openContext = vi.fn(() => {
      throw cause;
    });
    const mute = createSoundboard((problem) => problems.push(problem), { ...fake.port, openContext });
    for (let i = 0; i < 3; i++) {
      mute.unlock();
      mute.play('clack');
      mute.setVolume(0.5);
      mute.setHidden(i % 2 === 0);
    }
    mute.dispose();
    expect(openContext).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([{ code: 'noAudioDevice', cause }]);
  });

  it('with a device that hangs reports once, queues nothing, and plays when it wakes after all', () => {
    context.answers = false;
    board.unlock();
    board.unlock();
    board.play('tap');
    vi.advanceTimersByTime(10_000);
    expect(problems.map(({ code }) => code)).toEqual(['audioNotRunning']);
    expect(context.sources).toHaveLength(0);
    context.answers = true;
    board.unlock();
    board.play('tap');
    expect(context.sources).toHaveLength(1);
    expect(problems).toHaveLength(1);
  });

  it('no longer listens after dispose', () => {
    unlockAndSettle();
    board.dispose();
    gestures.dispatchEvent(new Event('keydown'));
    board.play('tap');
    expect(context.state).toBe('closed');
    expect(context.sources).toHaveLength(0);
  });
});

describe('voices', () => {
  it('sounds six at most: the one nearest to its end gives way', () => {
    unlockAndSettle();
    board.prepare(1);
    while (runIdle() > 0);
    const cues: CueName[] = ['bell', 'yaku', 'win', 'lose', 'taiko', 'tap'];
    for (const cue of cues) board.play(cue);
    expect(context.sounding()).toHaveLength(6);
    board.play('month');
    expect(context.sources).toHaveLength(7);
    expect(context.sounding(20)).toHaveLength(6);
    const tap = context.sources[5];
    expect(context.sounding(20)).not.toContain(tap);
  });

  it('skips the same cue within 45 ms, also when it is scheduled ahead, and no other', () => {
    unlockAndSettle();
    board.play('tap');
    context.advance(44);
    board.play('tap');
    expect(context.sources).toHaveLength(1);
    board.play('clack');
    expect(context.sources).toHaveLength(2);
    context.advance(2);
    board.play('tap');
    board.play('tap', { delayMs: 40 });
    expect(context.sources).toHaveLength(3);
    board.play('tap', { delayMs: 46 });
    expect(context.sources[3]?.startsAt).toBeCloseTo(context.currentTime + 0.046);
  });

  it('pans by a third, softens inner knocks by 6 dB, and leaves the koto in tune', () => {
    unlockAndSettle();
    board.prepare(3);
    while (runIdle() > 0);
    board.play('tap', { pan: 5 });
    board.play('clack', { pan: -0.5, inner: true });
    board.play('capturePlain');
    expect(context.panners.map(({ pan }) => pan.value)).toEqual([0.35, -0.175, 0]);
    const decibels = context.gains.slice(3).map(({ gain }) => 20 * Math.log10(gain.value));
    [0, -6, 0].forEach((expected, i) =>
      expect(Math.abs((decibels[i] ?? 99) - expected)).toBeLessThanOrEqual(0.75),
    );
    const rates = context.sources.map(({ playbackRate }) => playbackRate.value);
    for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.01);
    expect(rates[0]).not.toBe(1);
    expect(rates[2]).toBe(1);
  });

  it('leaves nothing connected after 2,000 plays', () => {
    unlockAndSettle();
    board.prepare(1);
    while (runIdle() > 0);
    const input = context.gains[0];
    for (let i = 0; i < 2000; i++) {
      board.play(cueNames[i % cueNames.length] ?? 'tap');
      context.advance(25);
      expect(context.sounding(20).length).toBeLessThanOrEqual(6);
    }
    expect(context.sources).toHaveLength(2000);
    context.advance(10_000);
    expect(context.panners.filter(({ outputs }) => outputs.includes(input ?? context.destination))).toEqual(
      [],
    );
    expect(context.sources.filter(({ outputs }) => outputs.length > 0)).toEqual([]);
    expect(context.gains.slice(3).filter(({ outputs }) => outputs.length > 0)).toEqual([]);
  });
});

describe('level', () => {
  it('is the square of the volume, within the slider', () => {
    unlockAndSettle();
    for (const [volume, heard] of [
      [1, 1],
      [0.5, 0.25],
      [0.1, 0.01],
      [0, 0],
      [7, 1],
      [-1, 0],
    ] as const) {
      board.setVolume(volume);
      context.advance(20);
      expect(level()).toBeCloseTo(heard, 6);
    }
  });

  it('keeps what was set before the device opened', () => {
    board.setVolume(0.5);
    unlockAndSettle();
    expect(level()).toBeCloseTo(0.25, 6);
  });

  it('is zero while muted, and nothing is started', () => {
    unlockAndSettle();
    board.setMuted(true);
    context.advance(20);
    board.play('tap');
    expect(level()).toBe(0);
    expect(context.sources).toHaveLength(0);
    board.setMuted(false);
    context.advance(20);
    board.play('tap');
    expect(level()).toBe(1);
    expect(context.sources).toHaveLength(1);
  });

  it('fades in 150 ms when hidden, then rests; comes back when shown', () => {
    unlockAndSettle();
    board.play('tap', { delayMs: 500 });
    board.setHidden(true);
    context.advance(75);
    expect(level()).toBeCloseTo(0.5, 1);
    context.advance(75);
    expect(level()).toBe(0);
    expect(context.sounding()).toHaveLength(0);
    vi.advanceTimersByTime(150);
    expect(context.state).toBe('suspended');
    board.play('clack');
    gestures.dispatchEvent(new Event('keydown'));
    expect(context.state).toBe('suspended');
    board.setHidden(false);
    context.advance(20);
    expect(context.state).toBe('running');
    expect(level()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('does not fall asleep when shown again within the fade', () => {
    unlockAndSettle();
    board.setHidden(true);
    vi.advanceTimersByTime(100);
    board.setHidden(false);
    vi.advanceTimersByTime(1000);
    expect(context.state).toBe('running');
  });
});
