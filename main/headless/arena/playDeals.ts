/** Plays a share of the arena's deals, here or in threads. Reports nothing itself. */
import { Worker } from 'node:worker_threads';
import { presets, withRounds } from '../../../shared/presets';
import type { PresetId, RuleSet } from '../../../shared/ruleSet';
import { times } from '../../engine/lists';
import { playDeal, type DealResult } from './deal';
import { playerNamed } from './roster';
import type { Player } from './player';

/** What is to be played; plain data, so that it can go to a thread. */
export interface Programme {
  readonly a: string;
  readonly b: string;
  readonly preset: PresetId;
  /** Another length than the preset's own; null = as it is. */
  readonly months: number | null;
  readonly deals: number;
  readonly seed: number;
}

export const rulesOf = ({ preset, months }: Programme): RuleSet =>
  months === null ? presets[preset] : withRounds(presets[preset], months);

/** A player that is known to exist. */
const seated = (name: string): Player => {
  const player = playerNamed(name);
  if (player === null) throw new Error(`nobody is named ${name}`);
  return player;
};

/** Deals of the seeds that leave `first` when divided by `step`, each told as soon as it is played. */
export const playShare = async (
  programme: Programme,
  first: number,
  step: number,
  onDeal: (index: number, result: DealResult) => void,
): Promise<void> => {
  const ruleSet = rulesOf(programme);
  const a = seated(programme.a);
  const opponents = times(ruleSet.players - 1, () => seated(programme.b));
  for (let index = first; index < programme.deals; index += step) {
    onDeal(index, await playDeal(ruleSet, programme.seed + index, a, opponents));
  }
  for (const player of [a, ...opponents]) player.close();
};

/** What a thread is sent to play. */
export interface Share {
  readonly programme: Programme;
  readonly first: number;
  readonly step: number;
}

/** What it sends for each deal. */
export interface DealMessage {
  readonly index: number;
  readonly result: DealResult;
}

/** A thread does not inherit the loader that reads TypeScript: it registers its own. */
const LOAD = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(workerData);
  });`;

const inThread = (
  programme: Programme,
  first: number,
  step: number,
  onDeal: (index: number, result: DealResult) => void,
): Promise<void> =>
  new Promise((settle, fail) => {
    const script = new URL('./arenaThread.ts', import.meta.url).href;
    const thread = new Worker(LOAD, { eval: true, workerData: script });
    const share: Share = { programme, first, step };
    thread.postMessage(share);
    thread.on('message', ({ index, result }: DealMessage) => onDeal(index, result));
    thread.on('error', fail);
    thread.on('exit', () => settle());
  });

/** All deals, in the order of their seeds: how many threads play them changes nothing but the time it takes. */
export const playDeals = async (
  programme: Programme,
  threads: number,
  onDeal: (played: number, result: DealResult) => void,
): Promise<readonly DealResult[]> => {
  const results: DealResult[] = [];
  let played = 0;
  const note = (index: number, result: DealResult): void => {
    results[index] = result;
    played += 1;
    onDeal(played, result);
  };
  const play = threads === 1 ? playShare : inThread;
  await Promise.all(times(threads, (thread) => play(programme, thread, threads, note)));
  return results;
};
