/** Glossary, advice and history as short articles in the current language. Knows no page and no rule. */
import { inJapanese, language, t } from '../strings';
import { GLOSSARY_IDS, HISTORY_IDS, TIP_IDS } from './facts.table';

export interface Article {
  readonly id: string;
  readonly title: string;
  /** What it is called in Japanese: signs with their sound, for Japanese readers the sound alone; '' = nothing. */
  readonly japanese: string;
  readonly text: string;
  /** Other spellings that find it. */
  readonly alike: readonly string[];
}

/** The sound in kana, which a player of any language may type. */
const kana = (id: (typeof GLOSSARY_IDS)[number]): readonly string[] =>
  language.value === 'ja' ? [] : [inJapanese(`facts:glossary.${id}.ja`)];

const ARTICLES = {
  glossary: (): readonly Article[] =>
    GLOSSARY_IDS.map((id) => ({
      id,
      title: t(`facts:glossary.${id}.term`),
      japanese: t(`facts:glossary.${id}.ja`),
      text: t(`facts:glossary.${id}.text`),
      alike: kana(id),
    })),
  tips: (): readonly Article[] =>
    TIP_IDS.map((id) => ({
      id,
      title: t(`facts:tip.${id}.title`),
      japanese: '',
      text: t(`facts:tip.${id}.text`),
      alike: [],
    })),
  history: (): readonly Article[] =>
    HISTORY_IDS.map((id) => ({
      id,
      title: t(`facts:history.${id}.title`),
      japanese: '',
      text: t(`facts:history.${id}.text`),
      alike: [],
    })),
} as const;

export const ARTICLE_PAGES = ['glossary', 'tips', 'history'] as const;
export type ArticlePage = (typeof ARTICLE_PAGES)[number];

export const articlesOf = (page: ArticlePage): readonly Article[] => ARTICLES[page]();
