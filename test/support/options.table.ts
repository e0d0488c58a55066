/**
 * Every option of every dimension as one change of a rule-set. A field or value that is added to RuleSet breaks the
 * types here until it has its line, and test/engine/options.test.ts until a deal is played with it.
 */
import type { HouseYaku } from '../../shared/houseYaku';
import { presets } from '../../shared/presets';
import type { DealPlace, JokerUse, RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS, type PileYakuId } from '../../shared/yaku';

const { modern } = presets;

type Change = Partial<RuleSet>;

export interface Option {
  /** Field and value, as one text. */
  readonly name: string;
  /** Dotted path of the field. */
  readonly field: string;
  readonly value: unknown;
  /** `modern`, or as little beside it as the option needs to mean something. */
  readonly without: RuleSet;
  /** The same but for this one option. */
  readonly ruleSet: RuleSet;
}

const option = (field: string, value: unknown, change: Change, beside: Change = {}): Option => ({
  name: `${field} ${JSON.stringify(value)}`,
  field,
  value,
  without: { ...modern, ...beside },
  ruleSet: { ...modern, ...beside, ...change },
});

/** Fields that have a name for each of their values. */
type NamedField = { [F in keyof RuleSet]: RuleSet[F] extends string ? F : never }[keyof RuleSet];
type NumberField = { [F in keyof RuleSet]: RuleSet[F] extends number | null ? F : never }[keyof RuleSet];
type NestedField = Exclude<keyof RuleSet, NamedField | NumberField>;

/** Every value, with what it needs beside it. */
type Values<V extends string | number> = Readonly<Record<V, Change>>;

const bonusBesideTsukifuda: Change = { viewing: 'bonus', yaku: { ...modern.yaku, tsukifuda: 5 } };

const NAMED: { readonly [F in NamedField]: Values<RuleSet[F]> } = {
  setIncrement: { none: {}, stack: {}, replace: {} },
  viewing: { always: {}, bonus: {}, never: {} },
  bonusEnabledBy: { 'non-bonus': {}, basic: bonusBesideTsukifuda },
  viewingCancel: { none: {}, 'rain-both': {}, 'rain-and-fog': {} },
  ownKoi: { none: {}, once: {}, per_call: {}, add: {} },
  oppKoi: { none: {}, once: {}, per_call: {} },
  fieldLights: { off: {}, on: {} },
  firstPlayer: { dealer: {}, other: {} },
  firstDealer: { draw: {}, birthday: {}, agreed: {}, random: {} },
  fieldRedeal: { none: {}, four: {}, 'four-or-pairs': {} },
  threeMatch: { sweep: {}, choose: {} },
  mustMatch: { free: {}, forced: {} },
  promptOn: { new_yaku: {}, total_rise: {} },
  promptTiming: { end_of_turn: {}, after_capture: {} },
  lastTurn: { auto_stop: {}, prompt: {} },
  exhaustion: { zero: {}, last_caller: {} },
  rotation: { alternate: {}, winner: {} },
  rotationDraw: { other: {}, same: {} },
  tie: { draw: {}, extra_month: {}, share: {} },
  scoring: { add: {}, transfer: {}, chips: {} },
};

type Numbers<V> = readonly { readonly value: V; readonly beside?: Change }[];

/** Both ends of what can be played, and values in common use between them. */
const NUMBERS: { readonly [F in NumberField]: Numbers<RuleSet[F]> } = {
  players: [{ value: 3, beside: { handSize: 7, fieldSize: 6 } }],
  handSize: [{ value: 1 }, { value: 7 }, { value: 10 }],
  fieldSize: [{ value: 1 }, { value: 6 }, { value: 16 }],
  sevenDouble: [{ value: null }, { value: 1 }, { value: 10 }],
  ownKoiCap: [
    { value: 1, beside: { ownKoi: 'per_call' } },
    { value: 2, beside: { ownKoi: 'per_call' } },
  ],
  minStop: [{ value: 2 }, { value: 6 }],
  maxCalls: [{ value: 0 }, { value: 1 }, { value: 2 }],
  oyaKen: [1, 2, 3, 4, 5, 6].map((value) => ({ value })),
  rounds: [{ value: 1 }, { value: 3 }, { value: 12 }, { value: null, beside: { target: 50 } }],
  target: [{ value: 1 }, { value: 50 }],
};

/** Off where `modern` has it, on where it has not; other points; and the counted ones in all three shapes. */
const YAKU: Readonly<Record<PileYakuId, readonly YakuValue[]>> = {
  goko: [null, 15],
  shiko: [null, 10],
  'ame-shiko': [null, 6],
  sanko: [null, 6],
  'ino-shika-cho': [null, 6],
  'akatan-aotan': [10, 12],
  akatan: [null, 6],
  aotan: [null, 6],
  kusatan: [5],
  tsukifuda: [5, 4],
  tane: [null, 1, [4, 1, 1], [5, 2, 1], [5, 1, 2], [5, 1, 0]],
  tanzaku: [null, 1, [4, 1, 1], [5, 2, 1], [5, 1, 2], [5, 1, 0]],
  kasu: [null, 1, [9, 1, 1], [10, 2, 1], [10, 1, 2], [10, 1, 0]],
  tsukimi: [null, 3],
  hanami: [null, 3],
};

const yakuOptions = YAKU_IDS.flatMap((id) =>
  YAKU[id].map((value) => option(`yaku.${id}`, value, { yaku: { ...modern.yaku, [id]: value } })),
);

/** Drinking: curtain, moon and cup. */
const nomi: HouseYaku = {
  id: 'house-1',
  name: 'Nomi',
  pattern: { type: 'cards', cards: ['mar-curtain', 'aug-moon', 'sep-cup'], need: 3 },
  points: 5,
  perFurther: 0,
  replaces: [],
};
const twoOfThree: HouseYaku = { ...nomi, pattern: { ...nomi.pattern, need: 2 } };
const manyRibbons: HouseYaku = {
  id: 'house-1',
  name: 'Seven ribbons',
  pattern: { type: 'kind', kind: 'ribbon', need: 7 },
  points: 10,
  perFurther: 0,
  replaces: [],
};

/** By what the change is about. */
const HOUSE: Readonly<
  Record<'cards' | 'some cards' | 'kind' | keyof HouseYaku, readonly [HouseYaku, HouseYaku | null] | null>
> = {
  // An id and a name change no play.
  id: null,
  name: null,
  cards: [nomi, null],
  'some cards': [twoOfThree, null],
  kind: [manyRibbons, null],
  pattern: [twoOfThree, nomi],
  points: [{ ...nomi, points: 2 }, nomi],
  perFurther: [{ ...manyRibbons, perFurther: 2 }, manyRibbons],
  replaces: [{ ...nomi, replaces: ['tsukimi', 'hanami'] }, nomi],
};

const houseOptions = Object.entries(HOUSE).flatMap(([about, rows]) => {
  if (rows === null) return [];
  const [added, before] = rows;
  const beside: Change = { houseYaku: before === null ? [] : [before] };
  return [option('houseYaku', about, { houseYaku: [added] }, beside)];
});

const JOKER_USES: Values<JokerUse> = { animal: {}, either: {}, both: {} };
const JOKERS: Readonly<Record<keyof RuleSet['joker'], Values<JokerUse>>> = {
  'sep-cup': JOKER_USES,
  'may-bridge': JOKER_USES,
};

/** The keys of a table, typed as it is. */
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];

const jokerOptions = keysOf(JOKERS).flatMap((card) =>
  keysOf(JOKERS[card]).map((use) =>
    option(`joker.${card}`, use, { joker: { ...modern.joker, [card]: use } }),
  ),
);

const PLACES: Values<DealPlace> = { others: {}, dealer: {}, field: {} };
export const DEAL_ORDERS: readonly (readonly DealPlace[])[] = keysOf(PLACES).flatMap((first) =>
  keysOf(PLACES)
    .filter((second) => second !== first)
    .map((second) => [
      first,
      second,
      ...keysOf(PLACES).filter((third) => third !== first && third !== second),
    ]),
);

type Deal = RuleSet['deal'];
const BATCHES: Readonly<Record<Deal['batch'], Deal['batch']>> = { 1: 1, 2: 2, 4: 4, 8: 8 };

/** A field of `deal` or `chips` without its line here breaks the types. */
const DEAL: Readonly<Record<keyof Deal, readonly Option[]>> = {
  order: DEAL_ORDERS.map((order) => option('deal.order', order, { deal: { ...modern.deal, order } })),
  batch: Object.values(BATCHES).map((batch) =>
    option('deal.batch', batch, { deal: { ...modern.deal, batch } }),
  ),
};

type Chips = RuleSet['chips'];
const CHIPS: {
  readonly [F in keyof Chips]: readonly Chips[F][];
} = {
  start: [3],
  mode: keysOf<Chips['mode']>({ 'per-point': {}, flat: {} }),
  value: [5],
};

const chipsOptions = keysOf(CHIPS).flatMap((field) =>
  CHIPS[field].map((value) =>
    option(`chips.${field}`, value, { chips: { ...modern.chips, [field]: value } }, { scoring: 'chips' }),
  ),
);

const NESTED: Readonly<Record<NestedField, readonly Option[]>> = {
  yaku: yakuOptions,
  houseYaku: houseOptions,
  joker: jokerOptions,
  deal: [...DEAL.order, ...DEAL.batch],
  handYaku: [
    option('handYaku', { teshi: 6, kuttsuki: 6 }, { handYaku: { teshi: 6, kuttsuki: 6 } }),
    ...(['teshi', 'kuttsuki'] as const).map((id) =>
      option(
        `handYaku.${id}`,
        4,
        { handYaku: { teshi: 6, kuttsuki: 6, [id]: 4 } },
        { handYaku: { teshi: 6, kuttsuki: 6 } },
      ),
    ),
  ],
  chips: chipsOptions,
};

const namedOptions = keysOf(NAMED).flatMap((field) =>
  Object.entries<Change>(NAMED[field]).map(([value, beside]) =>
    option(field, value, { [field]: value }, beside),
  ),
);

const numberOptions = keysOf(NUMBERS).flatMap((field) =>
  NUMBERS[field].map(({ value, beside }) => option(field, value, { [field]: value }, beside)),
);

/** Every value that differs from the default's, in every field. */
export const OPTIONS: readonly Option[] = [
  ...namedOptions,
  ...numberOptions,
  ...keysOf(NESTED).flatMap((field) => NESTED[field]),
].filter(({ without, ruleSet }) => JSON.stringify(without) !== JSON.stringify(ruleSet));
