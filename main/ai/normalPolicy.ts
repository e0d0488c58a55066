/**
 * The `normal` opponent: a casual player without defence. Pure: sees only a PlayerView, the same view and
 * generator give the same move. Source: rules/normal-policy.md.
 */
import { kindOf, sameMonth } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { Decision, PlayerView } from '../../shared/view';
import { drawNumber } from '../engine/rng';
import type { RngState } from '../engine/rng';
import { CLASSES_UPWARD, CUP, VIEWED, countOf, hasKind, includesAny, plainsOf } from './pile';
import { ownPile, wantList } from './wantList';

const BASE_VALUE: Readonly<Record<CardKind, number>> = { light: 400, animal: 300, ribbon: 200, plain: 100 };

/** Own count from which a further card of the kind is worth more, and how much. Lights have none. */
const NEAR_YAKU: Readonly<Partial<Record<CardKind, readonly [count: number, bonus: number]>>> = {
  animal: [2, 1000],
  ribbon: [2, 900],
  plain: [5, 800],
};

function valueOf(card: CardId, own: readonly CardId[]): number {
  const kind = kindOf(card);
  const count = countOf(own, kind);
  const [from, bonus] = NEAR_YAKU[kind] ?? [Infinity, 0];
  return BASE_VALUE[kind] + 32 * count + (count >= from ? bonus : 0);
}

/** The first of the cards with the highest value. */
function firstBest(cards: readonly CardId[], value: (card: CardId) => number): CardId | null {
  let best: CardId | null = null;
  for (const card of cards) if (best === null || value(card) > value(best)) best = card;
  return best;
}

/** Hand cards that the rules allow now, in hand order. */
function playable(view: PlayerView): readonly CardId[] {
  const legal = view.legal.flatMap(({ move }) => (move.type === 'playCard' ? [move.card] : []));
  return view.hand.filter((card) => legal.includes(card));
}

/** Lowest class, and the first of that class. */
const discard = (hand: readonly CardId[]): CardId | null =>
  CLASSES_UPWARD.flatMap((kind) => hand.filter((card) => kindOf(card) === kind))[0] ?? null;

function chooseHandCard(view: PlayerView): CardId | null {
  const hand = playable(view);
  for (const wanted of wantList(view).filter((card) => view.field.includes(card))) {
    const match = hand.find((card) => sameMonth(card, wanted));
    if (match !== undefined) return match;
  }
  const own = ownPile(view);
  const takes = (card: CardId): readonly CardId[] => view.field.filter((other) => sameMonth(other, card));
  const best = (card: CardId): number => Math.max(...takes(card).map((taken) => valueOf(taken, own)));
  const takers = hand.filter((card) => takes(card).length > 0);
  return firstBest(takers, best) ?? discard(hand);
}

function chooseCandidate(view: PlayerView): CardId | null {
  const candidates = view.pending?.candidates ?? [];
  const wanted = wantList(view).find((card) => candidates.includes(card));
  return wanted ?? firstBest(candidates, (card) => valueOf(card, ownPile(view)));
}

/** By own hand cards left, 1 … 7; with more than seven the last one holds. */
const CALL_BY_HAND = [12, 51, 128, 179, 204, 230, 243] as const;

/** The text's steps for the points that the rival is ahead even after a stop. */
const callByDeficit = (deficit: number): number => {
  if (deficit >= 15) return 128;
  if (deficit >= 10) return 102;
  return deficit >= 5 ? 89 : 0;
};

/** The total of the strongest other seat; with three seats that one is the opponent. */
const rivalTotal = (view: PlayerView, totals: readonly number[]): number =>
  Math.max(...totals.filter((_, seat) => seat !== view.seat));

/** Chance of a call out of 256; 256 or more means always. */
function callChance(view: PlayerView, decision: Decision): number {
  const own = ownPile(view);
  const { hand } = view;
  const nearer = (kind: CardKind, count: number, from: number, chance: number): number =>
    count >= from && hasKind(hand, kind) ? chance : 0;
  const totals = view.seats.map(({ total }) => total);
  const ownTotal = (totals[view.seat] ?? 0) + decision.stop.points;
  return (
    (CALL_BY_HAND[Math.min(hand.length, CALL_BY_HAND.length) - 1] ?? 0) +
    nearer('light', countOf(own, 'light'), 3, 153) +
    nearer('animal', countOf(own, 'animal'), 4, 89) +
    nearer('ribbon', countOf(own, 'ribbon'), 4, 102) +
    nearer('plain', plainsOf(own, view.ruleSet), 9, 115) +
    (own.includes(CUP) ? (includesAny(hand, VIEWED) ? 204 : 89) : 0) +
    callByDeficit(rivalTotal(view, totals) - ownTotal) +
    (decision.stop.points < 7 ? 64 : 0)
  );
}

/** A match to a target has no last month. */
const isLastMonth = ({ ruleSet, round }: PlayerView): boolean =>
  ruleSet.rounds !== null && round >= ruleSet.rounds;

function callsKoiKoi(view: PlayerView, rng: RngState): boolean {
  const { decision } = view;
  if (decision === null) throw new Error('A view to decide on has no decision');
  const nobodyCalled = view.seats.every(({ calls }) => calls === 0);
  if (!decision.canCall || !nobodyCalled || view.hand.length === 0) return false;
  const after = decision.totalsAfterStop;
  if (isLastMonth(view)) return (after[view.seat] ?? 0) <= rivalTotal(view, after);
  return drawNumber(rng, 256).value < callChance(view, decision);
}

/** @throws when it is not this view's turn: nobody may ask then */
export function chooseMove(view: PlayerView, rng: RngState): Move {
  if (view.phase === 'decide') return { type: callsKoiKoi(view, rng) ? 'callKoiKoi' : 'stop' };
  const choosing = view.phase === 'chooseHand' || view.phase === 'chooseDraw';
  const card = choosing ? chooseCandidate(view) : chooseHandCard(view);
  if (card === null) throw new Error(`Nothing to choose from in phase ${view.phase}`);
  return { type: choosing ? 'chooseMatch' : 'playCard', card };
}
