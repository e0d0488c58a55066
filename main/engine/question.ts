/** When a turn's yaku raise the stop or koi-koi question. Answers nothing and changes no state. Source: rules matrix, 2.5. */
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import { NOTHING_HELD, type HeldYaku } from './state';
import { baseOf } from './yaku';

/** Those of `yaku` that are new, or worth more, against what the seat already had. */
export const freshYaku = (held: HeldYaku, yaku: readonly YakuScore[]): readonly YakuScore[] =>
  yaku.filter(({ id, points }) => points > (held.points[id] ?? 0));

/** True when the player is asked, or on the last turn paid, for these yaku: new ones, or a sum never held before. */
export const raisesQuestion = (ruleSet: RuleSet, held: HeldYaku, yaku: readonly YakuScore[]): boolean => {
  const base = baseOf(yaku);
  if (base === 0 || base < ruleSet.minStop) return false;
  return ruleSet.promptOn === 'total_rise'
    ? base > held.best
    : yaku.some(({ id }) => held.points[id] === undefined);
};

/** What the seat has had once these yaku are asked about or passed over. */
export const heldAfter = (held: HeldYaku, yaku: readonly YakuScore[]): HeldYaku => {
  if (held === NOTHING_HELD && yaku.length === 0) return held;
  const lapsed = Object.keys(held.points).map((id) => [id, 0] as const);
  const now = yaku.map(({ id, points }) => [id, points] as const);
  return { best: Math.max(held.best, baseOf(yaku)), points: Object.fromEntries([...lapsed, ...now]) };
};
