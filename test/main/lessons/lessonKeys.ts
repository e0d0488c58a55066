// Every sentence of the lessons' catalogue by its id, plural forms as one.
import { catalogues } from '../../../renderer/strings/catalogues';
import type { Words } from '../../../renderer/strings/catalogues';

const PLURAL = /_(one|other)$/;

const keysOf = (words: Words, prefix = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [(prefix + key).replace(PLURAL, '')] : keysOf(value, `${prefix}${key}.`),
  );

export const LESSON_KEYS: ReadonlySet<string> = new Set(keysOf(catalogues.en.lessons));
