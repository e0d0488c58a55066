/** All words of the app, by language and namespace, bundled at build time. Knows no component. */
import type { Language } from '../../shared/settings';
import deAbout from './de/about.json';
import deCards from './de/cards.json';
import deCoach from './de/coach.json';
import deDeals from './de/deals.json';
import deEditor from './de/editor.json';
import deFacts from './de/facts.json';
import deLearn from './de/learn.json';
import deLessons from './de/lessons.json';
import deOptions from './de/options.json';
import deRecord from './de/record.json';
import deReference from './de/reference.json';
import deReplay from './de/replay.json';
import deRules from './de/rules.json';
import deScreens from './de/screens.json';
import deSettings from './de/settings.json';
import deShortcuts from './de/shortcuts.json';
import deTable from './de/table.json';
import deTrainers from './de/trainers.json';
import enAbout from './en/about.json';
import enCards from './en/cards.json';
import enCoach from './en/coach.json';
import enDeals from './en/deals.json';
import enEditor from './en/editor.json';
import enFacts from './en/facts.json';
import enLearn from './en/learn.json';
import enLessons from './en/lessons.json';
import enOptions from './en/options.json';
import enRecord from './en/record.json';
import enReference from './en/reference.json';
import enReplay from './en/replay.json';
import enRules from './en/rules.json';
import enScreens from './en/screens.json';
import enSettings from './en/settings.json';
import enShortcuts from './en/shortcuts.json';
import enTable from './en/table.json';
import enTrainers from './en/trainers.json';
import itAbout from './it/about.json';
import itCards from './it/cards.json';
import itCoach from './it/coach.json';
import itDeals from './it/deals.json';
import itEditor from './it/editor.json';
import itFacts from './it/facts.json';
import itLearn from './it/learn.json';
import itLessons from './it/lessons.json';
import itOptions from './it/options.json';
import itRecord from './it/record.json';
import itReference from './it/reference.json';
import itReplay from './it/replay.json';
import itRules from './it/rules.json';
import itScreens from './it/screens.json';
import itSettings from './it/settings.json';
import itShortcuts from './it/shortcuts.json';
import itTable from './it/table.json';
import itTrainers from './it/trainers.json';
import jaAbout from './ja/about.json';
import jaCards from './ja/cards.json';
import jaCoach from './ja/coach.json';
import jaDeals from './ja/deals.json';
import jaEditor from './ja/editor.json';
import jaFacts from './ja/facts.json';
import jaLearn from './ja/learn.json';
import jaLessons from './ja/lessons.json';
import jaOptions from './ja/options.json';
import jaRecord from './ja/record.json';
import jaReference from './ja/reference.json';
import jaReplay from './ja/replay.json';
import jaRules from './ja/rules.json';
import jaScreens from './ja/screens.json';
import jaSettings from './ja/settings.json';
import jaShortcuts from './ja/shortcuts.json';
import jaTable from './ja/table.json';
import jaTrainers from './ja/trainers.json';

const english = {
  about: enAbout,
  cards: enCards,
  coach: enCoach,
  deals: enDeals,
  editor: enEditor,
  facts: enFacts,
  learn: enLearn,
  lessons: enLessons,
  options: enOptions,
  record: enRecord,
  reference: enReference,
  replay: enReplay,
  rules: enRules,
  screens: enScreens,
  settings: enSettings,
  shortcuts: enShortcuts,
  table: enTable,
  trainers: enTrainers,
};

export type Namespace = keyof typeof english;

/** A catalogue file: words, nested at will. */
export interface Words {
  readonly [key: string]: string | Words;
}

export const catalogues: Readonly<Record<Language, Readonly<Record<Namespace, Words>>>> = {
  en: english,
  de: {
    about: deAbout,
    cards: deCards,
    coach: deCoach,
    deals: deDeals,
    editor: deEditor,
    facts: deFacts,
    learn: deLearn,
    lessons: deLessons,
    options: deOptions,
    record: deRecord,
    reference: deReference,
    replay: deReplay,
    rules: deRules,
    screens: deScreens,
    settings: deSettings,
    shortcuts: deShortcuts,
    table: deTable,
    trainers: deTrainers,
  },
  it: {
    about: itAbout,
    cards: itCards,
    coach: itCoach,
    deals: itDeals,
    editor: itEditor,
    facts: itFacts,
    learn: itLearn,
    lessons: itLessons,
    options: itOptions,
    record: itRecord,
    reference: itReference,
    replay: itReplay,
    rules: itRules,
    screens: itScreens,
    settings: itSettings,
    shortcuts: itShortcuts,
    table: itTable,
    trainers: itTrainers,
  },
  ja: {
    about: jaAbout,
    cards: jaCards,
    coach: jaCoach,
    deals: jaDeals,
    editor: jaEditor,
    facts: jaFacts,
    learn: jaLearn,
    lessons: jaLessons,
    options: jaOptions,
    record: jaRecord,
    reference: jaReference,
    replay: jaReplay,
    rules: jaRules,
    screens: jaScreens,
    settings: jaSettings,
    shortcuts: jaShortcuts,
    table: jaTable,
    trainers: jaTrainers,
  },
};

/** A key without its plural ending: the count picks the form. */
type Singular<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type Path<W> = {
  [K in keyof W & string]: W[K] extends string ? Singular<K> : `${K}.${Path<W[K]>}`;
}[keyof W & string];

/** Every key that may be asked for, such as `cards:jan-crane.name`. English is the reference. */
export type Key = { [N in Namespace]: `${N}:${Path<(typeof english)[N]>}` }[Namespace];
