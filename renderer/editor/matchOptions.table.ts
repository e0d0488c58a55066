/** How many play, how a match ends and what a month pays: options of which some change fields together. */
import { RULE_BOUNDS } from '../../shared/ruleBounds';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import type { Key } from '../strings';
import type { Control, NumberControl, WordControl } from './control';
import { keyOf, wordOf } from './optionParts';

/** Cards each and on the field, as that many usually play. */
const USUAL_SIZES: Readonly<Record<RuleSet['players'], Pick<RuleSet, 'handSize' | 'fieldSize'>>> = {
  2: { handSize: 8, fieldSize: 8 },
  3: { handSize: 7, fieldSize: 6 },
};

/** Another number of players comes with its usual sizes: those of the other number need not fit into 48 cards. */
const players: WordControl = {
  type: 'choice',
  values: ['2', '3'],
  word: (value, rules) => {
    const { players: count, handSize } = players.write(rules, value);
    return t(`editor:value.players.${count}`, { hand: handSize });
  },
  read: (rules) => String(rules.players),
  write: (rules, value) => {
    if (value === players.read(rules)) return rules;
    const count = value === '3' ? 3 : 2;
    return { ...rules, players: count, ...USUAL_SIZES[count] };
  },
};

/** Months of a match, and its total, that are agreed on first. */
const USUAL_ROUNDS = 12;
const USUAL_TARGET = 50;

/** Chips to reach must be more than there are at the start. */
const freshTarget = ({ scoring, chips }: RuleSet): number =>
  scoring === 'chips' ? Math.min(2 * chips.start, RULE_BOUNDS.target.max) : USUAL_TARGET;

const ENDINGS = {
  months: 'editor:value.ending.months',
  total: 'editor:value.ending.total',
  both: 'editor:value.ending.both',
  chips: 'editor:value.ending.chips',
} as const satisfies Record<string, Key>;
type Ending = keyof typeof ENDINGS;

const endingOf = ({ rounds, target }: RuleSet): Ending =>
  rounds === null ? (target === null ? 'chips' : 'total') : target === null ? 'months' : 'both';

/** Months and total are told apart only together: without either nothing but chips can end a match. */
const ending: WordControl = {
  type: 'choice',
  values: Object.keys(ENDINGS),
  word: (value) => t(ENDINGS[keyOf(ENDINGS, value) ?? 'months']),
  read: endingOf,
  write: (rules, value) => {
    const rounds = rules.rounds ?? USUAL_ROUNDS;
    const target = rules.target ?? freshTarget(rules);
    switch (keyOf(ENDINGS, value)) {
      case 'months':
        return { ...rules, rounds, target: null };
      case 'total':
        return { ...rules, rounds: null, target };
      case 'both':
        return { ...rules, rounds, target };
      case 'chips':
        return { ...rules, rounds: null, target: null, scoring: 'chips' };
      case undefined:
        return rules;
    }
  },
};

const rounds: NumberControl = {
  type: 'number',
  bounds: RULE_BOUNDS.rounds,
  read: (rules) => rules.rounds,
  write: (rules, value) => (rules.rounds === null || value === null ? rules : { ...rules, rounds: value }),
};

const target: NumberControl = {
  type: 'number',
  bounds: RULE_BOUNDS.target,
  read: (rules) => rules.target,
  write: (rules, value) => (rules.target === null || value === null ? rules : { ...rules, target: value }),
};

const payment = wordOf('scoring', {
  add: 'editor:value.scoring.add',
  transfer: 'editor:value.scoring.transfer',
  chips: 'editor:value.scoring.chips',
});

/** Chips are held from now on: half the way to a total that ends the match, where there is one. */
const scoring: WordControl = {
  ...payment,
  write: (rules, value) => {
    const next = payment.write(rules, value);
    const { target: total, chips } = next;
    if (value !== 'chips' || rules.scoring === 'chips' || total === null || total > chips.start) return next;
    return { ...next, chips: { ...chips, start: Math.max(1, Math.floor(total / 2)) } };
  },
};

const chipNumber = (part: 'start' | 'value', bounds: NumberControl['bounds']): NumberControl => ({
  type: 'number',
  bounds,
  read: ({ scoring: paid, chips }) => (paid === 'chips' ? chips[part] : null),
  write: (rules, value) =>
    value === null || rules.scoring !== 'chips'
      ? rules
      : { ...rules, chips: { ...rules.chips, [part]: value } },
});

const CHIP_MODES = {
  'per-point': 'editor:value.chipsMode.per-point',
  flat: 'editor:value.chipsMode.flat',
} as const satisfies Record<RuleSet['chips']['mode'], Key>;

const chipsMode: WordControl = {
  type: 'choice',
  values: Object.keys(CHIP_MODES),
  word: (value) => t(CHIP_MODES[keyOf(CHIP_MODES, value) ?? 'flat']),
  read: ({ chips }) => chips.mode,
  write: (rules, value) => {
    const mode = keyOf(CHIP_MODES, value);
    return mode === undefined ? rules : { ...rules, chips: { ...rules.chips, mode } };
  },
};

export const MATCH_CONTROLS = {
  players,
  ending,
  rounds,
  target,
  scoring,
  'chips.start': chipNumber('start', RULE_BOUNDS.chips),
  'chips.mode': chipsMode,
  'chips.value': chipNumber('value', RULE_BOUNDS.chipValue),
  tie: wordOf('tie', {
    draw: 'editor:value.tie.draw',
    extra_month: 'editor:value.tie.extra_month',
    share: 'editor:value.tie.share',
  }),
} as const satisfies Readonly<Record<string, Control>>;
