/** Who can play in the arena, by name. Plays nothing itself. */
import { kindOf } from '../../../shared/cards';
import { LEVEL_IDS, type LevelId } from '../../../shared/matchOptions';
import type { Move } from '../../../shared/moves';
import { sameRules } from '../../../shared/ruleDifferences';
import type { PlayerView } from '../../../shared/view';
import { below, fastRandom } from '../../ai/board/random';
import { moveOf } from '../../ai/levels';
import { chooseMove } from '../../ai/normalPolicy';
import { createMind, type Mind } from '../../ai/search/mind';
import { at } from '../../engine/lists';
import { seedRng } from '../../engine/rng';
import { execPlayer } from './execPlayer';
import type { Player } from './player';

type Choose = (view: PlayerView, seed: number) => Move;

const plainPlayer = (choose: Choose): Player => ({
  begin: () => undefined,
  choose,
  close: () => undefined,
});

const random: Choose = ({ legal }, seed) => at(legal, below(fastRandom(seed), legal.length)).move;

const WORTH = { light: 20, animal: 10, ribbon: 5, plain: 1 } as const;

/** Takes the most valuable cards, always stops: the least that a program can do. */
const greedy: Choose = ({ legal }) => {
  const worth = ({ move, takes }: PlayerView['legal'][number]): number => {
    const taken = takes.map((card) => WORTH[kindOf(card)]);
    if (move.type === 'chooseMatch') return taken.reduce((sum, value) => sum + value, 0);
    return move.type === 'playCard' ? Math.max(0, ...taken) : move.type === 'stop' ? 1 : 0;
  };
  return at(
    legal.toSorted((a, b) => worth(b) - worth(a)),
    0,
  ).move;
};

/** One mind for as long as the rules stay the same. */
const levelPlayer = (level: LevelId): Player => {
  let mind: Mind | null = null;
  return {
    begin: ({ ruleSet }) => {
      if (mind === null || !sameRules(mind.known.rules.ruleSet, ruleSet)) mind = createMind(ruleSet);
    },
    choose: (view, seed) => {
      if (mind === null) throw new Error('no match has begun');
      return moveOf(level, mind, view, seed);
    },
    close: () => undefined,
  };
};

const BY_NAME: Readonly<Record<string, () => Player>> = {
  random: () => plainPlayer(random),
  greedy: () => plainPlayer(greedy),
  normal: () => plainPlayer((view, seed) => chooseMove(view, seedRng(seed))),
  ...Object.fromEntries(LEVEL_IDS.map((level) => [level, () => levelPlayer(level)])),
};

const PROGRAM = 'exec:';

export const PLAYER_NAMES: readonly string[] = [...Object.keys(BY_NAME), `${PROGRAM}COMMAND`];

/** The player of that name, null where there is none. */
export const playerNamed = (name: string): Player | null => {
  if (name.startsWith(PROGRAM)) return execPlayer(name.slice(PROGRAM.length));
  return BY_NAME[name]?.() ?? null;
};
