/** Sentences of the catalogue `lessons` by the ids that main gives them. Knows no lesson. */
import { catalogues } from '../strings/catalogues';
import type { Key, Words } from '../strings/catalogues';

type LessonKey = Extract<Key, `lessons:${string}`>;

const PLURALS = ['', '_other'];

/** The text at a path, whatever its plural forms. */
const hasText = (path: readonly string[]): boolean => {
  const [last, ...before] = path.toReversed();
  let at: string | Words | undefined = catalogues.en.lessons;
  for (const name of before.reverse()) at = typeof at === 'object' ? at[name] : undefined;
  const words = at;
  return (
    typeof words === 'object' && PLURALS.some((form) => typeof words[`${last ?? ''}${form}`] === 'string')
  );
};

const PREFIX = 'lessons:';

const isLessonKey = (key: string): key is LessonKey =>
  key.startsWith(PREFIX) && hasText(key.slice(PREFIX.length).split('.'));

/** @throws where the catalogue has no such sentence */
export function lessonKey(id: string): LessonKey {
  const key = `lessons:${id}`;
  if (!isLessonKey(key)) throw new Error(`the teacher has no words for ${id}`);
  return key;
}
