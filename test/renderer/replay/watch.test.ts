// @vitest-environment happy-dom
// Where a replay goes: steps move, jumps lie at once, playing rests and goes on, and nothing is left behind.
import { signal } from '@preact/signals';
import gsap from 'gsap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayback } from '../../../renderer/game/playback';
import { shown } from '../../../renderer/game/store';
import { createWatch } from '../../../renderer/replay/watch';
import type { Watch } from '../../../renderer/replay/watch';
import { handsAt } from '../../../renderer/replay/seen';
import { modelOf } from '../../../renderer/table/model';
import type { Speed } from '../../../shared/settings';
import type { Replay } from '../../../shared/replay';
import { createPaperScene } from '../../support/paperScene';
import { replayOf, THREE } from '../../support/replays';

const replay = replayOf(3);

function open(of: Replay = replay, speed: Speed = 'normal') {
  const scene = createPaperScene();
  const watch = createWatch(of, signal(speed));
  const told = vi.fn();
  const playback = createPlayback({
    table: { ...scene, setInput: () => undefined },
    told: { dress: () => undefined, begin: () => undefined, settle: ({ revision }) => void told(revision) },
    handsOf: (update) => watch.handsOf(update),
    overlay: document.createElement('div'),
    speed: () => speed,
    pause: () => 'short',
    reduced: () => false,
    sound: () => undefined,
    random: () => 0.5,
  });
  const detach = watch.attach(playback);
  const close = (): void => {
    detach();
    playback.clear();
  };
  return { scene, watch, playback, told, close };
}

const expectLaid = ({ scene, watch }: ReturnType<typeof open>): void => {
  const step = watch.replay.steps[watch.index.value];
  if (step === undefined) throw new Error('no step');
  const hands = handsAt(step, watch.open.value);
  const view = watch.open.value[0] === true || step.view.result ? step.view : { ...step.view, hand: [] };
  expect(scene.model()).toEqual(modelOf(view, scene.model(), hands));
};

const openHands = (watch: Watch, ...seats: readonly boolean[]): void =>
  seats.forEach((isOpen, seat) => watch.turnHand(seat, isOpen));

beforeEach(() => void (shown.value = null));
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it.each([
    ['two, as played', replay, [true, false]],
    ['two, the other way round', replay, [false, true]],
    ['three, all open', replayOf(5, THREE), [true, true, true]],
    ['three, all hidden', replayOf(5, THREE), [false, false, false]],
  ] as const)('steps to its end on the right table: %s', async (_name, of, seats) => {
    const opened = open(of);
    const { watch, playback, close } = opened;
    openHands(watch, ...seats);
    while (watch.index.value < watch.last) {
      watch.forward();
      expect(playback.busy.value).toBe(true);
      playback.drain();
      await vi.waitFor(() => expect(playback.busy.value).toBe(false), { interval: 1 });
      expectLaid(opened);
    }
    expect(watch.playing.value).toBe(false);
    close();
  });

  it('lands what moves when it is pressed again, so that every press is a step', () => {
    const { watch, told, close } = open();
    watch.forward();
    watch.forward();
    watch.forward();
    expect(watch.index.value).toBe(3);
    expect(told.mock.calls.flat()).toEqual([0, 1, 2]);
    close();
  });

  it('jumps, goes back and turns hands over at once, whatever moves', () => {
    const opened = open();
    const { watch, playback, close } = opened;
    for (const go of [
      () => watch.jump(20),
      () => watch.back(),
      () => watch.month(-1),
      () => watch.month(1),
      () => watch.turnHand(1, true),
      () => watch.turnHand(0, false),
      () => watch.jump(watch.last + 7),
      () => watch.jump(-1),
    ]) {
      watch.forward();
      go();
      expect(playback.busy.value).toBe(false);
      expectLaid(opened);
    }
    close();
  });

  it('plays on after a rest, faster at speed fast, stops at its end and begins again', async () => {
    vi.useFakeTimers();
    const { watch, playback, close } = open(replay, 'fast');
    expect(watch.playing.value).toBe(true);
    playback.drain();
    await vi.advanceTimersByTimeAsync(1);
    expect(watch.index.value).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(watch.index.value).toBe(1);
    watch.jump(watch.last);
    await vi.advanceTimersByTimeAsync(1);
    expect(watch.playing.value).toBe(false);
    watch.toggle();
    expect([watch.index.value, watch.playing.value]).toEqual([0, true]);
    close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(watch.index.value).toBe(0);
  });

  it('leaves no tween behind, however often it is opened, and never touches the running match', () => {
    const tweens = (): number => gsap.globalTimeline.getChildren(true, true, true).length;
    const round = (): number => {
      const { watch, close } = open();
      for (let step = 0; step < 6; step += 1) watch.forward();
      close();
      return tweens();
    };
    const before = round();
    for (let time = 0; time < 20; time += 1) expect(round()).toBe(before);
    expect(shown.value).toBeNull();
  });
});
