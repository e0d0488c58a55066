// How each number of the examples comes about by the engine: a sum and calls, a pile, a payment, or a month played to its end.
import type { CardId, Month } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import type { FigureId, FIGURES } from '../../../renderer/editor/pages/figures.table';
import { baseOf, yakuOf } from '../../../main/engine/yaku';
import { payoutOf, settle } from '../../../main/engine/score';
import type { Position } from '../../../main/engine/positions';
import { isMonthOver } from '../../../main/engine/state';
import { deckDealing, tellCourse, type Start } from '../../support/optionCourse';
import { cards, withHouse } from '../../support/houseRules';

/** The default without any doubling: an example tells of one option at a time. */
export const BARE: RuleSet = { ...presets.modern, sevenDouble: null, oppKoi: 'none' };
export const by = (change: Partial<RuleSet>): RuleSet => ({ ...BARE, ...change });

/** What a pile is worth, undoubled. */
export const worthOf = (rules: RuleSet, pile: readonly CardId[], month: Month = 1): number =>
  baseOf(yakuOf(rules, pile, month));

/** What a sum pays the one with `own` calls, where the other has made `theirs`. */
export const paysFor = (rules: RuleSet, base: number, own = 0, theirs = 0, fieldLights = 0): number =>
  payoutOf(rules, 0, base, { calls: [own, theirs], fieldLights }).points;

/** Seat 0's points when the course has ended; throws when it has not. */
const scored = (rules: RuleSet, start: Start, moves: string): readonly number[] => {
  const told = tellCourse(rules, {
    start,
    moves,
    look: ({ state }) => (isMonthOver(state) ? state.totals.join(' ') : 'open'),
  });
  if (!/^-?\d+ -?\d+$/.test(told)) throw new Error(`the month goes on: ${told}`);
  return told.split(' ').map(Number);
};

/** True when a question is open after the moves. */
const asks = (rules: RuleSet, start: Start, moves: string): boolean =>
  tellCourse(rules, { start, moves, look: ({ state }) => state.phase }) === 'decide';

export const LIGHTS: readonly CardId[] = ['jan-crane', 'mar-curtain', 'aug-moon'];
export const ANIMALS: readonly CardId[] = [
  'feb-warbler',
  'apr-cuckoo',
  'jun-butterflies',
  'jul-boar',
  'aug-geese',
  'nov-swallow',
  'may-bridge',
];
const PLAINS: readonly CardId[] = [
  'jan-plain-1',
  'jan-plain-2',
  'feb-plain-1',
  'feb-plain-2',
  'mar-plain-1',
  'mar-plain-2',
  'apr-plain-1',
  'apr-plain-2',
  'jun-plain-1',
];
const SET: readonly CardId[] = ['jul-boar', 'oct-deer', 'jun-butterflies'];
const RIBBONS: readonly CardId[] = [
  'jan-ribbon',
  'feb-ribbon',
  'mar-ribbon',
  'jun-ribbon',
  'sep-ribbon',
  'oct-ribbon',
];

/** Crane and curtain held; the moon takes a plain card, and further cards of hands and pile match nothing. */
const moonTakes = (parts: Partial<Position> = {}): Start => ({
  position: {
    hands: [
      ['aug-moon', 'apr-cuckoo'],
      ['may-plain-1', 'may-plain-2'],
    ],
    field: ['aug-plain-1'],
    drawPile: ['jul-plain-2', 'jun-plain-2', 'nov-swallow'],
    captured: [LIGHTS.slice(0, 2), []],
    ...parts,
  },
});
const LAST_CARD = moonTakes({ hands: [['aug-moon'], []] });
const CALLED_IN_VAIN = moonTakes({ hands: [['aug-moon'], ['may-plain-1']] });

/** Four or five animals held, and one more is taken. */
const animalTaken = (held: number): Start => ({
  position: {
    hands: [
      ['may-bridge', 'apr-plain-1'],
      ['jan-plain-1', 'jan-plain-2'],
    ],
    field: ['may-ribbon'],
    drawPile: ['jul-plain-2', 'jun-plain-2', 'nov-swallow'],
    captured: [ANIMALS.slice(0, held), []],
    calls: [1, 0],
    lastCaller: 0,
  },
});

/** Nine plains once the moon has taken one, and the draw takes the tenth. */
const moonThenPlains = moonTakes({
  field: ['aug-plain-1', 'nov-ribbon'],
  drawPile: ['nov-lightning', 'jun-plain-2', 'jul-plain-2'],
  captured: [[...LIGHTS.slice(0, 2), ...PLAINS.slice(0, 8)], []],
});

const EMPTY_MONTH: Start = {
  position: { hands: [['apr-plain-1'], ['may-plain-1']], drawPile: ['jul-plain-2', 'jun-plain-2'] },
};

const FOUR_PINES = deckDealing({
  dealer: [
    'jan-crane',
    'jan-ribbon',
    'jan-plain-1',
    'jan-plain-2',
    'feb-warbler',
    'mar-ribbon',
    'apr-plain-1',
    'jun-ribbon',
  ],
});
const FOUR_PAIRS = deckDealing({
  dealer: [
    'jan-crane',
    'jan-ribbon',
    'feb-warbler',
    'feb-ribbon',
    'mar-curtain',
    'mar-ribbon',
    'apr-cuckoo',
    'apr-ribbon',
  ],
});

const chipsLeft = (change: Partial<RuleSet['chips']>, points: number, held: number): number => {
  const rules = by({ scoring: 'chips', chips: { start: 100, mode: 'per-point', value: 1, ...change } });
  return held - (settle(rules, [100, held], 0, points)[1] ?? NaN);
};

type Reckoned<F extends FigureId> = Readonly<Record<keyof (typeof FIGURES)[F], number>>;

const [WON = NaN, KEPT = NaN] = settle(BARE, [0, 0], 0, 5);
const [, LOST = NaN] = settle(by({ scoring: 'transfer' }), [0, 0], 0, 5);
const calls = (own: number, theirs: number, rules: Partial<RuleSet>): number =>
  paysFor(by(rules), worthOf(BARE, LIGHTS), own, theirs);
const house = (replaces: readonly ['sanko'] | readonly []): RuleSet =>
  withHouse(BARE, [cards(4, ...LIGHTS, 'sep-cup'), 8, 0, replaces]);
/** Without the viewings, which these cards would make as well. */
const noViewing = (rules: RuleSet): RuleSet => ({ ...rules, viewing: 'never' });
const seven = by({ sevenDouble: 7 });
const SIX = [...SET, 'sep-cup', 'apr-cuckoo'] as const;
const SEVEN = [...SIX, 'nov-swallow'] as const;

export const RECKONED: { readonly [F in FigureId]: Reckoned<F> } = {
  scoring: { points: worthOf(BARE, LIGHTS), won: WON, kept: KEPT, lost: LOST },
  'chips.start': { held: 8, points: 12, paid: chipsLeft({}, 12, 8) },
  'chips.mode': {
    points: 12,
    value: 3,
    perPoint: chipsLeft({ value: 3 }, 12, 100),
    flat: chipsLeft({ value: 3, mode: 'flat' }, 12, 100),
  },
  'chips.value': { value: 5, points: 7, paid: chipsLeft({ value: 5 }, 7, 100) },
  'handYaku.teshi': {
    points: scored(by({ handYaku: { teshi: 6, kuttsuki: 4 } }), { decks: [FOUR_PINES] }, '')[0] ?? NaN,
  },
  'handYaku.kuttsuki': {
    points: scored(by({ handYaku: { teshi: 6, kuttsuki: 4 } }), { decks: [FOUR_PAIRS] }, '')[0] ?? NaN,
  },
  promptOn: {
    animals:
      asks(by({}), animalTaken(5), 'play:may-bridge') &&
      !asks(by({ promptOn: 'new_yaku' }), animalTaken(5), 'play:may-bridge')
        ? 6
        : NaN,
    before: worthOf(BARE, ANIMALS.slice(0, 5)),
    after: worthOf(BARE, ANIMALS.slice(0, 6)),
  },
  promptTiming: {
    early: scored(by({ promptTiming: 'after_capture' }), moonThenPlains, 'play:aug-moon stop')[0] ?? NaN,
    late: scored(BARE, moonThenPlains, 'play:aug-moon stop')[0] ?? NaN,
  },
  minStop: {
    least:
      !asks(by({ minStop: 2 }), animalTaken(4), 'play:may-bridge') &&
      asks(by({ minStop: 2 }), animalTaken(5), 'play:may-bridge')
        ? 2
        : NaN,
    small: worthOf(BARE, ANIMALS.slice(0, 5)),
    enough: worthOf(BARE, ANIMALS.slice(0, 6)),
  },
  lastTurn: {
    stop: scored(BARE, LAST_CARD, 'play:aug-moon')[0] ?? NaN,
    call: scored(by({ lastTurn: 'prompt' }), LAST_CARD, 'play:aug-moon koi')[0] ?? NaN,
  },
  sevenDouble: {
    from: 7,
    low: worthOf(BARE, SIX),
    lowPays: paysFor(seven, worthOf(BARE, SIX)),
    high: worthOf(BARE, SEVEN),
    highPays: paysFor(seven, worthOf(BARE, SEVEN)),
  },
  ownKoi: {
    calls: 2,
    sum: worthOf(BARE, LIGHTS),
    once: calls(2, 0, { ownKoi: 'once' }),
    each: calls(2, 0, { ownKoi: 'per_call' }),
    added: calls(2, 0, { ownKoi: 'add' }),
  },
  ownKoiCap: {
    calls: 3,
    sum: worthOf(BARE, LIGHTS),
    cap: 1,
    capped: calls(3, 0, { ownKoi: 'per_call', ownKoiCap: 1 }),
    free: calls(3, 0, { ownKoi: 'per_call', ownKoiCap: null }),
  },
  oppKoi: {
    calls: 2,
    sum: worthOf(BARE, LIGHTS),
    once: calls(0, 2, { oppKoi: 'once' }),
    each: calls(0, 2, { oppKoi: 'per_call' }),
  },
  fieldLights: {
    lights: 3,
    sum: worthOf(BARE, LIGHTS),
    pays: paysFor(by({ fieldLights: 'on' }), 5, 0, 0, 3),
  },
  exhaustion: {
    sum: worthOf(BARE, LIGHTS),
    zero: scored(BARE, CALLED_IN_VAIN, 'play:aug-moon koi play:may-plain-1')[0] ?? NaN,
    last:
      scored(by({ exhaustion: 'last_caller' }), CALLED_IN_VAIN, 'play:aug-moon koi play:may-plain-1')[0] ??
      NaN,
  },
  oyaKen: {
    points: 6,
    dealer: scored(by({ oyaKen: 6 }), EMPTY_MONTH, 'play:apr-plain-1 play:may-plain-1')[0] ?? NaN,
    other: scored(by({ oyaKen: 6 }), EMPTY_MONTH, 'play:apr-plain-1 play:may-plain-1')[1] ?? NaN,
  },
  counted: {
    from: 5,
    points: worthOf(BARE, ANIMALS.slice(0, 5)),
    further: worthOf(BARE, ANIMALS.slice(0, 6)) - worthOf(BARE, ANIMALS.slice(0, 5)),
    animals: ANIMALS.length,
    pays: worthOf(BARE, ANIMALS),
  },
  lightYaku: {
    on: worthOf(BARE, [...LIGHTS, 'nov-rainman']),
    off: worthOf(by({ yaku: { ...BARE.yaku, 'ame-shiko': null } }), [...LIGHTS, 'nov-rainman']),
  },
  'akatan-aotan': {
    apart: worthOf(BARE, RIBBONS),
    together: worthOf(by({ yaku: { ...BARE.yaku, 'akatan-aotan': 15 } }), RIBBONS),
    points: 15,
  },
  setIncrement: {
    none: worthOf(BARE, SIX),
    stack: worthOf(by({ setIncrement: 'stack' }), SIX),
    replace: worthOf(by({ setIncrement: 'replace' }), SIX),
  },
  viewing: {
    alone: worthOf(BARE, ['aug-moon', 'sep-cup']),
    bonus: worthOf(by({ viewing: 'bonus' }), ['aug-moon', 'sep-cup']),
    beside: worthOf(BARE, ['aug-moon', 'sep-cup', 'jan-crane', 'dec-phoenix']),
    never: worthOf(noViewing(BARE), ['aug-moon', 'sep-cup', 'jan-crane', 'dec-phoenix']),
  },
  bonusEnabledBy: (() => {
    const pile: readonly CardId[] = [
      'jan-crane',
      'jan-ribbon',
      'jan-plain-1',
      'jan-plain-2',
      'aug-moon',
      'sep-cup',
    ];
    const rules = by({ viewing: 'bonus', yaku: { ...BARE.yaku, tsukifuda: 5 } });
    return {
      enough: worthOf(rules, pile),
      short: worthOf({ ...rules, bonusEnabledBy: 'basic' }, pile),
    };
  })(),
  viewingCancel: {
    dry: worthOf(BARE, ['mar-curtain', 'sep-cup', 'nov-rainman']),
    rain: worthOf(by({ viewingCancel: 'rain-both' }), ['mar-curtain', 'sep-cup', 'nov-rainman']),
    clear: worthOf(by({ viewingCancel: 'rain-both' }), ['aug-moon', 'sep-cup', 'dec-phoenix']),
    fog: worthOf(by({ viewingCancel: 'rain-and-fog' }), ['aug-moon', 'sep-cup', 'dec-phoenix']),
  },
  'house.perFurther': {
    need: 2,
    cards: 3,
    points: 5,
    further: 2,
    pays: worthOf(withHouse(BARE, [cards(2, 'jan-crane', 'feb-warbler', 'may-bridge'), 5, 2]), [
      'jan-crane',
      'feb-warbler',
      'may-bridge',
    ]),
  },
  'house.replaces': {
    light: worthOf(BARE, LIGHTS),
    house: 8,
    both: worthOf(noViewing(house([])), [...LIGHTS, 'sep-cup']),
    alone: worthOf(noViewing(house(['sanko'])), [...LIGHTS, 'sep-cup']),
  },
};

/** Nine plains with a joker, and with four other animals as well. */
export const jokerPiles = (
  card: CardId,
): { readonly alone: readonly CardId[]; readonly together: readonly CardId[] } => ({
  alone: [card, ...PLAINS],
  together: [card, ...PLAINS, ...ANIMALS.filter((each) => each !== card).slice(0, 4)],
});
