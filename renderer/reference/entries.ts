/** Everything that the pages tell, as entries to search. Searches nothing, decides no rule. */
import { CARD_IDS, kindOf, monthOf, MONTHS } from '../../shared/cards';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { articlesOf, ARTICLE_PAGES } from './articles';
import { japaneseOf } from './names';
import type { ReferencePage } from './pages';
import { rulesInWords } from './rulesInWords';
import type { Entry } from './search';
import { yakuLines } from './yakuLines';

export type ReferenceEntry = Entry<ReferencePage>;

const yakuEntries = (rules: RuleSet): readonly ReferenceEntry[] =>
  yakuLines(rules).map(({ id, name, how, value }) => ({
    page: 'cards',
    id,
    title: name,
    names: isHouseYakuId(id) ? [] : [...japaneseOf(`cards:yaku.${id}.name`), t(`cards:yaku.${id}.romaji`)],
    texts: [`${how} · ${value}`],
    alike: [id],
  }));

/** A card is found by its name, its kind, its month and its flower. */
const cardEntries = (): readonly ReferenceEntry[] =>
  CARD_IDS.map((card) => {
    const [kind, month] = [kindOf(card), monthOf(card)];
    const facts = [t(`cards:kind.${kind}`), t(`cards:month.${month}.name`), t(`cards:month.${month}.flower`)];
    return {
      page: 'months',
      id: card,
      title: t(`cards:${card}.name`),
      names: japaneseOf(`cards:${card}.name`),
      texts: [facts.join(' · ')],
      alike: [
        card,
        kind,
        ...japaneseOf(`cards:kind.${kind}`),
        ...japaneseOf(`cards:month.${month}.name`),
        ...japaneseOf(`cards:month.${month}.flower`),
      ],
    };
  });

const ruleEntries = (rules: RuleSet): readonly ReferenceEntry[] =>
  rulesInWords(rules).map(({ id, title, sentences }) => ({
    page: 'rules',
    id,
    title,
    names: [],
    texts: sentences,
    alike: [],
  }));

const monthEntries = (): readonly ReferenceEntry[] =>
  MONTHS.map((month) => ({
    page: 'months',
    id: `month-${month}`,
    title: t('reference:month', {
      month: t(`cards:month.${month}.name`),
      flower: t(`cards:month.${month}.flower`),
    }),
    names: [t(`reference:plant.${month}`), t(`cards:month.${month}.old`)],
    texts: [t(`facts:month.${month}.text`)],
    alike: [...japaneseOf(`cards:month.${month}.name`), ...japaneseOf(`reference:plant.${month}`)],
  }));

const articleEntries = (): readonly ReferenceEntry[] =>
  ARTICLE_PAGES.flatMap((page) =>
    articlesOf(page).map(({ id, title, japanese, text, alike }) => ({
      page,
      id,
      title,
      names: japanese === '' ? [] : [japanese],
      texts: [text],
      alike,
    })),
  );

/** Everything that can be found, by these rules and in the current language. */
export const entriesOf = (rules: RuleSet): readonly ReferenceEntry[] => [
  ...yakuEntries(rules),
  ...monthEntries(),
  ...cardEntries(),
  ...articleEntries(),
  ...ruleEntries(rules),
];
