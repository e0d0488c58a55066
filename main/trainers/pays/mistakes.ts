/**
 * Wrong sums, each from a mistake that people make. Most mistakes are rules that somebody takes to hold and that do not:
 * the scorer reckons by those. The others add up wrongly.
 */
import type { CardId } from '../../../shared/cards';
import { kindOf } from '../../../shared/cards';
import type { PaidExample } from '../../../shared/ruleExamples';
import type { RuleSet, YakuValue } from '../../../shared/ruleSet';
import type { YakuScore } from '../../../shared/scoring';
import type { TrainerReason } from '../../../shared/trainers';
import type { PileYakuId } from '../../../shared/yaku';
import { RAIN_MAN } from '../../../shared/yakuCards';
import { isJoker } from '../../engine/jokers';
import { payoutOf } from '../../engine/score';
import { at, times } from '../../engine/lists';
import { yakuOf } from '../../engine/yaku';
import { reason } from '../exercise';
import { paidFor } from '../piles';
import type { Calls, Table } from '../piles';

/** A pile with its bill. */
export interface Bill extends Table, Calls {
  readonly pile: readonly CardId[];
  readonly paid: PaidExample;
}

export interface Mistake {
  readonly points: number;
  readonly why: TrainerReason;
}

/** What the pile would pay by other rules. */
const byRules = (bill: Bill, changed: Partial<RuleSet>): number => {
  const ruleSet = { ...bill.ruleSet, ...changed };
  return paidFor(ruleSet, yakuOf(ruleSet, bill.pile, bill.month), bill).payout.points;
};

/** What another sum would pay. */
const bySum = ({ ruleSet, calls, rivalCalls }: Bill, base: number): number =>
  payoutOf(ruleSet, 0, base, {
    calls: times(ruleSet.players, (seat) => at([calls, rivalCalls, 0], seat)),
    fieldLights: 0,
  }).points;

const valued = ({ yaku }: RuleSet, id: PileYakuId, value: YakuValue): Partial<RuleSet> => ({
  yaku: { ...yaku, [id]: value },
});

type Make = (bill: Bill) => readonly Mistake[];

/** Of the doubling from a sum on. */
const ofSeven: Make = (bill) => {
  const { base, points } = bill.paid.payout;
  const seven = bill.ruleSet.sevenDouble;
  if (seven === null) return [];
  const numbers = { base, seven };
  if (base >= seven)
    return [{ points: byRules(bill, { sevenDouble: null }), why: reason('sevenForgotten', { numbers }) }];
  if (base === seven - 1)
    return [{ points: byRules(bill, { sevenDouble: base }), why: reason('sixDoubled', { numbers }) }];
  return points >= seven ? [{ points: points * 2, why: reason('sevenAfterOther', { numbers }) }] : [];
};

const ofOwnCalls: Make = (bill) => {
  const { ownKoi, ownKoiCap } = bill.ruleSet;
  if (bill.calls === 0) return [];
  if (ownKoi === 'none') return [{ points: byRules(bill, { ownKoi: 'once' }), why: reason('ownCallsIdle') }];
  const forgotten = { points: byRules(bill, { ownKoi: 'none' }), why: reason('ownCallsForgotten') };
  if (bill.calls === 1) return [forgotten];
  const isOnce = ownKoi === 'once' || (ownKoi === 'per_call' && ownKoiCap === 1);
  const other = isOnce
    ? { points: byRules(bill, { ownKoi: 'per_call', ownKoiCap: null }), why: reason('ownCallsEach') }
    : { points: byRules(bill, { ownKoi: 'once' }), why: reason('ownCallsOnce') };
  return [other, forgotten];
};

const ofRivalCalls: Make = (bill) => {
  const { oppKoi } = bill.ruleSet;
  if (bill.rivalCalls === 0) return [];
  if (oppKoi === 'none')
    return [{ points: byRules(bill, { oppKoi: 'once' }), why: reason('rivalCallsIdle') }];
  const forgotten = { points: byRules(bill, { oppKoi: 'none' }), why: reason('rivalCallsForgotten') };
  if (bill.rivalCalls === 1) return [forgotten];
  const other =
    oppKoi === 'once'
      ? { points: byRules(bill, { oppKoi: 'per_call' }), why: reason('rivalCallsEach') }
      : { points: byRules(bill, { oppKoi: 'once' }), why: reason('rivalCallsOnce') };
  return [other, forgotten];
};

const plainWorth = (value: YakuValue): number => (typeof value === 'number' ? value : 0);

const HIGHER_LIGHTS = ['goko', 'shiko', 'ame-shiko'] as const;

const ofLights: Make = (bill) => {
  const { ruleSet, pile, paid } = bill;
  const three = plainWorth(ruleSet.yaku.sanko);
  const higher = paid.yaku.find(({ id }) => HIGHER_LIGHTS.some((light) => light === id));
  if (three === 0) return [];
  if (higher !== undefined)
    return [
      { points: bySum(bill, paid.payout.base + three), why: reason('lightsAdded', { yaku: higher.id }) },
    ];
  const lights = pile.filter((card) => kindOf(card) === 'light');
  return lights.length === 3 && lights.includes(RAIN_MAN)
    ? [
        {
          points: bySum(bill, paid.payout.base + three),
          why: reason('rainManThree', { card: RAIN_MAN, yaku: 'sanko' }),
        },
      ]
    : [];
};

const COUNTED = ['tane', 'tanzaku', 'kasu'] as const;

const ofFurther: Make = (bill) =>
  COUNTED.flatMap((id): readonly Mistake[] => {
    const value = bill.ruleSet.yaku[id];
    if (typeof value !== 'object' || value === null || !bill.paid.yaku.some((each) => each.id === id))
      return [];
    const flat = valued(bill.ruleSet, id, [value[0], value[1], 0]);
    return [{ points: byRules(bill, flat), why: reason('furtherForgotten', { yaku: id }) }];
  });

const ofJokers: Make = (bill) =>
  bill.pile.filter(isJoker).map((card) => {
    const { joker } = bill.ruleSet;
    const isPlain = joker[card] !== 'animal';
    return {
      points: byRules(bill, { joker: { ...joker, [card]: isPlain ? 'animal' : 'both' } }),
      why: reason(isPlain ? 'jokerNotPlain' : 'jokerAsPlain', { card }),
    };
  });

const VIEWINGS = ['tsukimi', 'hanami'] as const;

const ofViewings: Make = (bill) =>
  VIEWINGS.flatMap((yaku): readonly Mistake[] => {
    const { ruleSet } = bill;
    if (bill.paid.yaku.some(({ id }) => id === yaku)) return [];
    const value = ruleSet.yaku[yaku] ?? 5;
    const open = {
      yaku: { ...ruleSet.yaku, [yaku]: value },
      viewing: 'always',
      viewingCancel: 'none',
    } as const;
    const id =
      ruleSet.viewing === 'never' || ruleSet.yaku[yaku] === null
        ? 'viewingNotPlayed'
        : ruleSet.viewing === 'bonus' && bill.paid.yaku.length === 0
          ? 'viewingCountedAlone'
          : 'viewingSpoiled';
    return [{ points: byRules(bill, open), why: reason(id, { yaku }) }];
  });

const ofSets: Make = (bill) => {
  const { ruleSet, paid } = bill;
  const both = paid.yaku.find(({ id }) => id === 'akatan-aotan');
  const single = plainWorth(ruleSet.yaku.akatan) + plainWorth(ruleSet.yaku.aotan);
  const added: readonly Mistake[] =
    both === undefined || single === 0
      ? []
      : [
          {
            points: bySum(bill, paid.payout.base + single),
            why: reason('ribbonsAddedUp', { yaku: both.id }),
          },
        ];
  const grass = valued(ruleSet, 'kusatan', 5);
  return ruleSet.yaku.kusatan === null
    ? [...added, { points: byRules(bill, grass), why: reason('yakuNotPlayed', { yaku: 'kusatan' }) }]
    : added;
};

const ofForgetting: Make = (bill) => {
  const { yaku, payout } = bill.paid;
  if (yaku.length < 2) return [];
  const without = ({ id, points }: YakuScore): Mistake => ({
    points: bySum(bill, payout.base - points),
    why: reason('yakuForgotten', { yaku: id }),
  });
  return yaku.map(without);
};

const NAMED: readonly Make[] = [
  ofSeven,
  ofOwnCalls,
  ofRivalCalls,
  ofLights,
  ofJokers,
  ofViewings,
  ofSets,
  ofFurther,
  ofForgetting,
];

/** Slips of the reckoning, for want of better ones. */
const slips = ({ paid: { payout } }: Bill): readonly Mistake[] => {
  const { base, points } = payout;
  const isDoubled = points > base;
  return [
    ...(isDoubled ? [{ points: base, why: reason('sumOnly', { numbers: { base } }) }] : []),
    { points: points * 2, why: reason(isDoubled ? 'doubledOnceMore' : 'doubledForNothing') },
    { points: points + 1, why: reason('oneTooMany') },
    { points: points - 1, why: reason('oneTooFew') },
    { points: points + 2, why: reason('twoTooMany') },
    { points: points + 3, why: reason('threeTooMany') },
  ];
};

const eachOnce = (mistakes: readonly Mistake[], right: number): readonly Mistake[] => {
  const seen = new Set([right]);
  return mistakes.filter(({ points }) => {
    if (points <= 0 || seen.has(points)) return false;
    seen.add(points);
    return true;
  });
};

/** At least three wrong sums, no two alike, those of real mistakes first. */
export const mistakesOf = (
  bill: Bill,
): { readonly named: readonly Mistake[]; readonly slips: readonly Mistake[] } => {
  const right = bill.paid.payout.points;
  const named = eachOnce(
    NAMED.flatMap((make) => make(bill)),
    right,
  );
  const rest = eachOnce([...named, ...slips(bill)], right).slice(named.length);
  return { named, slips: rest };
};
