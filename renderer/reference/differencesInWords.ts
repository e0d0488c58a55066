/** How a rule-set differs from another, by default from the standard of this game, in its own sentences. Decides no rule. */
import { presets } from '../../shared/presets';
import { differences } from '../../shared/ruleDifferences';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';
import type { PileYakuId } from '../../shared/yaku';
import { formatList, t } from '../strings';
import { playedRules } from './playedRules';
import { toldRules } from './rulesInWords';
import { listNames, points } from './told';
import { houseValue, howToMake, valueInWords } from './yakuLines';

const pays = (rules: RuleSet, id: PileYakuId, value: Exclude<YakuValue, null>): string =>
  t('rules:differs.pays', { yaku: t(`cards:yaku.${id}.name`), value: valueInWords(rules, { id, value }) });

/** Counted yaku that ask for another number of cards say how many. */
function paysNow(rules: RuleSet, standard: RuleSet, id: PileYakuId, value: Exclude<YakuValue, null>): string {
  const before = standard.yaku[id];
  const sameCards =
    typeof value === 'number' || (typeof before === 'object' && before !== null && before[0] === value[0]);
  if (sameCards) return pays(rules, id, value);
  return t('rules:differs.paysFor', {
    yaku: t(`cards:yaku.${id}.name`),
    how: howToMake(rules, id),
    value: valueInWords(rules, { id, value }),
  });
}

/** Yaku that pay otherwise, yaku that the standard does not know, and those of it that are left out. */
function yakuDifferences(rules: RuleSet, standard: RuleSet, changed: readonly string[]): readonly string[] {
  const played = YAKU_IDS.flatMap((id) => {
    const value = rules.yaku[id];
    return value !== null && changed.includes(`yaku.${id}`) ? [{ id, value }] : [];
  });
  const listOf = (added: boolean): string =>
    formatList(
      played
        .filter(({ id }) => (standard.yaku[id] === null) === added)
        .map(({ id, value }) => (added ? pays(rules, id, value) : paysNow(rules, standard, id, value))),
    );
  const other = listOf(false);
  const more = listOf(true);
  const left = YAKU_IDS.filter((id) => rules.yaku[id] === null && standard.yaku[id] !== null);
  return [
    ...(other === '' ? [] : [t('rules:differs.values', { yaku: other })]),
    ...(more === '' ? [] : [t('rules:differs.added', { yaku: more })]),
    ...(left.length === 0
      ? []
      : [t('rules:differs.left', { yaku: listNames(left.map((id) => t(`cards:yaku.${id}.name`))) })]),
  ];
}

const houseDifferences = (rules: RuleSet): readonly string[] =>
  rules.houseYaku.map((house) =>
    t('rules:differs.house', {
      name: house.name,
      how: howToMake(rules, house.id),
      value: valueInWords(rules, { id: house.id, value: houseValue(house) }),
    }),
  );

/**
 * One sentence or more for every choice that is played otherwise than in the standard, and nothing else: empty for rules
 * that play as it does.
 */
export function differencesInWords(
  rules: RuleSet,
  standardRules: RuleSet = presets.modern,
): readonly string[] {
  const played = playedRules(rules);
  const standard = playedRules(standardRules);
  const changed = differences(standard, played).map(({ field }) => field);
  const concerns = (field: string): boolean =>
    changed.some((each) => each === field || each.startsWith(`${field}.`));
  const told = new Set(toldRules(standardRules).map(({ text }) => text));
  const sentences = toldRules(rules)
    .filter(({ of, text }) => of.some(concerns) && !told.has(text))
    .map(({ text }) => text);
  return [
    ...sentences,
    ...yakuDifferences(played, standard, changed),
    ...(changed.includes('houseYaku') ? houseDifferences(played) : []),
  ];
}

const FRAGMENTS = {
  ownKoi: {
    none: null,
    once: 'rules:short.own.once',
    per_call: 'rules:short.own.per_call',
    add: 'rules:short.own.add',
  },
  oppKoi: { none: null, once: 'rules:short.opp.once', per_call: 'rules:short.opp.per_call' },
} as const;

/** The rules in one line: what multiplies a sum, and house yaku. */
export function shortRules(rules: RuleSet): string {
  const { players, sevenDouble, ownKoi, oppKoi, fieldLights, maxCalls, houseYaku } = playedRules(rules);
  const calls = maxCalls === 0 ? [] : [FRAGMENTS.ownKoi[ownKoi], FRAGMENTS.oppKoi[oppKoi]];
  const multiplying = [
    ...(sevenDouble === null ? [] : [t('rules:short.seven', { points: points(sevenDouble) })]),
    ...calls.flatMap((key) => (key === null ? [] : [t(key, { count: players - 1 })])),
    ...(fieldLights === 'off' ? [] : [t('rules:short.lights')]),
  ];
  return [
    ...(multiplying.length === 0 ? [t('rules:short.nothing')] : multiplying),
    ...(houseYaku.length === 0 ? [] : [t('rules:short.house', { count: houseYaku.length })]),
  ].join(t('rules:short.separator'));
}
