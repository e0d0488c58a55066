/** Who deals first and why, in a sentence. Reads what was turned up; draws no cards and decides nothing. */
import { monthOf, sameMonth } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import type { EventOf } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';
import type { Seat } from '../../shared/moves';
import { rivalName } from '../reference/names';
import { monthInSentence, t } from '../strings';

/** @returns null where the players agreed: then nothing was drawn, and there is nothing to tell. */
export function dealerWords(
  { dealer, dealerDraws }: EventOf<'matchStarted'>,
  { view, options: { firstDealer } }: Pick<MatchUpdate, 'view' | 'options'>,
): string | null {
  if (firstDealer.type === 'agreed') return null;
  const who = dealer === view.seat ? 'you' : 'rival';
  const name = rivalName(dealer);
  const last = dealerDraws.at(-1);
  const [card] = last ?? [];
  if (last === undefined || card === undefined) return t(`table:dealerDraw.lot.${who}`, { name });
  if (firstDealer.type === 'birthday') {
    if (!isNearest(monthOf(card), firstDealer.months, dealer))
      return t(`table:dealerDraw.lot.${who}`, { name });
    return t(`table:dealerDraw.birthday.${who}`, { month: monthInSentence(monthOf(card)), name });
  }
  return last.length > 2 ? amongThree(last, dealer, who, name) : betweenTwo(last, dealer, view.seat, name);
}

/** Whether one birth month alone is the nearest round the year; else the lot has decided. */
function isNearest(month: Month, births: readonly Month[], dealer: Seat): boolean {
  const distances = births.map((birth) => Math.min(Math.abs(month - birth), 12 - Math.abs(month - birth)));
  const least = Math.min(...distances);
  return distances[dealer] === least && distances.filter((distance) => distance === least).length === 1;
}

function amongThree(draw: readonly CardId[], dealer: Seat, who: 'you' | 'rival', name: string): string {
  const best = draw[dealer];
  if (best === undefined) throw new Error('no card was turned up for the dealer');
  const isShared = draw.filter((card) => sameMonth(card, best)).length > 1;
  const words = { month: monthInSentence(monthOf(best)), name };
  return t(`table:dealerDraw.${isShared ? 'higher' : 'earliest'}.${who}`, words);
}

function betweenTwo(draw: readonly CardId[], dealer: Seat, seat: Seat, name: string): string {
  const own = draw[seat];
  const theirs = draw.find((_, other) => other !== seat);
  if (own === undefined || theirs === undefined) throw new Error('a draw for two has two cards');
  const words = { yours: monthInSentence(monthOf(own)), theirs: monthInSentence(monthOf(theirs)), name };
  if (sameMonth(own, theirs)) return t(`table:dealerDraw.${dealer === seat ? 'tieYou' : 'tieRival'}`, words);
  return t(`table:dealerDraw.${dealer === seat ? 'you' : 'rival'}`, words);
}
