/** Stands in for the browser's audio: a clock moved by hand, parameters that ramp, sources that end on time. */
import type { AudioPort } from '../../../renderer/audio/audioPort';
import { seededRandom } from '../../../renderer/audio/synth/signal';

interface Clock {
  now: number;
}

class FakeParam {
  private from = { value: 0, at: 0 };
  private to = { value: 0, at: 0 };
  constructor(
    private readonly clock: Clock,
    initial: number,
  ) {
    this.setValueAtTime(initial, 0);
  }
  get value(): number {
    const { from, to } = this;
    if (this.clock.now >= to.at) return to.value;
    return from.value + ((to.value - from.value) * (this.clock.now - from.at)) / (to.at - from.at);
  }
  set value(value: number) {
    this.setValueAtTime(value, this.clock.now);
  }
  cancelScheduledValues(): void {
    this.setValueAtTime(this.value, this.clock.now);
  }
  setValueAtTime(value: number, at: number): void {
    this.from = { value, at };
    this.to = { value, at };
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.from = { ...this.to };
    this.to = { value, at };
  }
}

export class FakeNode extends EventTarget {
  outputs: FakeNode[] = [];
  connect(target: FakeNode): FakeNode {
    this.outputs.push(target);
    return target;
  }
  disconnect(): void {
    this.outputs = [];
  }
}

export class FakeGain extends FakeNode {
  readonly gain: FakeParam;
  constructor(clock: Clock) {
    super();
    this.gain = new FakeParam(clock, 1);
  }
}

export class FakePanner extends FakeNode {
  readonly pan: FakeParam;
  constructor(clock: Clock) {
    super();
    this.pan = new FakeParam(clock, 0);
  }
}

export class FakeSource extends FakeNode {
  buffer: { duration: number } | null = null;
  startsAt = Infinity;
  stopsAt = Infinity;
  ended = false;
  readonly playbackRate: FakeParam;
  constructor(readonly clock: Clock) {
    super();
    this.playbackRate = new FakeParam(clock, 1);
  }
  start(at: number): void {
    this.startsAt = at;
    this.stopsAt = at + (this.buffer?.duration ?? 0);
  }
  stop(at: number): void {
    this.stopsAt = Math.min(this.stopsAt, at);
  }
}

class FakeCompressor extends FakeNode {
  readonly threshold = { value: -24 };
  readonly knee = { value: 30 };
  readonly ratio = { value: 12 };
  readonly attack = { value: 0.003 };
  readonly release = { value: 0.25 };
}

class FakeBuffer {
  readonly duration: number;
  constructor(
    length: number,
    readonly sampleRate: number,
  ) {
    this.duration = length / sampleRate;
  }
  copyToChannel(): void {}
}

/** Refuses another rate than the context's, as the real one does. */
class FakeConvolver extends FakeNode {
  constructor(private readonly sampleRate: number) {
    super();
  }
  set buffer(buffer: FakeBuffer) {
    if (buffer.sampleRate !== this.sampleRate)
      throw new Error(`Rate ${buffer.sampleRate} is not ${this.sampleRate}`);
  }
}

export class FakeContext {
  /** Not that of the cues: devices differ. */
  readonly sampleRate = 44_100;
  readonly clock: Clock = { now: 0 };
  state: AudioContextState = 'suspended';
  /** Whether resume() leads anywhere: a device that hangs never answers. */
  answers = true;
  readonly destination = new FakeNode();
  readonly sources: FakeSource[] = [];
  readonly gains: FakeGain[] = [];
  readonly panners: FakePanner[] = [];
  get currentTime(): number {
    return this.clock.now;
  }
  createGain(): FakeGain {
    return kept(this.gains, new FakeGain(this.clock));
  }
  createStereoPanner(): FakePanner {
    return kept(this.panners, new FakePanner(this.clock));
  }
  createBufferSource(): FakeSource {
    return kept(this.sources, new FakeSource(this.clock));
  }
  createConvolver(): FakeConvolver {
    return new FakeConvolver(this.sampleRate);
  }
  createDynamicsCompressor(): FakeCompressor {
    return new FakeCompressor();
  }
  createBuffer(_channels: number, length: number, sampleRate: number): FakeBuffer {
    return new FakeBuffer(length, sampleRate);
  }
  resume(): Promise<void> {
    if (!this.answers) return new Promise(() => {});
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
  /** Moves the clock on and tells the sources whose time is over. */
  advance(ms: number): void {
    this.clock.now += ms / 1000;
    for (const source of this.sources) {
      if (source.ended || source.stopsAt > this.clock.now) continue;
      source.ended = true;
      source.dispatchEvent(new Event('ended'));
    }
  }
  /** Sources that sound or will sound and were not told to stop short of `afterMs` from now. */
  sounding(afterMs = 0): FakeSource[] {
    return this.sources.filter((source) => !source.ended && source.stopsAt > this.clock.now + afterMs / 1000);
  }
}

function kept<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}

/** A port over one fake context, and the idle tasks that wait in it. */
export function createFakePort(): { port: AudioPort; context: FakeContext; runIdle: () => number } {
  const context = new FakeContext();
  const tasks = new Set<(budgetMs: number) => void>();
  const port: AudioPort = {
    openContext: () => context as unknown as AudioContext,
    createBuffer: (samples) => new FakeBuffer(samples.length, 48_000) as unknown as AudioBuffer,
    whenIdle: (task) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
    gestures: new EventTarget(),
    random: seededRandom(1),
  };
  /** Runs the slices until none is left; returns how many there were. */
  const runIdle = (): number => {
    let slices = 0;
    for (const task of tasks) {
      tasks.delete(task);
      task(6);
      slices++;
    }
    return slices;
  };
  return { port, context, runIdle };
}
