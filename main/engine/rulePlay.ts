/** Whether a well-formed rule-set can be played at all: the checks between its fields. Refuses only what makes no sense. */
import { CARD_IDS } from '../../shared/cards';
import type { PlayProblem, RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { COUNT_YAKU, type CountYakuId } from '../../shared/yakuCards';
import { YAKU_IDS } from '../../shared/yaku';
import { houseProblems } from './housePlay';
import { cardsThatCount, mostPoints } from './mostPoints';

/** A larger field holds four of a month so often that dealing again would hardly end. */
const MOST_FIELD = 16;

const dealsEveryPlaceOnce = ({ deal }: RuleSet): boolean =>
  deal.order.toSorted().join() === 'dealer,field,others';

/** Every turn draws a card, so a hand card must find one in the pile. */
const hasCardsEnough = ({ players, handSize, fieldSize }: RuleSet): boolean =>
  2 * players * handSize + fieldSize <= CARD_IDS.length;

const ends = ({ rounds, target, scoring }: RuleSet): boolean =>
  rounds !== null || target !== null || scoring === 'chips';

const startsBelowTarget = ({ target, scoring, chips }: RuleSet): boolean =>
  target === null || scoring !== 'chips' || target > chips.start;

/** Viewings count only where they need no other yaku beside them. */
const hasYaku = ({ yaku, houseYaku, viewing }: RuleSet): boolean =>
  houseYaku.length > 0 ||
  YAKU_IDS.some((id) => {
    const isViewing = id === 'tsukimi' || id === 'hanami';
    return yaku[id] !== null && (!isViewing || viewing === 'always');
  });

const COUNTS: readonly CountYakuId[] = ['tane', 'tanzaku', 'kasu'];

const isInReach = (ruleSet: RuleSet, id: CountYakuId): boolean => {
  const value = ruleSet.yaku[id];
  return (
    value === null ||
    typeof value === 'number' ||
    value[0] <= cardsThatCount(ruleSet, COUNT_YAKU[id].kind).length
  );
};

/** Every reason for which nobody could play by these rules; none = playable. */
export const playProblems = (ruleSet: RuleSet): readonly RuleProblem[] => {
  const { sevenDouble, minStop } = ruleSet;
  const most = mostPoints(ruleSet);
  const checks: readonly (readonly [holds: boolean, field: string, code: PlayProblem])[] = [
    [dealsEveryPlaceOnce(ruleSet), 'deal.order', 'dealOrder'],
    [hasCardsEnough(ruleSet), 'handSize', 'tooFewCards'],
    [ruleSet.fieldSize <= MOST_FIELD, 'fieldSize', 'fieldTooLarge'],
    [ends(ruleSet), 'rounds', 'neverEnds'],
    [startsBelowTarget(ruleSet), 'target', 'targetTooLow'],
    [hasYaku(ruleSet), 'yaku', 'noYaku'],
    ...COUNTS.map((id) => [isInReach(ruleSet, id), `yaku.${id}`, 'thresholdOutOfReach'] as const),
    // Without any yaku nothing is in reach: one reason is enough.
    [!hasYaku(ruleSet) || sevenDouble === null || sevenDouble <= most, 'sevenDouble', 'sevenOutOfReach'],
    [!hasYaku(ruleSet) || minStop <= most, 'minStop', 'minStopOutOfReach'],
  ];
  const found = checks.flatMap(([holds, field, code]) => (holds ? [] : [{ field, code }]));
  return [...found, ...houseProblems(ruleSet)];
};
