/** Moves as short text: `play:<card>`, `take:<card>`, `stop`, `koi`. Knows no rules. */
import { isCardId, type CardId } from '../../shared/cards';
import { ok, refuse, type Move, type Result } from '../../shared/moves';

export type MoveText = `play:${CardId}` | `take:${CardId}` | 'stop' | 'koi';

export const makeMove = (move: Move): MoveText => {
  switch (move.type) {
    case 'playCard':
      return `play:${move.card}`;
    case 'chooseMatch':
      return `take:${move.card}`;
    case 'callKoiKoi':
      return 'koi';
    case 'stop':
      return 'stop';
  }
};

/** Well-formed is not legal: that is for `moveError` to say. */
export const parseMove = (text: string): Result<Move, 'unknownMove' | 'unknownCard'> => {
  if (text === 'stop') return ok({ type: 'stop' });
  if (text === 'koi') return ok({ type: 'callKoiKoi' });
  const [verb, card, ...rest] = text.split(':');
  if ((verb !== 'play' && verb !== 'take') || rest.length > 0) return refuse('unknownMove');
  if (!isCardId(card)) return refuse('unknownCard');
  return ok(verb === 'play' ? { type: 'playCard', card } : { type: 'chooseMatch', card });
};
