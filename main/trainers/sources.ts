/** Where a set's questions come from: one source a trainer, asked ten times. */
import type { CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { TrainerId, TrainerLevel } from '../../shared/trainers';
import { times } from '../engine/lists';
import { callQuestion } from './call/callQuestion';
import type { CallStock } from './call/callStock';
import { betterSide } from './call/position';
import type { CallSide } from './call/position';
import type { Exercise, Verdict } from './exercise';
import type { Lot } from './lot';
import { monthsQuestion } from './months/monthsQuestion';
import { cardsOfSet, SET, withAgain } from './months/monthsSet';
import { isLeech } from './months/schedule';
import type { CardRecord } from './months/schedule';
import { paysQuestion } from './pays/paysQuestion';
import { yakuQuestion } from './yaku/yakuQuestion';

export interface Source {
  /** Null where the rules have none. */
  next(): Promise<Exercise | null> | Exercise;
  /** The answer to the latest question. @returns the card whose next time it moves, if any */
  heard(verdict: Verdict): CardId | null;
}

export interface SourceParts {
  readonly lot: Lot;
  readonly level: TrainerLevel;
  readonly ruleSet: RuleSet;
  readonly stock: Pick<CallStock, 'prepare' | 'take'>;
  readonly now: Date;
  cards(): readonly CardRecord[];
}

const monthsSource = (parts: SourceParts): Source => {
  const { lot, level, now } = parts;
  let set = cardsOfSet(lot, level, parts.cards(), now);
  let index = -1;
  return {
    next() {
      index += 1;
      const asked = set[index];
      if (asked === undefined) throw new Error('a set has ten cards');
      const record = parts.cards().find(({ card }) => card === asked.card);
      return monthsQuestion(lot, level, asked.card, record !== undefined && isLeech(record));
    },
    heard({ right }) {
      const asked = set[index];
      if (!right) set = withAgain(set, index);
      return asked?.counts === true ? asked.card : null;
    },
  };
};

const plainSource = (next: () => Exercise): Source => ({ next, heard: () => null });

/** As many of the one kind as of the other over many sets; in one set not quite, so that nobody can count. */
const sidesOfSet = (lot: Lot): CallSide[] => {
  const calls = SET / 2 - 1 + lot.below(3);
  return [...lot.shuffled(times(SET, (index): CallSide => (index < calls ? 'callKoiKoi' : 'stop')))];
};

/** Where nobody may call, the usual rules ask. */
export const callRules = (ruleSet: RuleSet): RuleSet => (ruleSet.maxCalls === 0 ? presets.modern : ruleSet);

const callSource = ({ lot, level, ruleSet, stock }: SourceParts): Source => {
  stock.prepare(callRules(ruleSet), level);
  const sides = sidesOfSet(lot);
  return {
    async next() {
      const position = await stock.take([...new Set(sides)]);
      if (position === null) return null;
      // Where the kind that was next is not there yet, another of the set's comes first.
      const place = sides.indexOf(betterSide(position));
      sides.splice(Math.max(0, place), 1);
      return callQuestion(position);
    },
    heard: () => null,
  };
};

export const sourceOf = (id: TrainerId, parts: SourceParts): Source => {
  const { lot, level, ruleSet } = parts;
  switch (id) {
    case 'months':
      return monthsSource(parts);
    case 'yaku':
      return plainSource(() => yakuQuestion(lot, level, ruleSet));
    case 'call':
      return callSource(parts);
    case 'pays':
      return plainSource(() => paysQuestion(lot, level, ruleSet));
  }
};
