/** Events as lines of text, for playthroughs that are kept and read by people. */
import type { GameEvent } from '../../shared/events';
import type { YakuScore } from '../../shared/scoring';

const yakuText = (yaku: readonly YakuScore[]): string =>
  yaku.map(({ id, points }) => `${id} ${points}`).join(', ');

export const eventText = (event: GameEvent): string => {
  switch (event.type) {
    case 'matchStarted':
      return `match: dealer ${event.dealer}, drawn ${event.dealerDraws.map((row) => row.join(' ')).join(' / ')}`;
    case 'monthStarted':
      return `round ${event.round}, month ${event.month}, dealer ${event.dealer}`;
    case 'cardsShuffled':
      return 'shuffled';
    case 'cardsDealt':
      return event.batches.map(({ to, cards }) => `dealt to ${to}: ${cards.join(' ')}`).join('\n');
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
    case 'monthEnded': {
      const { winner, points, reason, yaku, base, multipliers, nextDealer } = event.result;
      const factors = multipliers.map(({ cause, factor }) => ` x ${factor} ${cause}`).join('');
      const sum = `${base}${factors} = ${points}`;
      return `month over: ${reason}, winner ${winner}, ${yakuText(yaku)}: ${sum}; next dealer ${nextDealer}; totals ${event.totals.join(' ')}`;
    }
    case 'matchEnded':
      return `match over: winner ${event.winner}`;
  }
};
