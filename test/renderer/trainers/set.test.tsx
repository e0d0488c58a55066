// @vitest-environment happy-dom
// Every kind of question as it is shown, answered by touch and by key, and what is told afterwards.
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SetScreen } from '../../../renderer/trainers/SetScreen';
import { TrainersScreen } from '../../../renderer/trainers/TrainersScreen';
import { answerKeys, askWords, optionCount } from '../../../renderer/trainers/questionWords';
import type { TrainerDesk } from '../../../renderer/trainers/trainerDesk';
import { formatNumber, t } from '../../../renderer/strings';
import { payExample } from '../../../main/payExample';
import { CARD_KINDS, MONTHS } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import { TRAINER_IDS } from '../../../shared/trainers';
import type { TrainerQuestion, TrainerResult } from '../../../shared/trainers';
import { button, click, mount, unmountAll } from '../../support/dom';
import { sketchView } from '../../support/policyPositions';

afterEach(unmountAll);

const PLACE = { number: 1, of: 10, level: 2 } as const;
const PILE = ['jul-boar', 'oct-deer', 'jun-butterflies'] as const;
const RULES = presets.modern;
const PAID = payExample(RULES, { month: 2, pile: PILE, calls: 0, rivalCalls: 0, fieldLights: 0 });

/** One of each kind, with the index that is right. */
const QUESTIONS: readonly (readonly [TrainerQuestion, number])[] = [
  [{ ...PLACE, type: 'plant', card: 'may-ribbon', options: [4, 5, 6, 7, 8, 12] }, 1],
  [{ ...PLACE, type: 'partner', card: 'feb-ribbon', options: ['mar-ribbon', 'jan-crane', 'feb-warbler'] }, 2],
  [{ ...PLACE, type: 'month', card: 'nov-lightning', options: MONTHS }, 10],
  [{ ...PLACE, type: 'kind', card: 'sep-cup', options: CARD_KINDS }, 1],
  [
    {
      ...PLACE,
      type: 'yaku',
      ruleSet: RULES,
      month: 2,
      pile: PILE,
      options: ['ino-shika-cho', 'tane', 'none'],
      many: false,
    },
    0,
  ],
  [{ ...PLACE, type: 'call', view: sketchView({ hand: ['jan-plain-1'] }), forTheMatch: false }, 1],
  [
    {
      ...PLACE,
      type: 'pays',
      ruleSet: RULES,
      month: 2,
      pile: PILE,
      calls: 0,
      rivalCalls: 0,
      dealer: 1,
      options: [5, 10, 6, 4],
    },
    0,
  ],
];

const resultOf = (question: TrainerQuestion, answer: number, marked: readonly number[]): TrainerResult => ({
  right: marked.includes(answer),
  answer: [answer],
  score: marked.includes(answer) ? 1 : 0,
  reasons: [],
  advice:
    question.type === 'call'
      ? {
          options: [
            { move: { type: 'stop' }, points: 1, margin: 0, odds: 0.5, reasons: [] },
            { move: { type: 'callKoiKoi' }, points: 4, margin: 0.2, odds: 0.5, reasons: [] },
          ],
          call: { score: 0.5, rival: 0.3, nobody: 0.2 },
        }
      : null,
  paid: question.type === 'pays' || question.type === 'yaku' ? PAID : null,
  set: null,
  progress: { id: 'months', level: 2, streak: 1, longest: 1, sets: 0 },
});

const deskFor = (question: TrainerQuestion, answer: number): TrainerDesk => ({
  progress: () =>
    Promise.resolve({
      trainers: TRAINER_IDS.map((id) => ({ id, level: 2, streak: 3, longest: 7, sets: 1 })),
      days: { days: 4, known: 12, due: 5 },
    }),
  start: vi.fn(() => Promise.resolve(question)),
  answer: vi.fn((marked: readonly number[]) => Promise.resolve(resultOf(question, answer, marked))),
  next: vi.fn(() => Promise.resolve({ ...question, number: 2 })),
  close: vi.fn(),
});

const still = signal(true);
const stand = async (desk: TrainerDesk) => {
  const onBack = vi.fn();
  await mount(<SetScreen id="months" level={null} desk={desk} reduced={still} onBack={onBack} />);
  await vi.waitFor(() => expect(document.querySelector('.ask')).not.toBeNull());
  return onBack;
};
const press = (key: string): Promise<void> =>
  act(() => {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const answers = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('button.answer'),
];
const marks = (): readonly (string | undefined)[] => answers().map(({ dataset }) => dataset['mark']);
const told = () => vi.waitFor(() => expect(document.querySelector('.verdictWord')).not.toBeNull());

describe.each(QUESTIONS)('%o', (question, right) => {
  it('is asked in words, with one button and one key for each option', async () => {
    await stand(deskFor(question, right));
    expect(document.querySelector('.ask')?.textContent).toBe(askWords(question));
    expect(answers()).toHaveLength(optionCount(question));
    expect(new Set(answerKeys(question)).size).toBe(optionCount(question));
    expect(document.activeElement?.className).toBe('ask');
  });

  it('is answered right by its key, and told by word and mark', async () => {
    const desk = deskFor(question, right);
    await stand(desk);
    await press(answerKeys(question)[right] ?? '');
    await told();
    expect(desk.answer).toHaveBeenCalledWith([right], expect.any(Number));
    expect(marks().filter((mark) => mark !== undefined)).toEqual(['right']);
    expect(document.querySelector('.verdictWord')?.textContent).toBe(t('trainers:screen.verdict.right'));
    expect(document.activeElement).toBe(button(t('trainers:screen.next')));
  });

  it('shows the right answer beside one wrongly touched, and takes no second one', async () => {
    const desk = deskFor(question, right);
    await stand(desk);
    const wrong = right === 0 ? 1 : 0;
    const [touched] = answers().slice(wrong);
    if (touched !== undefined) await click(touched);
    await told();
    expect(marks()[wrong]).toBe('wrong');
    expect(marks()[right]).toBe('should');
    await press(answerKeys(question)[right] ?? '');
    expect(desk.answer).toHaveBeenCalledTimes(1);
  });
});

it('does not tell by name what it asks', async () => {
  const [first] = QUESTIONS.filter(([{ type }]) => type === 'partner');
  if (first === undefined) throw new Error('no such question');
  await stand(deskFor(...first));
  const spoken = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  expect(spoken).toEqual(
    (['feb-ribbon', 'mar-ribbon', 'jan-crane', 'feb-warbler'] as const).map((card) =>
      t(`lessons:picture.${card}`),
    ),
  );
});

it('takes several marks where several may apply', async () => {
  const [found] = QUESTIONS.filter(([{ type }]) => type === 'yaku');
  const question = found?.[0];
  if (question?.type !== 'yaku') throw new Error('no such question');
  const desk = deskFor({ ...question, many: true }, 0);
  await stand(desk);
  await press('1');
  await press('2');
  await press('2');
  expect(desk.answer).not.toHaveBeenCalled();
  expect(answers().map((each) => each.ariaPressed ?? each.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  await press('Enter');
  await told();
  expect(desk.answer).toHaveBeenCalledWith([0], expect.any(Number));
});

it('shows both worths and three chances after stop or koi-koi, and the bill after points', async () => {
  for (const [question, right] of QUESTIONS) {
    if (question.type !== 'call' && question.type !== 'pays') continue;
    await stand(deskFor(question, right));
    await press(answerKeys(question)[right] ?? '');
    await told();
    if (question.type === 'call') {
      expect(document.querySelectorAll('.worthRow')).toHaveLength(2);
      expect(document.querySelectorAll('.odds li')).toHaveLength(3);
    } else {
      expect(document.querySelector('.billTotal dd')?.textContent).toBe(
        formatNumber(PAID?.payout.points ?? -1),
      );
      expect(document.querySelectorAll('[data-lit="true"]')).toHaveLength(3);
    }
    await unmountAll();
  }
});

it('is left by Escape at any time, and closes the set', async () => {
  const [question, right] = QUESTIONS[0] ?? [];
  if (question === undefined || right === undefined) throw new Error('no question');
  const desk = deskFor(question, right);
  const onBack = await stand(desk);
  await press('Escape');
  expect(onBack).toHaveBeenCalledOnce();
  await unmountAll();
  expect(desk.close).toHaveBeenCalledOnce();
});

it('begins at the level that was chosen', async () => {
  const [question, right] = QUESTIONS[0] ?? [];
  if (question === undefined || right === undefined) throw new Error('no question');
  const desk = deskFor(question, right);
  await mount(<TrainersScreen desk={desk} reduced={still} onBack={() => undefined} />);
  await vi.waitFor(() => expect(document.querySelectorAll('.trainerCard')).toHaveLength(4));
  const levels = document.querySelectorAll<HTMLElement>('.trainerCard:first-child [role=radio]');
  const fourth = levels[3];
  if (fourth !== undefined) await click(fourth);
  await click(button(`${t('trainers:screen.start')}: ${t('trainers:screen.trainer.months.title')}`));
  await vi.waitFor(() => expect(desk.start).toHaveBeenCalledWith('months', 4));
});
