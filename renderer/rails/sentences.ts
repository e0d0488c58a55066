/** The log under the field and the prompt above the hand, as sentences. Words only: what happens stands in the view. */
import type { CardId } from '../../shared/cards';
import type { LegalMove, PlayerView, TurnTrace } from '../../shared/view';
import { formatList, formatPoints, t } from '../strings';

const cardName = (card: CardId): string => t(`cards:${card}.name`);
const names = (cards: readonly CardId[]): string => formatList(cards.map(cardName));

function playedClause({ played, playedTook }: TurnTrace, who: 'you' | 'rival', name: string): string | null {
  if (played === null) return null;
  const card = cardName(played);
  return playedTook.length > 0
    ? t(`table:log.${who}.took`, { name, card, taken: names(playedTook) })
    : t(`table:log.${who}.laid`, { name, card });
}

function drawnClause({ drawn, drawnTook }: TurnTrace, who: 'you' | 'rival'): string | null {
  if (drawn === null) return null;
  const card = cardName(drawn);
  return drawnTook.length > 0
    ? t(`table:log.${who}.drewTook`, { card, taken: names(drawnTook) })
    : t(`table:log.${who}.drewLaid`, { card });
}

/** The latest turn, the rival's before the player's own; or who begins. Stars mark bold. */
export function logSentence(view: PlayerView, rivalName: string): string {
  const rivalTrace = view.traces.findLast(({ seat }) => seat !== view.seat);
  const trace = view.turn === view.seat ? (rivalTrace ?? view.traces.at(-1)) : view.traces.at(-1);
  if (!trace) {
    return view.dealer === view.seat
      ? t('table:log.youBegin')
      : t('table:log.rivalBegins', { name: rivalName });
  }
  const who = trace.seat === view.seat ? 'you' : 'rival';
  const clauses = [playedClause(trace, who, rivalName), drawnClause(trace, who)].filter(
    (clause) => clause !== null,
  );
  // The number of a plain card stays with its name where the line breaks.
  return clauses.join(t('table:log.join')).replace(/ (?=\d)/g, '\u00a0');
}

/** What the hovered move is sure to do. */
function moveSentence({ move, takes, choice, makes }: LegalMove): string {
  if (!('card' in move)) return '';
  const card = cardName(move.card);
  const made = makes.map((yaku) =>
    t('table:prompt.yaku', { yaku: t(`cards:yaku.${yaku.id}.name`), points: formatPoints(yaku.points) }),
  );
  if (move.type === 'chooseMatch') {
    return made.length > 0
      ? t('table:prompt.chooseMakes', { card, yaku: formatList(made) })
      : t('table:prompt.choose', { card });
  }
  if (takes.length === 0) return t('table:prompt.lays', { card });
  if (choice) return t('table:prompt.takesOneOf', { card });
  return made.length > 0
    ? t('table:prompt.makes', { card, taken: names(takes), yaku: formatList(made) })
    : t('table:prompt.takes', { card, taken: names(takes) });
}

/** The line above the hand. `hovered` = the move under the pointer or the focus. */
export function promptSentence(view: PlayerView, hovered: LegalMove | null): string {
  if (hovered) return moveSentence(hovered);
  if (view.pending && view.turn === view.seat) {
    return t(`table:prompt.pending.${view.pending.source}`, { card: cardName(view.pending.card) });
  }
  return view.phase === 'play' && view.turn === view.seat ? t('table:prompt.play') : '';
}
