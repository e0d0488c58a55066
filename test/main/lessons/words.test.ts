// Every sentence that a lesson can say is in the catalogue with what it needs, and the catalogue holds no other.
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../main/lessons/data';
import type { LessonStep } from '../../../main/lessons/lesson';
import { actsOf } from '../../../main/lessons/spelling';
import { CARD_IDS, MONTHS } from '../../../shared/cards';
import { LESSON_IDS } from '../../../shared/lessons';
import { catalogues } from '../../../renderer/strings/catalogues';
import type { Words } from '../../../renderer/strings/catalogues';
import { LESSON_KEYS } from './lessonKeys';

const keysOfStep = ({ id, says = [], expect: waits, wrong = [] }: LessonStep): readonly string[] => [
  `${id}.say`,
  ...says.map((said) => `${said.id}.say`),
  ...wrong.map((_, index) => `${id}.wrong.${index}`),
  ...(actsOf(waits).length > 0 ? [`${id}.way`] : []),
];

/** Written out in the modules that say them. */
const said = (names: string, prefix: string): readonly string[] =>
  names.split(' ').map((name) => prefix + name);
const REFLEXES =
  'fieldCardFirst drawPile theirHand foundAlready notPartner nextWithoutAction idle solved read thatIs lookFirst ' +
  'touchInstead lookAgain playInstead chooseFirst decideFirst notYours notNow anotherTime coachLater playOn yourTime ' +
  'lookingBack lessonOver';
/** While the table plays what has happened the window answers by itself. */
const BY_WINDOW = ['reflex.whileTheyPlay'];

const EXPECTED = new Set([
  ...LESSON_IDS.flatMap((id) => [`lesson.${id}.title`, `lesson.${id}.goal`]),
  ...MONTHS.map((month) => `flower.${month}`),
  ...CARD_IDS.map((card) => `picture.${card}`),
  ...LESSON_IDS.flatMap((id) => LESSONS[id].scenes.flatMap(({ steps }) => steps.flatMap(keysOfStep))),
  ...said(REFLEXES, 'reflex.'),
  ...BY_WINDOW,
  ...said('theyNeedOneOnField nextRaiseInHand sevenReached fewCards else', 'thought.decide.'),
  ...said('finishesYaku deny twoAway bestCapture safeDiscard', 'thought.play.'),
  'thought.choose.any',
  ...said('firstYaku lastTurn lastTurnCaller lastTurnDealer', 'comment.'),
  ...said('koi stop deny finish choice card none', 'review.best.'),
  ...said('koi stop deny finish choice card clean', 'review.costliest.'),
]);

const textsOf = (part: 'flower' | 'picture'): readonly string[] => {
  const words: string | Words | undefined = catalogues.en.lessons[part];
  return typeof words === 'object' ? Object.values(words).filter((text) => typeof text === 'string') : [];
};

describe('the catalogue of lessons', () => {
  it('holds what is said, and nothing else', () => {
    expect([...LESSON_KEYS].sort()).toEqual([...EXPECTED].sort());
  });

  it('tells a card’s picture without its plant or month', () => {
    const flowers = textsOf('flower').flatMap((name) => name.split(' '));
    const months = MONTHS.map((month) =>
      new Date(Date.UTC(2000, month - 1)).toLocaleString('en', { month: 'long' }),
    );
    const telling = new RegExp(`\\b(${[...flowers, ...months].join('|')})s?\\b`, 'i');
    const pictures = textsOf('picture');
    expect(pictures.filter((text) => telling.test(text))).toEqual([]);
    expect(new Set(pictures).size).toBe(CARD_IDS.length);
  });
});
