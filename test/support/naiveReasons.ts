/** Whether what the coach says of a card is so, from what the rules say and without a line of the coach's. */
import { CARD_IDS, monthOf, type CardId } from '../../shared/cards';
import type { Reason } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { isCaptured, isThreat, lacks, mates, pileOf, points } from './naiveThreats';
import { naiveYaku, total } from './naiveYaku';

export interface Then {
  readonly took: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly field: readonly CardId[];
  readonly hand: readonly CardId[];
}

/** Everything that the move may come to before a card is drawn. */
export function comesTo(view: PlayerView, move: Move): readonly Then[] {
  if (!('card' in move)) return [];
  const card = move.type === 'playCard' ? move.card : view.pending?.card;
  if (card === undefined) throw new Error('nothing waits for a choice');
  const on = view.field.filter((each) => monthOf(each) === monthOf(card));
  const hand = view.hand.filter((each) => each !== card);
  const chooses = on.length === 2 || (on.length === 3 && view.ruleSet.threeMatch === 'choose');
  const takes = move.type === 'chooseMatch' ? [[move.card]] : chooses ? on.map((each) => [each]) : [on];
  return takes.map((took) => ({
    took,
    gained: took.length === 0 ? [] : [card, ...took],
    field: took.length === 0 ? [...view.field, card] : view.field.filter((each) => !took.includes(each)),
    hand,
  }));
}

const LIGHTS: readonly CardId[] = ['jan-crane', 'mar-curtain', 'aug-moon', 'dec-phoenix', 'nov-rainman'];
const DRY = LIGHTS.slice(0, 4);
const POETRY: readonly CardId[] = ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'];
const BLUE: readonly CardId[] = ['jun-ribbon', 'sep-ribbon', 'oct-ribbon'];

/** Which cards a yaku is made of, and how many of them it takes; from the rules matrix, 1. */
const MADE_OF: Readonly<Record<string, readonly [cards: readonly CardId[], need: number]>> = {
  goko: [LIGHTS, 5],
  shiko: [DRY, 4],
  'ame-shiko': [LIGHTS, 4],
  sanko: [DRY, 3],
  'ino-shika-cho': [['jun-butterflies', 'jul-boar', 'oct-deer'], 3],
  'akatan-aotan': [[...POETRY, ...BLUE], 6],
  akatan: [POETRY, 3],
  aotan: [BLUE, 3],
  kusatan: [['apr-ribbon', 'may-ribbon', 'jul-ribbon'], 3],
  tsukimi: [['aug-moon', 'sep-cup'], 2],
  hanami: [['mar-curtain', 'sep-cup'], 2],
};

/** Every way to choose so many of the cards. */
function choose(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** The yaku is open, the card one of its own, and what it lacks then would make it pay. */
function countsTowards(
  view: PlayerView,
  own: readonly CardId[],
  { gained }: Then,
  card: CardId,
  yaku: string,
): boolean {
  const months = CARD_IDS.filter((each) => monthOf(each) === view.month);
  const [cards, need] = yaku === 'tsukifuda' ? [months, 4] : (MADE_OF[yaku] ?? [[], 0]);
  const have = cards.filter((each) => own.includes(each)).length;
  const free = cards.filter((each) => !isCaptured(view, each) && !gained.includes(each));
  return (
    cards.includes(card) &&
    points(view, own, yaku) === 0 &&
    have < need &&
    choose(free, need - have).some((rest) => points(view, [...own, ...rest], yaku) > 0)
  );
}

const isPlain = ({ ruleSet }: PlayerView, card: CardId): boolean =>
  card.includes('-plain-') ||
  card === 'nov-lightning' ||
  ((card === 'sep-cup' || card === 'may-bridge') && ruleSet.joker[card] !== 'animal');
const isRibbon = (_: PlayerView, card: CardId): boolean => card.endsWith('-ribbon');
const isAnimal = (view: PlayerView, card: CardId): boolean =>
  card === 'sep-cup' ||
  card === 'may-bridge' ||
  (!LIGHTS.includes(card) && !isRibbon(view, card) && !isPlain(view, card));

const KINDS: Readonly<Record<string, readonly [(view: PlayerView, card: CardId) => boolean, number]>> = {
  tane: [isAnimal, 5],
  tanzaku: [isRibbon, 5],
  kasu: [isPlain, 10],
};

function countsKind(
  view: PlayerView,
  own: readonly CardId[],
  { gained }: Then,
  { card, yaku, have, size }: Extract<Reason, { type: 'counts' }>,
): boolean {
  const [isOne, usual] = KINDS[yaku] ?? [() => false, 0];
  const value = Object.entries(view.ruleSet.yaku).find(([id]) => id === yaku)?.[1] ?? null;
  const free = CARD_IDS.filter(
    (each) => isOne(view, each) && !isCaptured(view, each) && !gained.includes(each),
  );
  return (
    isOne(view, card) &&
    value !== null &&
    size === (typeof value === 'number' ? usual : value[0]) &&
    have === own.filter((each) => isOne(view, each)).length &&
    have < size &&
    have + free.length >= size
  );
}

/** Whether the card brings a rival points, or a yaku together with one further card that would not do without it. */
function helps(view: PlayerView, seat: number, card: CardId): boolean {
  const pile = pileOf(view, seat);
  const now = naiveYaku(view.ruleSet, pile, view.month);
  if (total(naiveYaku(view.ruleSet, [...pile, card], view.month)) > total(now)) return true;
  return CARD_IDS.filter((each) => each !== card && !isCaptured(view, each)).some((other) => {
    const without = naiveYaku(view.ruleSet, [...pile, other], view.month);
    const both = naiveYaku(view.ruleSet, [...pile, other, card], view.month);
    return Object.keys(both).some((id) => now[id] === undefined && without[id] === undefined);
  });
}

/** Whether the reason holds after the move has come to this. */
export function isTrue(view: PlayerView, then: Then, reason: Reason): boolean {
  const own = [...pileOf(view, view.seat), ...then.gained];
  switch (reason.type) {
    case 'makes':
      return reason.yaku.every(
        ({ id, points: worth }) =>
          points(view, own, id) === worth && points(view, pileOf(view, view.seat), id) < worth,
      );
    case 'nearer': {
      const { card, yaku, missing } = reason;
      const free = CARD_IDS.filter((each) => !isCaptured(view, each) && !then.gained.includes(each));
      const without = own.filter((each) => each !== card);
      return (
        then.gained.includes(card) &&
        lacks(view, own, free, yaku, missing) &&
        // Without the card it would lack one more.
        !lacks(view, without, free, yaku, missing)
      );
    }
    case 'denies':
      return then.took.includes(reason.card) && isThreat(view, reason);
    case 'feeds':
      return then.field.includes(reason.card) && isThreat(view, reason);
    case 'holds':
      return (
        then.hand.includes(reason.card) &&
        !mates(reason.card).some((each) => view.field.includes(each)) &&
        isThreat(view, reason)
      );
    case 'prize':
      return (
        then.gained.includes(reason.card) &&
        reason.yaku.length > 0 &&
        reason.yaku.every((yaku) => countsTowards(view, own, then, reason.card, yaku))
      );
    case 'counts':
      return then.gained.includes(reason.card) && countsKind(view, own, then, reason);
    case 'harmless':
      return (
        then.field.includes(reason.card) &&
        !view.field.includes(reason.card) &&
        view.seats.every(({ seat }) => seat === view.seat || !helps(view, seat, reason.card))
      );
    case 'safe':
      return (
        then.field.includes(reason.card) &&
        !view.field.includes(reason.card) &&
        mates(reason.card).every((each) => isCaptured(view, each) || then.hand.includes(each))
      );
    case 'keeps': {
      const takers = mates(reason.card).filter(
        (each) => !isCaptured(view, each) && !then.gained.includes(each),
      );
      const [taker, ...others] = takers;
      return (
        others.length === 0 &&
        taker !== undefined &&
        then.hand.includes(taker) &&
        !isCaptured(view, reason.card) &&
        !then.gained.includes(reason.card) &&
        !then.hand.includes(reason.card)
      );
    }
    default:
      throw new Error(`${reason.type} is no reason for a card`);
  }
}
