/** What the coach says, in words: moves, and the reasons for them. Weighs nothing: it reads advice and view. */
import type { CardId } from '../../shared/cards';
import type { Advised, Reason } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { yakuName, rivalName } from '../reference/names';
import { listNames } from '../reference/told';
import { asSentence, formatList, formatNumber, formatPoints, t } from '../strings';
import { inOneLine } from '../screens/sentences';
import { callReasonWords } from './callReasonWords';
import { told } from './told';

/** As the beginning of a sentence or a heading: "Chrysanthemum 2". */
const bare = (card: CardId): string => t(`cards:${card}.name`);

/** What a move takes for sure; a choice that is still open takes nothing yet. */
export function takenBy(move: Move, view: PlayerView): readonly CardId[] {
  if (move.type === 'chooseMatch') return [move.card];
  if (move.type !== 'playCard') return [];
  const legal = view.legal.find((each) => each.move.type === 'playCard' && each.move.card === move.card);
  return legal === undefined || legal.choice ? [] : legal.takes;
}

const isChoice = (card: CardId, view: PlayerView): boolean =>
  view.legal.some(({ move, choice }) => choice && move.type === 'playCard' && move.card === card);

/** "Chrysanthemum 2 takes the sake cup", "Lay down Plum 1", "Stop". */
export function moveWords(move: Move, view: PlayerView): string {
  switch (move.type) {
    case 'stop':
      return t('screens:decision.stop');
    case 'callKoiKoi':
      return t('screens:decision.koiKoi');
    case 'chooseMatch':
      return asSentence(t('coach:move.choose', { card: told(move.card) }));
    case 'playCard':
      return asSentence(cardWords(move.card, view));
  }
}

function cardWords(card: CardId, view: PlayerView): string {
  const taken = takenBy({ type: 'playCard', card }, view);
  if (taken.length > 0) {
    return t('coach:move.takes', { card: bare(card), taken: formatList(taken.map(told)) });
  }
  return isChoice(card, view)
    ? t('coach:move.takesOneOf', { card: told(card) })
    : t('coach:move.lays', { card: told(card) });
}

/** The player's own move, looked back on: "Took the butterflies", "Called koi-koi". */
export function didWords(move: Move, view: PlayerView): string {
  if (move.type === 'stop') return t('coach:did.stopped');
  if (move.type === 'callKoiKoi') return t('coach:did.called');
  const taken = takenBy(move, view);
  if (taken.length > 0) return asSentence(t('coach:did.took', { taken: formatList(taken.map(told)) }));
  return asSentence(
    t(isChoice(move.card, view) ? 'coach:did.played' : 'coach:did.laid', { card: told(move.card) }),
  );
}

type Nearer = Extract<Reason, { type: 'nearer' }>;

/** The one card that a yaku still lacks, where no other would do. */
function lastCard({ card, yaku, missing }: Nearer, view: PlayerView): CardId | null {
  const reach = view.seats[view.seat]?.reach.find(({ id }) => id === yaku);
  const others = reach?.missing.filter((each) => each.card !== card) ?? [];
  const [only, ...more] = others;
  return missing === 1 && only !== undefined && more.length === 0 ? only.card : null;
}

function nearerWords(reason: Nearer, view: PlayerView): string {
  const words = { card: told(reason.card), yaku: listNames([yakuName(view.ruleSet, reason.yaku)]) };
  const last = lastCard(reason, view);
  return last === null
    ? t('coach:reason.nearer', { ...words, count: reason.missing })
    : t('coach:reason.nearerLast', { ...words, last: told(last) });
}

/** What a taken card is good for later. */
function worthTakingWords(
  reason: Extract<Reason, { type: 'prize' | 'counts' }>,
  { ruleSet }: PlayerView,
): string {
  const card = told(reason.card);
  if (reason.type === 'prize') {
    return t('coach:reason.prize', {
      card,
      yaku: listNames(reason.yaku.map((id) => yakuName(ruleSet, id))),
    });
  }
  return t('coach:reason.counts', {
    card,
    yaku: listNames([yakuName(ruleSet, reason.yaku)]),
    have: formatNumber(reason.have),
    size: formatNumber(reason.size),
  });
}

/** One reason as a clause: "Keeps the sake cup from Sakuya, one card short of Moon viewing". */
export function reasonWords(reason: Reason, view: PlayerView): string {
  const { ruleSet } = view;
  switch (reason.type) {
    case 'makes':
      return asSentence(
        t('coach:reason.makes', {
          yaku: formatList(
            reason.yaku.map(({ id, points }) =>
              t('table:prompt.yaku', { yaku: yakuName(ruleSet, id), points: formatPoints(points) }),
            ),
          ),
        }),
      );
    case 'nearer':
      return asSentence(nearerWords(reason, view));
    case 'denies':
    case 'feeds':
    case 'holds':
      return asSentence(
        t(`coach:reason.${reason.type}`, {
          card: told(reason.card),
          name: rivalName(reason.seat),
          yaku: listNames([yakuName(ruleSet, reason.yaku)]),
          count: reason.missing,
        }),
      );
    case 'safe':
    case 'keeps':
    case 'harmless':
      return asSentence(t(`coach:reason.${reason.type}`, { card: told(reason.card) }));
    case 'prize':
    case 'counts':
      return asSentence(worthTakingWords(reason, view));
    default:
      return asSentence(callReasonWords(reason, view));
  }
}

/** The reasons as sentences in one line; the move itself where there are none. @param most reasons that are told */
export function whyWords({ reasons, move }: Advised, view: PlayerView, most = 3): string {
  if (reasons.length === 0) return moveWords(move, view);
  return inOneLine(
    reasons.slice(0, most).map((reason) => t('coach:reason.sentence', { text: reasonWords(reason, view) })),
  );
}
