/** Whether the house yaku of a well-formed rule-set can be played. Scores no pile. */
import { houseYakuId, type HouseYaku } from '../../shared/houseYaku';
import type { HouseYakuId } from '../../shared/yaku';
import type { PlayProblem, RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { cardsOfPattern } from './mostPoints';

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

const asRead = ({ name }: HouseYaku): string => name.normalize('NFKC').toLowerCase();

/** True when following what a yaku replaces leads back to it. */
const replacesItself = (all: readonly HouseYaku[], start: HouseYaku): boolean => {
  const seen = new Set<HouseYakuId>();
  const leadsBack = (from: HouseYaku): boolean =>
    all
      .filter(({ id }) => from.replaces.includes(id))
      .some((next) => {
        if (next.id === start.id) return true;
        if (seen.has(next.id)) return false;
        seen.add(next.id);
        return leadsBack(next);
      });
  return leadsBack(start);
};

export const houseProblems = (ruleSet: RuleSet): readonly RuleProblem[] => {
  const all = ruleSet.houseYaku;
  const isKnown = (id: string): boolean => !id.startsWith('house-') || all.some((yaku) => yaku.id === id);
  return all.flatMap((yaku, index) => {
    const { id, pattern, replaces } = yaku;
    const sharesName = all.slice(0, index).some((earlier) => asRead(earlier) === asRead(yaku));
    const reachable = pattern.need <= new Set(cardsOfPattern(ruleSet, yaku)).size;
    const checks: readonly (readonly [holds: boolean, field: string, code: PlayProblem])[] = [
      [id === houseYakuId(index + 1), 'id', 'houseIds'],
      [!sharesName, 'name', 'houseNames'],
      [pattern.type === 'kind' || isDistinct(pattern.cards), 'pattern.cards', 'houseCardTwice'],
      [reachable, 'pattern.need', 'houseNeedOutOfReach'],
      [isDistinct(replaces) && replaces.every(isKnown), 'replaces', 'houseReplacesUnknown'],
      [!replacesItself(all, yaku), 'replaces', 'houseReplacesItself'],
    ];
    return checks.flatMap(([holds, field, code]) =>
      holds ? [] : [{ field: `houseYaku.${index}.${field}`, code }],
    );
  });
};
