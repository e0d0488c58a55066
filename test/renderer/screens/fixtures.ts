// Views, decisions and results as the screens get them, written out by hand.
import type { MatchSummary } from '../../../shared/ipc';
import type { MatchOptions, RulesChoice } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import type { Multiplier, MonthRecord, MonthResult, YakuScore } from '../../../shared/scoring';
import type { Decision, PlayerView, SeatView } from '../../../shared/view';
import type { DealsDesk } from '../../../renderer/deals/dealsDesk';
import type { RuleEditorProps } from '../../../renderer/editor/RuleEditor';
import type { RulesDesk } from '../../../renderer/screens/rulesDesk';

export const tsukimi: YakuScore = { id: 'tsukimi', points: 5, cards: ['aug-moon', 'sep-cup'] };
export const ribbons: YakuScore = {
  id: 'tanzaku',
  points: 1,
  cards: ['jan-ribbon', 'mar-ribbon', 'nov-ribbon', 'may-ribbon', 'sep-ribbon'],
};
export const sanko: YakuScore = { id: 'sanko', points: 5, cards: ['jan-crane', 'mar-curtain', 'aug-moon'] };

export const SEVEN: Multiplier = { cause: 'seven', factor: 2 };
export const RIVAL_CALLED: Multiplier = { cause: 'opp-koi', factor: 2 };

const seatView = (seat: number, changes: Partial<SeatView>): SeatView => ({
  seat,
  handCount: 3,
  captured: [],
  calls: 0,
  total: 0,
  yaku: [],
  base: 0,
  reach: [],
  multipliers: [],
  ...changes,
});

export const decision = (changes: Partial<Decision> = {}): Decision => ({
  fresh: [tsukimi],
  yaku: [tsukimi, ribbons],
  stop: { base: 6, multipliers: [RIVAL_CALLED], idle: ['seven'], points: 12 },
  totalsAfterStop: [33, 17],
  canCall: true,
  oneMore: { base: 7, multipliers: [SEVEN, RIVAL_CALLED], idle: [], points: 28 },
  rivalMultipliers: [[], [RIVAL_CALLED]],
  drawPile: 14,
  ...changes,
});

/** The player sits in seat 0, with 21 points against 17. */
export const view = (changes: Partial<PlayerView> = {}): PlayerView => ({
  seat: 0,
  ruleSet: presets.modern,
  phase: 'decide',
  round: 5,
  month: 5,
  dealer: 0,
  turn: 0,
  hand: [],
  field: [],
  drawPile: 14,
  lastCaller: 1,
  pending: null,
  seats: [
    seatView(0, { total: 21 }),
    seatView(1, {
      total: 17,
      calls: 1,
      reach: [{ id: 'tane', points: 1, have: ['jul-boar', 'oct-deer', 'apr-cuckoo'], size: 5, missing: [] }],
    }),
  ],
  legal: [],
  decision: null,
  traces: [],
  result: null,
  history: [],
  winner: null,
  ...changes,
});

export const result = (changes: Partial<MonthResult> = {}): MonthResult => ({
  winner: 0,
  points: 40,
  reason: 'stop',
  yaku: [sanko, tsukimi],
  base: 10,
  multipliers: [SEVEN, RIVAL_CALLED],
  nextDealer: 0,
  calls: [1, 1],
  hands: [['apr-cuckoo'], ['oct-plain-1', 'dec-plain-2']],
  changes: [40, 0],
  ...changes,
});

/** The options of a match by these rules against one opponent. */
export const optionsBy = (rules: RulesChoice): MatchOptions => ({
  rules,
  opponents: [{ level: 'medium', manner: 'balanced' }],
  firstDealer: { type: 'draw' },
});

/** May of a match by modern rules. */
export const saved: MatchSummary = {
  month: 5,
  round: 5,
  options: optionsBy({ type: 'preset', preset: 'modern', months: null }),
  totals: [21, 17],
};

/** A desk that has nothing and takes nothing. */
/** No code can be read. */
export const noDeals: DealsDesk = {
  read: () => Promise.resolve(null),
  copy: () => Promise.resolve(false),
};

export const emptyDesk: RulesDesk = {
  read: () => Promise.resolve(null),
  open: () => Promise.resolve(null),
  keep: () => Promise.resolve(null),
  replace: () => Promise.resolve(null),
  check: () => Promise.resolve(null),
  example: () => Promise.resolve(null),
  forget: () => Promise.resolve(false),
  code: () => Promise.resolve(null),
  copy: () => Promise.resolve(false),
  save: () => Promise.resolve(null),
};

/** The rule editor with nothing of one's own in it. */
export const emptyEditor: Omit<RuleEditorProps, 'children'> = {
  first: { type: 'preset', preset: 'modern' },
  ownRules: [],
  desk: emptyDesk,
  onKept: () => undefined,
};

/** Finished months, each with the player's and the rival's points. */
export const history = (...changes: (readonly [number, number])[]): MonthRecord[] =>
  changes.map(([mine, theirs], index) => ({
    round: index + 1,
    month: ([1, 2, 3, 4, 5, 6] as const)[index] ?? 1,
    dealer: 0,
    winner: mine > 0 ? 0 : theirs > 0 ? 1 : null,
    points: mine + theirs,
    changes: [mine, theirs],
  }));
