/** The learning check as data: twice twelve questions, the cards they show, what is right and where it was taught. */
import type { CardId, CardKind, Month } from '../../shared/cards';
import type { LessonId } from '../../shared/lessons';
import type { RuleExample } from '../../shared/ruleExamples';

/** Where cards lie that a question shows beside its options. */
export type CheckPlace = 'theirs' | 'field' | 'pile' | 'played';

export type CheckAnswer =
  /** Touched on the table: all of `right`, or with `any` one of them. */
  | {
      readonly type: 'cards';
      readonly from: readonly CardId[];
      readonly right: readonly CardId[];
      readonly any?: true;
    }
  /** Sentences of the catalogue; the first is right. */
  | { readonly type: 'words'; readonly options: readonly string[] }
  /** A month and a kind; the first is right. */
  | { readonly type: 'monthKind'; readonly options: readonly (readonly [Month, CardKind])[] }
  /** What the pile pays by the rules now chosen; null = nothing is scored by any. */
  | { readonly type: 'number'; readonly example: RuleExample | null };

export interface CheckQuestion {
  /** Its words in the catalogue: `check.ask.*` and `check.why.*`. */
  readonly id: string;
  readonly lesson: LessonId;
  readonly shown: Readonly<Partial<Record<CheckPlace, readonly CardId[]>>>;
  readonly answer: CheckAnswer;
}

const NO_CALLS = { month: 2, calls: 0, rivalCalls: 0, fieldLights: 0 } as const;
const pays = (pile: readonly CardId[], rivalCalls = 0) =>
  ({
    shown: { pile },
    answer: { type: 'number', example: { ...NO_CALLS, pile, rivalCalls } },
  }) as const;
const NOTHING = { shown: {}, answer: { type: 'number', example: null } } as const;

export const FIRST_TWELVE: readonly CheckQuestion[] = [
  {
    id: 'wisteria',
    lesson: 'months',
    shown: {},
    answer: {
      type: 'cards',
      from: ['apr-plain-1', 'jul-plain-2', 'may-plain-1', 'apr-ribbon'],
      right: ['apr-plain-1', 'apr-ribbon'],
    },
  },
  {
    id: 'storm',
    lesson: 'months',
    shown: { played: ['nov-lightning'] },
    answer: {
      type: 'monthKind',
      options: [
        [11, 'plain'],
        [11, 'light'],
        [8, 'light'],
        [8, 'animal'],
      ],
    },
  },
  {
    id: 'notAlive',
    lesson: 'months',
    shown: {},
    answer: {
      type: 'cards',
      from: ['mar-curtain', 'sep-cup', 'nov-lightning', 'may-bridge', 'aug-moon', 'oct-ribbon'],
      right: ['sep-cup', 'may-bridge'],
    },
  },
  {
    id: 'threeMaples',
    lesson: 'capture',
    shown: { played: ['oct-plain-1'], field: ['oct-deer', 'oct-ribbon', 'oct-plain-2'] },
    answer: { type: 'words', options: ['takeAll', 'chooseOne', 'layDown'] },
  },
  {
    id: 'turnOver',
    lesson: 'capture',
    shown: {},
    answer: { type: 'words', options: ['drawComes', 'turnEnds', 'playAgain'] },
  },
  {
    id: 'noPartner',
    lesson: 'capture',
    shown: {},
    answer: { type: 'words', options: ['layDown', 'keepAll', 'drawOnly'] },
  },
  { id: 'rainMan', lesson: 'yaku', ...pays(['jan-crane', 'nov-rainman', 'dec-phoenix']) },
  {
    id: 'sixAnimals',
    lesson: 'yaku',
    ...pays(['feb-warbler', 'apr-cuckoo', 'may-bridge', 'jul-boar', 'aug-geese', 'nov-swallow']),
  },
  { id: 'notStopping', lesson: 'koikoi', ...NOTHING },
  { id: 'doubled', lesson: 'koikoi', ...pays(['jan-crane', 'mar-curtain', 'aug-moon', 'dec-phoenix'], 1) },
  {
    id: 'deny',
    lesson: 'reading',
    shown: { theirs: ['jul-boar', 'oct-deer'], field: ['jun-butterflies', 'aug-geese'] },
    answer: { type: 'cards', from: ['aug-plain-1', 'jun-plain-1', 'dec-plain-2'], right: ['jun-plain-1'] },
  },
  {
    id: 'safe',
    lesson: 'reading',
    shown: { theirs: ['jan-crane', 'jan-ribbon'], field: ['sep-plain-1', 'dec-plain-1'] },
    answer: {
      type: 'cards',
      from: ['jan-plain-1', 'jan-plain-2', 'mar-plain-1'],
      right: ['jan-plain-1', 'jan-plain-2'],
      any: true,
    },
  },
];

export const TWELVE_MORE: readonly CheckQuestion[] = [
  {
    id: 'cherry',
    lesson: 'months',
    shown: {},
    answer: {
      type: 'cards',
      from: ['feb-plain-1', 'jul-plain-1', 'mar-plain-1', 'jun-plain-1'],
      right: ['mar-plain-1'],
    },
  },
  {
    id: 'noLight',
    lesson: 'months',
    shown: {},
    answer: {
      type: 'cards',
      from: ['nov-rainman', 'aug-geese', 'mar-curtain', 'nov-lightning', 'dec-phoenix', 'jan-crane'],
      right: ['aug-geese', 'nov-lightning'],
    },
  },
  {
    id: 'rainPartner',
    lesson: 'months',
    shown: { played: ['nov-rainman'] },
    answer: {
      type: 'cards',
      from: ['apr-plain-1', 'nov-swallow', 'aug-moon', 'jun-ribbon'],
      right: ['nov-swallow'],
    },
  },
  {
    id: 'drawnTwo',
    lesson: 'capture',
    shown: { played: ['feb-plain-1'], field: ['feb-warbler', 'feb-ribbon', 'dec-plain-1'] },
    answer: { type: 'words', options: ['chooseOne', 'takeAll', 'layDown'] },
  },
  {
    id: 'oneMatch',
    lesson: 'capture',
    shown: { played: ['sep-plain-1'] },
    answer: {
      type: 'cards',
      from: ['jun-plain-2', 'sep-cup', 'jul-ribbon', 'dec-plain-3'],
      right: ['sep-cup'],
    },
  },
  {
    id: 'poetry',
    lesson: 'yaku',
    shown: {},
    answer: {
      type: 'cards',
      from: ['jan-ribbon', 'apr-ribbon', 'feb-ribbon', 'nov-ribbon', 'mar-ribbon', 'jun-ribbon'],
      right: ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'],
    },
  },
  { id: 'trio', lesson: 'yaku', ...pays(['jul-boar', 'oct-deer', 'jun-butterflies']) },
  {
    id: 'fiveRibbons',
    lesson: 'yaku',
    ...pays(['jan-ribbon', 'apr-ribbon', 'may-ribbon', 'jul-ribbon', 'nov-ribbon']),
  },
  { id: 'punished', lesson: 'koikoi', ...NOTHING },
  {
    id: 'sixNotDoubled',
    lesson: 'koikoi',
    ...pays(['feb-warbler', 'jul-boar', 'oct-deer', 'jun-butterflies', 'apr-cuckoo']),
  },
  {
    id: 'lastCard',
    lesson: 'koikoi',
    shown: { theirs: ['jun-ribbon', 'sep-ribbon'], field: ['oct-ribbon', 'jan-plain-1'] },
    answer: { type: 'words', options: ['stop', 'koiKoi'] },
  },
  {
    id: 'moonFree',
    lesson: 'reading',
    shown: { theirs: ['jan-crane', 'mar-curtain'], field: ['aug-moon', 'may-plain-1'] },
    answer: { type: 'cards', from: ['may-ribbon', 'sep-plain-1', 'aug-plain-2'], right: ['aug-plain-2'] },
  },
];
