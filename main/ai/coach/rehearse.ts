/** Thinks about a deal that nobody plays, so that the machine has worked all of it out before the first real question. */
import type { Month } from '../../../shared/cards';
import { createMatch } from '../../engine/match';
import { times } from '../../engine/lists';
import { viewFor } from '../../engine/view';
import type { Mind } from '../search/mind';
import { thinkAbout } from './advise';

/** About what a first answer takes. */
const PLAYOUTS = 600;

/** Where a birthday decides who deals, any will do. */
const MONTHS: readonly Month[] = [1, 5, 9];

/** The first deals, since one may be over before it begins. */
const DEALS = 3;

/** @param mind which thinks about nothing else meanwhile */
export const rehearse = (mind: Mind): void => {
  const { ruleSet } = mind.known.rules;
  const birthMonths = MONTHS.slice(0, ruleSet.players);
  for (const seed of times(DEALS, (deal) => deal)) {
    const { state } = createMatch({ ruleSet, seed, birthMonths });
    const view = viewFor(state, state.turn);
    if (view.legal.length === 0) continue;
    const thought = thinkAbout(mind, view, seed);
    thought.think(PLAYOUTS);
    thought.advice();
  }
};
