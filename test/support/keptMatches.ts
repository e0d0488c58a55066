/** Finished matches as the history keeps them, played by chance. */
import { drawNumber, seedRng } from '../../main/engine/rng';
import { legalMoves } from '../../main/engine/moves';
import { at } from '../../main/engine/lists';
import type { KeptMatch } from '../../main/historyFormat';
import { beginMatch, stepOn, type LogEntry } from '../../main/matchLog';
import { rulesOfMatch } from '../../shared/matchOptions';
import type { LevelId, MatchOptions, RulesChoice } from '../../shared/matchOptions';
import { optionsFor } from './session';

/** The same seed, rules and level give the same match; finished as many hours after the first of 2026 as `seed`. */
export function keptMatch(
  seed: number,
  rules: RulesChoice = { type: 'preset', preset: 'modern', months: 3 },
  level: LevelId = 'medium',
): KeptMatch {
  const agreed = optionsFor(rules);
  const options: MatchOptions = {
    ...agreed,
    opponents: agreed.opponents.map((opponent) => ({ ...opponent, level })),
  };
  const ruleSet = rulesOfMatch(options);
  const moves: LogEntry[] = [];
  let { state } = beginMatch({ options, ruleSet, seed });
  let rng = seedRng(seed);
  while (state.phase !== 'matchOver') {
    const legal = legalMoves(state);
    const drawn = drawNumber(rng, Math.max(1, legal.length));
    rng = drawn.rng;
    const entry: LogEntry =
      state.phase === 'monthOver'
        ? { type: 'nextMonth' }
        : { type: 'move', seat: state.turn, move: at(legal, drawn.value) };
    const step = stepOn(state, entry);
    if (!step.ok) throw new Error(step.code);
    state = step.value.state;
    moves.push(entry);
  }
  return {
    id: `match ${seed}`,
    finishedAt: new Date(Date.UTC(2026, 0, 1, seed)).toISOString(),
    options,
    ruleSet,
    seed,
    deal: { type: 'fresh' },
    moves,
    totals: state.totals,
    winner: state.winner ?? 'draw',
    practice: false,
  };
}

/** Seeds 1 to `many`, all by the same rules. */
export const keptMatches = (many: number, rules?: RulesChoice, level?: LevelId): readonly KeptMatch[] =>
  Array.from({ length: many }, (_, index) => keptMatch(index + 1, rules, level));
