/** The log under the field and the prompt above the hand, as sentences. Words only: what happens stands in the view. */
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { LegalMove, PlayerView, TurnTrace } from '../../shared/view';
import { rivalName, yakuName } from '../reference/names';
import { formatList, formatPoints, t } from '../strings';

const cardName = (card: CardId): string => t(`cards:${card}.name`);
const names = (cards: readonly CardId[]): string => formatList(cards.map(cardName));

function playedClause({ seat, played, playedTook }: TurnTrace, view: PlayerView): string | null {
  if (played === null) return null;
  const words = { name: nameOf(seat, view), card: cardName(played), taken: names(playedTook) };
  return t(`table:log.${whoIs(seat, view)}.${playedTook.length > 0 ? 'took' : 'laid'}`, words);
}

function drawnClause({ seat, drawn, drawnTook }: TurnTrace, view: PlayerView): string | null {
  if (drawn === null) return null;
  const words = { card: cardName(drawn), taken: names(drawnTook) };
  return t(`table:log.${whoIs(seat, view)}.${drawnTook.length > 0 ? 'drewTook' : 'drewLaid'}`, words);
}

const whoIs = (seat: Seat, view: PlayerView): 'you' | 'rival' => (seat === view.seat ? 'you' : 'rival');
const nameOf = (seat: Seat, view: PlayerView): string => (seat === view.seat ? '' : rivalName(seat));

/** A turn as far as it has come: what is still `held` in the air is not told yet. */
export function turnSentence(trace: TurnTrace, held: CardId | null, view: PlayerView): string {
  const clauses = [
    trace.played === held ? null : playedClause(trace, view),
    trace.drawn === held ? null : drawnClause(trace, view),
  ].filter((clause) => clause !== null);
  // The number of a plain card stays with its name where the line breaks.
  return clauses.join(t('table:log.join')).replace(/ (?=\d)/g, '\u00a0');
}

/**
 * The rivals' turns since the player's own, or the own one where none came after it; before all of them, who begins.
 * `trace` = the turn that is running, which the view may not know yet. Stars mark bold.
 */
export function logSentences(
  view: PlayerView,
  trace: TurnTrace | null,
  held: CardId | null,
): readonly string[] {
  // A month that has just begun on the table is not the one of the view before it.
  if (trace === null) {
    return view.traces.length > 0 || view.turn === null ? [] : [beginSentence(view, view.turn)];
  }
  const traces = [...view.traces.filter(({ seat }) => seat !== trace.seat), trace];
  const own = traces.findLastIndex(({ seat }) => seat === view.seat);
  const told = own === traces.length - 1 ? traces.slice(own) : traces.slice(own + 1);
  return told.map((turn) => turnSentence(turn, held, view)).filter((sentence) => sentence !== '');
}

/** Who deals, and who plays first. */
export function beginSentence({ dealer, seat }: PlayerView, first: Seat): string {
  if (dealer === seat) {
    return first === seat ? t('table:log.youBegin') : t('table:log.youDeal', { name: rivalName(first) });
  }
  const name = rivalName(dealer);
  if (first === dealer) return t('table:log.rivalBegins', { name });
  return first === seat
    ? t('table:log.rivalDealsToYou', { name })
    : t('table:log.rivalDeals', { name, first: rivalName(first) });
}

/** What the hovered move is sure to do. */
function moveSentence({ move, takes, choice, makes }: LegalMove, { ruleSet }: PlayerView): string {
  if (!('card' in move)) return '';
  const card = cardName(move.card);
  const made = makes.map((yaku) =>
    t('table:prompt.yaku', { yaku: yakuName(ruleSet, yaku.id), points: formatPoints(yaku.points) }),
  );
  if (move.type === 'chooseMatch') {
    return made.length > 0
      ? t('table:prompt.chooseMakes', { card, yaku: formatList(made) })
      : t('table:prompt.choose', { card });
  }
  if (takes.length === 0) return t('table:prompt.lays', { card });
  if (choice) return t(`table:prompt.${takes.length > 2 ? 'takesOneOfThree' : 'takesOneOf'}`, { card });
  return made.length > 0
    ? t('table:prompt.makes', { card, taken: names(takes), yaku: formatList(made) })
    : t('table:prompt.takes', { card, taken: names(takes) });
}

/** The hovered card alone, for players who find out by themselves what it takes. */
const bareSentence = ({ move }: LegalMove): string => ('card' in move ? `*${cardName(move.card)}*` : '');

/**
 * The line above the hand.
 * @param hovered the move under the pointer or the focus
 * @param hints whether it tells what a card takes
 */
export function promptSentence(view: PlayerView, hovered: LegalMove | null, hints = true): string {
  if (hovered) return hints ? moveSentence(hovered, view) : bareSentence(hovered);
  if (view.pending && view.turn === view.seat) {
    return t(`table:prompt.pending.${view.pending.source}`, { card: cardName(view.pending.card) });
  }
  if (view.phase !== 'play' || view.turn !== view.seat) return '';
  // Some rules ask for a card that takes: that there is one is told either way.
  return t(view.legal.length < view.hand.length ? 'table:prompt.playMatching' : 'table:prompt.play');
}
