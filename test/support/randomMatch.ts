/** Plays a whole match by chance and hands over its updates as a window would get them. */
import { applyMove } from '../../main/engine/apply';
import { nextMonth } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { redactEvents, viewFor } from '../../main/engine/view';
import type { MatchUpdate } from '../../shared/ipc';
import { rulesOfMatch } from '../../shared/matchOptions';
import type { RulesChoice } from '../../shared/matchOptions';
import { beginMatch } from '../../main/matchLog';
import { FRESH, optionsFor } from './session';

/** A tiny generator, so that a seed names a match. */
function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** All updates of seat 0, from the first deal to the end of the match; by modern rules where none are given. */
export function* randomMatch(
  seed: number,
  months: number | null = 1,
  rules: RulesChoice = { type: 'preset', preset: 'modern', months },
): Generator<MatchUpdate> {
  const random = chance(seed);
  const options = optionsFor(rules);
  let step = beginMatch({ options, ruleSet: rulesOfMatch(options), seed });
  for (let revision = 1; ; revision++) {
    const { state } = step;
    yield {
      revision,
      events: redactEvents(step.events, 0),
      view: viewFor(state, 0),
      options,
      practice: false,
      deal: FRESH,
      canTakeBack: false,
      keptAs: null,
      seed: null,
    };
    if (state.phase === 'matchOver') return;
    const moves = legalMoves(state);
    const move = moves[Math.floor(random() * moves.length)];
    const next = move && state.turn !== null ? applyMove(state, state.turn, move) : nextMonth(state);
    if (!next.ok) throw new Error(`Refused: ${next.code}`);
    step = next.value;
  }
}
