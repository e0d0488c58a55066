/** Records as main would answer with them: shapes only, the numbers are made up. */
import { vi } from 'vitest';
import type { RecordDesk } from '../../../renderer/record/recordDesk';
import { MONTHS } from '../../../shared/cards';
import type { FinishedMatch } from '../../../shared/coach';
import { LEVEL_IDS } from '../../../shared/matchOptions';
import type { MatchOptions } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import { FAIRNESS_QUESTIONS } from '../../../shared/record';
import type { FairnessAnswer, PlayRecord, RecordedRules, Share } from '../../../shared/record';

export const MODERN: RecordedRules = {
  key: 'preset:modern',
  rules: { type: 'preset', preset: 'modern', months: null },
};

/** A family's rules with a yaku of its own. */
export const FAMILY: RecordedRules = {
  key: 'own:祖母の決まり',
  rules: {
    type: 'own',
    rules: {
      name: '祖母の決まり',
      ruleSet: {
        ...presets.modern,
        houseYaku: [
          {
            id: 'house-1',
            name: '春の三姉妹',
            pattern: { type: 'cards', cards: ['jan-crane', 'feb-warbler', 'mar-curtain'], need: 3 },
            points: 4,
            perFurther: 0,
            replaces: [],
          },
        ],
      },
    },
  },
};

export const optionsOf = (rules: RecordedRules, players = 2): MatchOptions => ({
  rules: rules.rules,
  opponents: Array.from({ length: players - 1 }, (_, index) => ({
    level: index === 0 ? 'hard' : 'easy',
    manner: 'bold',
  })),
  firstDealer: { type: 'draw' },
});

/** The later the number, the newer; lost where it is even. */
export const finished = (number: number, patch: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id: `match ${number}`,
  finishedAt: new Date(Date.UTC(2026, 0, 1, 12 * number)).toISOString(),
  options: optionsOf(MODERN),
  totals: number % 2 === 0 ? [3, 20] : [20, 3],
  winner: number % 2 === 0 ? 1 : 0,
  practice: false,
  deal: { type: 'fresh' },
  ...patch,
});

/** The newest first. */
export const finishedMany = (many: number): readonly FinishedMatch[] =>
  Array.from({ length: many }, (_, index) => finished(many - index));

const half: Share = { share: 0.55, low: 0.39, high: 0.7 };
const none = { matches: 0, won: null };

export const record = (patch: Partial<PlayRecord> = {}): PlayRecord => ({
  matches: 38,
  won: half,
  months: 214,
  points: 4.6,
  theirs: 3.9,
  best: { points: 48, month: 10, match: finished(7) },
  streak: 2,
  longestStreak: 5,
  byLevel: LEVEL_IDS.map((level) => ({ level, ...(level === 'master' ? none : { matches: 12, won: half }) })),
  byRules: [
    { ...MODERN, matches: 30, won: half },
    { ...FAMILY, matches: 8, won: { share: 1, low: 0.67, high: 1 } },
  ],
  byMonth: MONTHS.map((month) => ({ month, played: month === 12 ? 0 : 10, points: 10 * month, theirs: 35 })),
  yaku: [
    { id: 'kasu', name: null, made: 44, suffered: 47 },
    { id: 'house-1', name: '春の三姉妹', made: 3, suffered: 0 },
    { id: 'teshi', name: null, made: 0, suffered: 1 },
  ],
  calls: { scored: 27, rival: 14, nobody: 9, points: 2.14, stop: 5.02 },
  rules: [MODERN, FAMILY],
  ...patch,
});

/** What main answers before anything was played. */
export const emptyRecord = record({
  ...none,
  months: 0,
  points: null,
  theirs: null,
  best: null,
  streak: 0,
  longestStreak: 0,
  byLevel: LEVEL_IDS.map((level) => ({ level, ...none })),
  byRules: [],
  byMonth: MONTHS.map((month) => ({ month, played: 0, points: 0, theirs: 0 })),
  yaku: [],
  calls: { scored: 0, rival: 0, nobody: 0, points: null, stop: null },
  rules: [],
});

export const answer = (patch: Partial<FairnessAnswer> = {}): FairnessAnswer => ({
  question: 'ownLights',
  deals: 100,
  cells: [
    { value: 0, seen: 42, expected: 40 },
    { value: 1, seen: 38, expected: 41 },
    { value: 2, seen: 20, expected: 19 },
  ],
  chiSquare: 0.37,
  degrees: 2,
  chance: 0.62,
  ...patch,
});

export const answers: readonly FairnessAnswer[] = FAIRNESS_QUESTIONS.map((question) =>
  answer({
    question,
    ...(question === 'ownCards'
      ? { cells: Array.from({ length: 48 }, (_, value) => ({ value, seen: 17, expected: 16.7 })) }
      : {}),
  }),
);

/** A desk that answers with these, and notes what it was asked. */
export const desk = (patch: Partial<RecordDesk> = {}): RecordDesk => ({
  list: vi.fn(() => Promise.resolve(finishedMany(38))),
  read: vi.fn(() => Promise.resolve(record())),
  fairness: vi.fn(() => Promise.resolve(answers)),
  forget: vi.fn(() => Promise.resolve(true)),
  restore: vi.fn(() => Promise.resolve(true)),
  export: vi.fn(() => Promise.resolve('/home/me/hanagoyomi.json')),
  import: vi.fn(() => Promise.resolve(null)),
  copyDeals: vi.fn(() => Promise.resolve(true)),
  ...patch,
});
