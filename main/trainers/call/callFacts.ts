/** What speaks for stopping and what for koi-koi, as facts of the position: each is checked before it is said. */
import { monthOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import type { TrainerReason } from '../../../shared/trainers';
import type { PlayerView, YakuReach } from '../../../shared/view';
import { at } from '../../engine/lists';
import { reason } from '../exercise';
import type { CallSide } from './position';

export interface CallFact {
  readonly speaksFor: CallSide;
  readonly said: TrainerReason;
  /** Only compared. */
  readonly weight: number;
}

const lacking = ({ size, have }: YakuReach): number => size - have.length;

const isOneShort = (reach: YakuReach): boolean => lacking(reach) === 1;

const ownSeat = ({ seats, seat }: PlayerView) => at(seats, seat);

const rivals = ({ seats, seat }: PlayerView) =>
  seats.filter((each) => each.seat !== seat && each.handCount > 0);

const isSameMonth = (card: CardId, others: readonly CardId[]): boolean =>
  others.some((each) => each !== card && monthOf(each) === monthOf(card));

/** A card that the rival lacks for one more yaku; the one that is nearest at hand. */
export const threatOf = (
  view: PlayerView,
): { readonly card: CardId; readonly yaku: YakuReach; readonly open: boolean } | null => {
  const near = rivals(view).flatMap(({ reach }) => reach.filter(isOneShort));
  const threats = near.flatMap((yaku) =>
    yaku.missing
      .filter(({ where }) => where !== 'hand')
      .map(({ card, where }) => ({ card, yaku, open: where === 'field' })),
  );
  return (
    threats
      .filter(({ card, open }) => open || !view.hand.some((mine) => monthOf(mine) === monthOf(card)))
      .toSorted((a, b) => Number(b.open) - Number(a.open) || b.yaku.points - a.yaku.points)
      .at(0) ?? null
  );
};

const theirs = (view: PlayerView): readonly CallFact[] => {
  const threat = threatOf(view);
  const about = threat === null ? {} : { card: threat.card, yaku: threat.yaku.id };
  if (threat !== null)
    return [
      {
        speaksFor: 'stop',
        said: reason(threat.open ? 'theirCardOpen' : 'theirCardUnseen', about),
        weight: threat.open ? 100 : 70,
      },
    ];
  const all = rivals(view).flatMap(({ reach }) => reach);
  const mine = all
    .filter(isOneShort)
    .find(({ missing }) => missing.length === 1 && missing[0]?.where === 'hand');
  const kept = mine?.missing[0];
  if (mine !== undefined && kept !== undefined)
    return [
      {
        speaksFor: 'callKoiKoi',
        said: reason('theirCardMine', { card: kept.card, yaku: mine.id }),
        weight: 60,
      },
    ];
  return all.some(isOneShort) ? [] : [{ speaksFor: 'callKoiKoi', said: reason('theyAreFar'), weight: 50 }];
};

/** The next yaku, or the next point of one that grows, with what the hand and the field hold now. */
export const nextOf = (
  view: PlayerView,
): { readonly card: CardId; readonly yaku: YakuReach; readonly inHand: boolean } | null => {
  const near = ownSeat(view).reach.filter(isOneShort);
  const ready = near.flatMap((yaku) =>
    yaku.missing.flatMap(({ card, where }) => {
      if (where === 'hand' && isSameMonth(card, view.field)) return [{ card, yaku, inHand: true }];
      return where === 'field' && isSameMonth(card, view.hand) ? [{ card, yaku, inHand: false }] : [];
    }),
  );
  return ready.toSorted((a, b) => b.yaku.points - a.yaku.points).at(0) ?? null;
};

const own = (view: PlayerView): readonly CallFact[] => {
  const next = nextOf(view);
  if (next !== null) {
    const about = { card: next.card, yaku: next.yaku.id };
    return [
      {
        speaksFor: 'callKoiKoi',
        said: reason(next.inHand ? 'ownNextReady' : 'ownNextOpen', about),
        weight: 90,
      },
    ];
  }
  const isFar = !ownSeat(view).reach.some(isOneShort);
  return isFar ? [{ speaksFor: 'stop', said: reason('ownIsFar'), weight: 60 }] : [];
};

const FEW = 2;
const MANY = 5;

const time = (view: PlayerView): readonly CallFact[] => {
  const count = view.hand.length;
  const numbers = { count };
  const { exhaustion } = view.ruleSet;
  if (count >= MANY) return [{ speaksFor: 'callKoiKoi', said: reason('manyCards', { numbers }), weight: 30 }];
  if (count > FEW) return [];
  return [
    { speaksFor: 'stop', said: reason('fewCards', { numbers }), weight: 40 },
    exhaustion === 'last_caller'
      ? { speaksFor: 'callKoiKoi', said: reason('lastCallerScores'), weight: 80 }
      : { speaksFor: 'stop', said: reason('emptyHandsPayNothing'), weight: 65 },
  ];
};

const money = (view: PlayerView): readonly CallFact[] => {
  const { ruleSet, decision } = view;
  if (decision === null) return [];
  const { base } = decision.stop;
  const seven = ruleSet.sevenDouble;
  const facts: CallFact[] = [];
  if (seven !== null && base >= seven)
    facts.push({
      speaksFor: 'stop',
      said: reason('alreadyDoubled', { numbers: { base, seven } }),
      weight: 75,
    });
  if (seven !== null && base < seven && base >= seven - 2)
    facts.push({
      speaksFor: 'callKoiKoi',
      said: reason('nearDouble', { numbers: { base, seven } }),
      weight: 45,
    });
  if (decision.rivalMultipliers.some((each) => each.some(({ cause }) => cause === 'opp-koi')))
    facts.push({ speaksFor: 'stop', said: reason('callDoublesTheirs'), weight: 35 });
  if (decision.oneMore.multipliers.some(({ cause }) => cause === 'opp-koi'))
    facts.push({ speaksFor: 'callKoiKoi', said: reason('theirCallDoubles'), weight: 38 });
  if (ruleSet.ownKoi !== 'none' && decision.oneMore.multipliers.some(({ cause }) => cause === 'own-koi'))
    facts.push({ speaksFor: 'callKoiKoi', said: reason('ownCallDoubles'), weight: 55 });
  return facts;
};

/** In a month that ends the match: whether a stop wins it. */
export const isWonByStop = ({ decision, seat }: PlayerView): boolean => {
  const totals = decision?.totalsAfterStop ?? [];
  return totals.every((total, each) => each === seat || total < at(totals, seat));
};

const isLastMonth = ({ ruleSet, round }: PlayerView): boolean =>
  ruleSet.rounds !== null && round >= ruleSet.rounds;

const match = (view: PlayerView): readonly CallFact[] => {
  if (!isLastMonth(view)) return [];
  return isWonByStop(view)
    ? [{ speaksFor: 'stop', said: reason('stopWinsMatch'), weight: 200 }]
    : [{ speaksFor: 'callKoiKoi', said: reason('stopLosesMatch'), weight: 200 }];
};

/** @param forTheMatch what wins the match counts */
export const callFacts = (view: PlayerView, forTheMatch: boolean): readonly CallFact[] =>
  [
    ...theirs(view),
    ...own(view),
    ...time(view),
    ...money(view),
    ...(forTheMatch ? match(view) : []),
  ].toSorted((a, b) => b.weight - a.weight);
