/** Events as lines of text, in ids and numbers: for the terminal and for playthroughs that are kept. Knows no rules. */
import type { DealBatch, EventOf, GameEvent } from '../../shared/events';
import type { YakuScore } from '../../shared/scoring';

const yakuText = (yaku: readonly YakuScore[]): string =>
  yaku.map(({ id, points }) => `${id} ${points}`).join(', ');

const monthText = ({ result, totals }: EventOf<'monthEnded'>): string => {
  const { winner, points, reason, yaku, base, multipliers, nextDealer } = result;
  const factors = multipliers.map(({ cause, factor }) => ` x ${factor} ${cause}`).join('');
  const paid = `${yakuText(yaku)}: ${base}${factors} = ${points}`;
  return `month over: ${reason}, winner ${winner}, ${paid}; next dealer ${nextDealer}; totals ${totals.join(' ')}`;
};

const batchText = ({ to, cards }: DealBatch): string =>
  `dealt to ${to}: ${cards.map((card) => card ?? '?').join(' ')}`;

/** One or more lines; `?` for a card that may not be known. */
export const eventText = (event: GameEvent): string => {
  switch (event.type) {
    case 'matchStarted':
      return `match: dealer ${event.dealer}, drawn ${event.dealerDraws.map((row) => row.join(' ')).join(' / ')}`;
    case 'monthStarted':
      return `round ${event.round}, month ${event.month}, dealer ${event.dealer}`;
    case 'cardsShuffled':
      return 'shuffled';
    case 'cardsDealt':
      return event.batches.map(batchText).join('\n');
    case 'fieldVoid':
      return `void field: ${event.field.join(' ')}`;
    case 'turnStarted':
      return `turn of ${event.seat}`;
    case 'cardPlayed':
    case 'cardDrawn':
      return `${event.type} ${event.card} onto ${event.matches.join(' ') || 'nothing'}`;
    case 'choiceOpened':
      return `choice for ${event.card}: ${event.candidates.join(' ')}`;
    case 'cardLaid':
      return `laid ${event.card}`;
    case 'cardsCaptured':
      return `captured ${event.card} + ${event.taken.join(' ')}`;
    case 'yakuFormed':
      return `yaku ${yakuText(event.fresh)}; sum ${event.base}`;
    case 'decisionOpened':
      return `question to ${event.seat}`;
    case 'koiKoiCalled':
      return `koi-koi ${event.calls} of ${event.seat}`;
    case 'stopped':
      return `stop of ${event.seat}`;
    case 'monthEnded':
      return monthText(event);
    case 'matchEnded':
      return `match over: winner ${event.winner}`;
  }
};
