// @vitest-environment happy-dom
// Holds the check's answers to the scorer and to the tables of cards, and its screen to what a learner does.
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, isAnsweredRight } from '../../../renderer/check/checkOptions';
import { FIRST_TWELVE, TWELVE_MORE } from '../../../renderer/check/checkQuestions.table';
import type { CheckQuestion } from '../../../renderer/check/checkQuestions.table';
import { beginCheck, checkRun } from '../../../renderer/check/checkRun';
import { CheckScreen } from '../../../renderer/check/CheckScreen';
import { askWords, optionWords, whyWords } from '../../../renderer/check/checkWords';
import { setLanguage, t } from '../../../renderer/strings';
import { payExample } from '../../../main/payExample';
import { kindOf, monthOf, sameMonth } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import { LANGUAGES } from '../../../shared/settings';
import { DRY_LIGHTS, POETRY_RIBBONS, RAIN_MAN, setCards } from '../../../shared/yakuCards';
import { button, click, hasButton, mount, unmountAll } from '../../support/dom';

const ALL = [...FIRST_TWELVE, ...TWELVE_MORE];
const find = (id: string): CheckQuestion => {
  const found = ALL.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
};
const paidFor = ({ answer }: CheckQuestion, rules = presets.modern) =>
  answer.type === 'number' && answer.example !== null ? payExample(rules, answer.example) : null;

const among = (cards: readonly CardId[], isRight: (card: CardId) => boolean) => cards.filter(isRight);
/** By the tables alone: which of the cards offered are right. */
const CARDS: Readonly<
  Record<string, (from: readonly CardId[], question: CheckQuestion) => readonly CardId[]>
> = {
  wisteria: (from) => among(from, (card) => from.some((other) => other !== card && sameMonth(card, other))),
  notAlive: (from) => among(from, (card) => kindOf(card) === 'animal'),
  deny: (from, { shown }) => {
    const lacking = setCards('ino-shika-cho', 1).filter((card) => !shown.theirs?.includes(card));
    return among(from, (card) =>
      lacking.every((open) => shown.field?.includes(open) && sameMonth(card, open)),
    );
  },
  safe: (from, { shown }) =>
    among(
      from,
      (card) =>
        [...from, ...(shown.theirs ?? [])].filter((other) => sameMonth(card, other)).length === 4 &&
        !shown.field?.some((open) => sameMonth(card, open)),
    ),
  cherry: (from) => among(from, (card) => monthOf(card) === 3),
  noLight: (from) => among(from, (card) => kindOf(card) !== 'light'),
  rainPartner: (from) => among(from, (card) => sameMonth(card, RAIN_MAN)),
  oneMatch: (from, { shown }) =>
    among(from, (card) => shown.played?.every((each) => sameMonth(card, each)) === true),
  poetry: (from) => among(from, (card) => POETRY_RIBBONS.includes(card)),
  moonFree: (from, { shown }) => {
    const light = DRY_LIGHTS.find((card) => shown.field?.includes(card));
    return among(from, (card) => light !== undefined && sameMonth(card, light));
  },
};

const MODERN: Readonly<Record<string, number>> = {
  rainMan: 0,
  sixAnimals: 2,
  doubled: 32,
  trio: 5,
  fiveRibbons: 1,
  sixNotDoubled: 6,
  notStopping: 0,
  punished: 0,
};

describe('the answers', () => {
  it('are twice twelve', () => {
    expect([FIRST_TWELVE.length, TWELVE_MORE.length]).toEqual([12, 12]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(24);
  });

  it.each(ALL.filter(({ answer }) => answer.type === 'cards'))(
    '$id: the cards that the tables name',
    (question) => {
      const { answer } = question;
      if (answer.type !== 'cards') throw new Error('no cards');
      expect(CARDS[question.id]?.(answer.from, question)).toEqual(answer.right);
      const shown = Object.values(question.shown).flat();
      expect(new Set([...answer.from, ...shown]).size).toBe(answer.from.length + shown.length);
    },
  );

  it.each(ALL.filter(({ answer }) => answer.type === 'number'))('$id: what the scorer pays', (question) => {
    const { options, right } = askedOf(question, paidFor(question));
    const [index = -1] = right;
    expect(right).toHaveLength(1);
    expect(options[index]).toEqual({ type: 'number', number: MODERN[question.id] });
  });

  it.each(Object.entries(presets))('have four different numbers, one of them right, by %s', (_, rules) => {
    for (const question of ALL.filter(({ answer }) => answer.type === 'number')) {
      const paid = paidFor(question, rules);
      const { options, right } = askedOf(question, paid);
      expect(new Set(options.map(optionWords)).size).toBe(4);
      expect(right).toHaveLength(1);
    }
  });

  it('name the storm by its card', () => {
    const { answer, shown } = find('storm');
    const [card = 'jan-crane'] = shown.played ?? [];
    expect(answer.type === 'monthKind' && answer.options[0]).toEqual([monthOf(card), kindOf(card)]);
  });

  it.each(['threeMaples', 'drawnTwo'])('%s: as many lie on the field as the words say', (id) => {
    const { answer, shown } = find(id);
    const [played = 'jan-crane'] = shown.played ?? [];
    const partners = shown.field?.filter((card) => sameMonth(card, played)) ?? [];
    expect(answer.type === 'words' && answer.options[0]).toBe(
      partners.length === 3 ? 'takeAll' : 'chooseOne',
    );
  });

  it.each(LANGUAGES)('have words for everything in %s', (language) => {
    setLanguage(language);
    for (const question of ALL) {
      expect(askWords(question.id) && whyWords(question.id)).not.toBe('');
      for (const option of askedOf(question, paidFor(question)).options)
        expect(optionWords(option) === '').toBe(option.type === 'card');
    }
    setLanguage('en');
  });
});

describe('the screen', () => {
  beforeEach(() => beginCheck('first'));
  afterEach(unmountAll);
  const onLesson = vi.fn();
  const stand = async (): Promise<void> => {
    await mount(
      <CheckScreen
        rules={presets.modern}
        example={(example) => Promise.resolve(payExample(presets.modern, example))}
        onLesson={onLesson}
        onBack={() => undefined}
      />,
    );
    await vi.waitFor(() => expect(document.querySelector('.ask')).not.toBeNull());
  };
  const press = (key: string): Promise<void> =>
    act(() => {
      const at = document.activeElement ?? document.body;
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });

  it('is passed by keys alone', async () => {
    await stand();
    for (const question of FIRST_TWELVE) {
      await vi.waitFor(() => expect(document.querySelector('.ask')?.textContent).toBe(askWords(question.id)));
      await vi.waitFor(() => expect(document.querySelector('.answer')).not.toBeNull());
      const asked = askedOf(question, paidFor(question));
      for (const index of asked.right.slice(0, asked.picks)) await press(`${index + 1}`);
      await vi.waitFor(() => expect(hasButton(t('trainers:screen.next'))).toBe(true));
      expect(hasButton(t('learn:check.showAgain'))).toBe(false);
      await click(button(t('trainers:screen.next')));
    }
    await vi.waitFor(() => expect(document.body.textContent).toContain(t('learn:check.passed')));
    expect(checkRun.value.right).toEqual(FIRST_TWELVE.map(() => true));
  });

  it('shows the right cards after wrong ones, and the lesson again; the question stands when it comes back', async () => {
    await stand();
    await press('2');
    await press('3');
    const marks = [...document.querySelectorAll<HTMLElement>('.answer')].map(
      ({ dataset }) => dataset['mark'],
    );
    expect(marks).toEqual(['should', 'wrong', 'wrong', 'should']);
    await click(button(t('learn:check.showAgain')));
    expect(onLesson).toHaveBeenCalledWith('months');
    await unmountAll();
    await stand();
    expect(hasButton(t('learn:check.showAgain'))).toBe(true);
    expect(checkRun.value.right).toEqual([false]);
  });
});

it('wants all cards, and no others', () => {
  const asked = askedOf(find('wisteria'), null);
  expect(isAnsweredRight(asked, [0, 3])).toBe(true);
  expect(isAnsweredRight(asked, [0, 1])).toBe(false);
  expect(isAnsweredRight(asked, [0])).toBe(false);
});
