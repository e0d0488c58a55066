/** What yaku, rule-sets and rivals are called in the current language. Words only. */
import type { MatchOptions, OpponentChoice, RulesChoice } from '../../shared/matchOptions';
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuId } from '../../shared/yaku';
import { isHouseYakuId } from '../../shared/houseYaku';
import { inJapanese, language, t } from '../strings';
import type { Key } from '../strings';

/** A house yaku is called what its family calls it. */
export function yakuName({ houseYaku }: RuleSet, id: YakuId): string {
  if (!isHouseYakuId(id)) return t(`cards:yaku.${id}.name`);
  const house = houseYaku.find((each) => each.id === id);
  if (house === undefined) throw new Error(`${id} is not in the rule-set`);
  return house.name;
}

/** The Japanese name; null for a house yaku, which has none. */
export const yakuJapanese = (id: YakuId): string | null =>
  isHouseYakuId(id) ? null : t(`cards:yaku.${id}.jp`);

/** A preset's name, or the name a player gave. */
export const rulesName = (choice: RulesChoice): string =>
  choice.type === 'own' ? choice.rules.name : t(`rules:preset.${choice.preset}.name`);

/** The rivals are Sakuya and, with three at the table, Toru. @param seat 1 or 2 */
export const rivalName = (seat: Seat): string => t(seat === 2 ? 'table:rival.2' : 'table:rival.1');

/** How well a rival plays, and how: "Hard · bold". @param seat 1 or 2 */
export function rivalLevel({ opponents }: MatchOptions, seat: Seat): string {
  const choice = opponents[seat - 1];
  return choice === undefined ? '' : styleWords(choice);
}

const styleWords = ({ level, manner }: OpponentChoice): string =>
  t('coach:rival', { level: t(`coach:level.${level}.name`), manner: t(`coach:manner.${manner}.short`) });

/** The Japanese word for what a key names; none where that is the language shown. */
export const japaneseOf = (key: Key): readonly string[] => (language.value === 'ja' ? [] : [inJapanese(key)]);

/** Whether a name is written in Japanese: it then takes the Japanese font and voice. */
export const hasJapanese = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
