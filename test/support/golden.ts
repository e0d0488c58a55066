/** Playthroughs of whole matches, kept as text: which ones there are and how they are written. */
import { makeMove } from '../../main/engine/notation';
import { presets, withRounds } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { eventText } from '../../main/headless/eventText';
import { playOut } from './playout';

export interface Golden {
  readonly name: string;
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** Seed of the players' choices. */
  readonly choices: number;
}

/** Seed 697 begins with a void field, seed 54 with a tie in the draw for the dealer. */
export const GOLDENS: readonly Golden[] = [
  { name: 'modern-3-months', ruleSet: withRounds(presets.modern, 3), seed: 697, choices: 1 },
  { name: 'modern-6-months', ruleSet: presets.modern, seed: 54, choices: 2 },
  { name: 'modern-12-months', ruleSet: withRounds(presets.modern, 12), seed: 12, choices: 3 },
  { name: 'classic-4-months', ruleSet: presets['classic-4'], seed: 13, choices: 4 },
  { name: 'fifty-year-4-months', ruleSet: withRounds(presets['fifty-year'], 4), seed: 14, choices: 5 },
  { name: 'three-players', ruleSet: withRounds(presets['classic-3p'], 3), seed: 15, choices: 6 },
  { name: 'nintendo-3-months', ruleSet: withRounds(presets.nintendo, 3), seed: 16, choices: 7 },
];

/** Moves as `> play:jan-crane`, and below each what came of it. */
export const goldenText = ({ ruleSet, seed, choices }: Golden): string => {
  const lines = [...playOut({ ruleSet, seed }, choices)].flatMap(({ move, events }) => [
    ...(move === null ? [] : [`> ${makeMove(move)}`]),
    ...events.map(eventText),
  ]);
  return `${lines.join('\n')}\n`;
};

export const goldenFile = (name: string): URL => new URL(`../golden/${name}.txt`, import.meta.url);
