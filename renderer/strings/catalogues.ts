/** All words of the app, by language and namespace, bundled at build time. Knows no component. */
import type { Language } from '../../shared/settings';
import deCards from './de/cards.json';
import deCoach from './de/coach.json';
import deReference from './de/reference.json';
import deRules from './de/rules.json';
import deScreens from './de/screens.json';
import deTable from './de/table.json';
import enCards from './en/cards.json';
import enCoach from './en/coach.json';
import enReference from './en/reference.json';
import enRules from './en/rules.json';
import enScreens from './en/screens.json';
import enTable from './en/table.json';
import itCards from './it/cards.json';
import itCoach from './it/coach.json';
import itReference from './it/reference.json';
import itRules from './it/rules.json';
import itScreens from './it/screens.json';
import itTable from './it/table.json';
import jaCards from './ja/cards.json';
import jaCoach from './ja/coach.json';
import jaReference from './ja/reference.json';
import jaRules from './ja/rules.json';
import jaScreens from './ja/screens.json';
import jaTable from './ja/table.json';

const english = {
  cards: enCards,
  coach: enCoach,
  reference: enReference,
  rules: enRules,
  screens: enScreens,
  table: enTable,
};

export type Namespace = keyof typeof english;

/** A catalogue file: words, nested at will. */
export interface Words {
  readonly [key: string]: string | Words;
}

export const catalogues: Readonly<Record<Language, Readonly<Record<Namespace, Words>>>> = {
  en: english,
  de: {
    cards: deCards,
    coach: deCoach,
    reference: deReference,
    rules: deRules,
    screens: deScreens,
    table: deTable,
  },
  it: {
    cards: itCards,
    coach: itCoach,
    reference: itReference,
    rules: itRules,
    screens: itScreens,
    table: itTable,
  },
  ja: {
    cards: jaCards,
    coach: jaCoach,
    reference: jaReference,
    rules: jaRules,
    screens: jaScreens,
    table: jaTable,
  },
};

/** A key without its plural ending: the count picks the form. */
type Singular<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type Path<W> = {
  [K in keyof W & string]: W[K] extends string ? Singular<K> : `${K}.${Path<W[K]>}`;
}[keyof W & string];

/** Every key that may be asked for, such as `cards:jan-crane.name`. English is the reference. */
export type Key = { [N in Namespace]: `${N}:${Path<(typeof english)[N]>}` }[Namespace];
