/** The options of a question and which of them are right, in the order shown. Knows no words. */
import type { CardId, CardKind, Month } from '../../shared/cards';
import type { PaidExample } from '../../shared/ruleExamples';
import type { CheckQuestion } from './checkQuestions.table';

export type CheckOption =
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'words'; readonly id: string }
  | { readonly type: 'monthKind'; readonly month: Month; readonly kind: CardKind }
  | { readonly type: 'number'; readonly number: number };

export interface Asked {
  readonly question: CheckQuestion;
  readonly options: readonly CheckOption[];
  /** Indices. */
  readonly right: readonly number[];
  /** How many are to be touched. */
  readonly picks: number;
  readonly paid: PaidExample | null;
}

const CHOICES = 4;

/** The right number among those that come from doubling, from not doubling and from counting wrong; in order. */
function numbersFor(right: number, base: number): readonly number[] {
  const tempting = [right, base, 2 * base, 0, right + 1, 2 * right, right + 5, right + 10];
  return [...new Set(tempting)].slice(0, CHOICES).toSorted((a, b) => a - b);
}

/** The first of a table stands somewhere else in every question: later by as many as its id is long. */
function turned<T>(options: readonly T[], id: string): readonly T[] {
  const by = id.length % options.length;
  return [...options.slice(by), ...options.slice(0, by)];
}

const single = (
  question: CheckQuestion,
  options: readonly CheckOption[],
  isRight: (each: CheckOption) => boolean,
) => ({
  question,
  options,
  right: options.flatMap((option, index) => (isRight(option) ? [index] : [])),
  picks: 1,
});

/** @param paid what the example of a number pays; null where there is none */
export function askedOf(question: CheckQuestion, paid: PaidExample | null): Asked {
  const { answer, id } = question;
  switch (answer.type) {
    case 'cards': {
      const options = answer.from.map((card): CheckOption => ({ type: 'card', card }));
      const isRight = (each: CheckOption): boolean =>
        each.type === 'card' && answer.right.includes(each.card);
      const picks = answer.any ? 1 : answer.right.length;
      return { ...single(question, options, isRight), picks, paid: null };
    }
    case 'words': {
      const options = turned(answer.options, id).map((word): CheckOption => ({ type: 'words', id: word }));
      const isRight = (each: CheckOption): boolean => each.type === 'words' && each.id === answer.options[0];
      return { ...single(question, options, isRight), paid: null };
    }
    case 'monthKind': {
      const [first] = answer.options;
      const options = turned(answer.options, id).map(([month, kind]): CheckOption => ({
        type: 'monthKind',
        month,
        kind,
      }));
      const isRight = (each: CheckOption): boolean =>
        each.type === 'monthKind' && each.month === first?.[0] && each.kind === first[1];
      return { ...single(question, options, isRight), paid: null };
    }
    case 'number': {
      const right = paid?.payout.points ?? 0;
      const options = numbersFor(right, paid?.payout.base ?? 1).map((number): CheckOption => ({
        type: 'number',
        number,
      }));
      return {
        ...single(question, options, (each) => each.type === 'number' && each.number === right),
        paid,
      };
    }
  }
}

/** All that was to be touched, and nothing else; where any one is enough, one of them. */
export const isAnsweredRight = ({ right, picks }: Asked, marked: readonly number[]): boolean =>
  marked.length === picks && marked.every((index) => right.includes(index));
