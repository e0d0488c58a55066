/** Rule-sets by chance: every field free, for properties that hold under all of them. */
import fc from 'fast-check';
import { CARD_IDS, CARD_KINDS, kindOf } from '../../shared/cards';
import { houseYakuId, type HousePattern, type HouseYaku } from '../../shared/houseYaku';
import type { JokerUse, RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS, type PileYakuId } from '../../shared/yaku';
import { parseRuleSet } from '../../main/engine/rules';
import { DEAL_ORDERS, OPTIONS, type Option } from './options.table';

const upTo = (max: number, min = 1): fc.Arbitrary<number> => fc.integer({ min, max });
/** Objects as JSON reads them, without the bare ones that fast-check mixes in. */
const plain = <T>(fields: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record<T>(fields, { noNullPrototype: true });
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 3 });

const handsOf = (
  players: 2 | 3,
  most: number,
): fc.Arbitrary<Pick<RuleSet, 'players' | 'handSize' | 'fieldSize'>> =>
  upTo(most).chain((handSize) =>
    upTo(Math.min(16, CARD_IDS.length - 2 * players * handSize)).map((fieldSize) => ({
      players,
      handSize,
      fieldSize,
    })),
  );

/** Most rule-sets keep to the sizes that people play, so that months are long enough to score. */
const sizes = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ players: 2, handSize: 8, fieldSize: 8 } as const) },
  { weight: 3, arbitrary: fc.constant({ players: 3, handSize: 7, fieldSize: 6 } as const) },
  { weight: 2, arbitrary: handsOf(2, 11) },
  { weight: 2, arbitrary: handsOf(3, 7) },
);

const counted = (least: number, most: number): fc.Arbitrary<YakuValue> =>
  fc.oneof(
    fc.constant(null),
    upTo(6),
    fc.tuple(upTo(most, least), upTo(5), upTo(3, 0)),
    fc.tuple(upTo(most, least), upTo(5), upTo(3, 0)),
  );
const fixed = orNull(upTo(15));
const values: Readonly<Record<PileYakuId, fc.Arbitrary<YakuValue>>> = {
  goko: fixed,
  shiko: fixed,
  'ame-shiko': fixed,
  sanko: fixed,
  'ino-shika-cho': fixed,
  'akatan-aotan': fixed,
  akatan: fixed,
  aotan: fixed,
  kusatan: fixed,
  tsukifuda: fixed,
  tane: counted(3, 7),
  tanzaku: counted(3, 8),
  kasu: counted(5, 14),
  tsukimi: fixed,
  hanami: fixed,
};

const ofCards: fc.Arbitrary<HousePattern> = fc
  .uniqueArray(fc.constantFrom(...CARD_IDS), { minLength: 2, maxLength: 6 })
  .chain((cards) => upTo(cards.length, 2).map((need) => ({ type: 'cards', cards, need }) as const));
const ofKind: fc.Arbitrary<HousePattern> = fc.constantFrom(...CARD_KINDS).chain((kind) => {
  const most = CARD_IDS.filter((card) => kindOf(card) === kind).length;
  return upTo(Math.min(most, 9), 2).map((need) => ({ type: 'kind', kind, need }) as const);
});

/** The `number`th house yaku; of the others it may replace earlier ones, so that none comes back to itself. */
const houseYaku = (number: number): fc.Arbitrary<HouseYaku> => {
  const id = houseYakuId(number);
  const others = Array.from({ length: number - 1 }, (_, index) => houseYakuId(index + 1));
  return plain({
    id: fc.constant(id),
    name: fc.constantFrom('Nomi', '花', 'Große Ähre', 'Go-tori').map((name) => `${name} ${number}`),
    pattern: fc.oneof(ofCards, ofCards, ofKind),
    points: upTo(12),
    perFurther: upTo(3, 0),
    replaces: fc.oneof(fc.constant([]), fc.subarray([...YAKU_IDS, ...others], { maxLength: 4 })),
  });
};

const houseYakuList = fc
  .constantFrom(0, 0, 1, 2, 4)
  .chain((all) => fc.tuple(...Array.from({ length: all }, (_, index) => houseYaku(index + 1))));

const jokerUse = fc.constantFrom<JokerUse>('animal', 'either', 'both');

/** A match that ends: by months, by a target, or by chips that run out. */
const length = plain({
  rounds: orNull(upTo(13)),
  target: fc.option(upTo(60), { freq: 2 }),
  scoring: fc.constantFrom('add', 'transfer', 'chips'),
} as const).map(({ rounds, ...rest }) => ({ rounds: rounds ?? (rest.target === null ? 6 : null), ...rest }));

const everyField = {
  yaku: plain(values),
  houseYaku: houseYakuList,
  setIncrement: fc.constantFrom('none', 'stack', 'replace'),
  viewing: fc.constantFrom('always', 'bonus', 'never'),
  bonusEnabledBy: fc.constantFrom('non-bonus', 'basic'),
  viewingCancel: fc.constantFrom('none', 'rain-both', 'rain-and-fog'),
  joker: plain({ 'sep-cup': jokerUse, 'may-bridge': jokerUse }),
  sevenDouble: orNull(upTo(10)),
  ownKoi: fc.constantFrom('none', 'once', 'per_call', 'add'),
  ownKoiCap: orNull(upTo(3)),
  oppKoi: fc.constantFrom('none', 'once', 'per_call'),
  fieldLights: fc.constantFrom('off', 'on'),
  firstPlayer: fc.constantFrom('dealer', 'other'),
  firstDealer: fc.constantFrom('draw', 'birthday', 'agreed', 'random'),
  deal: plain({ order: fc.constantFrom(...DEAL_ORDERS), batch: fc.constantFrom(1, 2, 4, 8) } as const),
  fieldRedeal: fc.constantFrom('none', 'four', 'four-or-pairs'),
  handYaku: orNull(plain({ teshi: upTo(10), kuttsuki: upTo(10) })),
  threeMatch: fc.constantFrom('sweep', 'choose'),
  mustMatch: fc.constantFrom('free', 'forced'),
  promptOn: fc.constantFrom('new_yaku', 'total_rise'),
  promptTiming: fc.constantFrom('end_of_turn', 'after_capture'),
  minStop: fc.constantFrom(0, 0, 1, 2, 5, 9),
  lastTurn: fc.constantFrom('auto_stop', 'prompt'),
  maxCalls: orNull(upTo(3, 0)),
  exhaustion: fc.constantFrom('zero', 'last_caller'),
  oyaKen: upTo(6, 0),
  rotation: fc.constantFrom('alternate', 'winner'),
  rotationDraw: fc.constantFrom('other', 'same'),
  tie: fc.constantFrom('draw', 'extra_month', 'share'),
  chips: plain({
    start: fc.oneof(upTo(12), upTo(200)),
    mode: fc.constantFrom('per-point', 'flat'),
    value: upTo(5),
  } as const),
} as const;

/** Any rule-set, before it is asked whether it can be played. Nearly all can. */
export const drawnRuleSet: fc.Arbitrary<RuleSet> = fc
  .tuple(plain(everyField), sizes, length)
  .map(([fields, size, ends]) => {
    const { target, scoring } = ends;
    // A target in chips lies above what everybody begins with.
    const above = target === null || scoring !== 'chips' ? target : fields.chips.start + target;
    return { ...fields, ...size, ...ends, target: above };
  });

/** Any rule-set that can be played. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = drawnRuleSet.filter((ruleSet) => parseRuleSet(ruleSet).ok);

/** `modern`, and one option of one field beside it (with what that option needs to mean anything). */
export const oneChange: fc.Arbitrary<Option> = fc.constantFrom(...OPTIONS);

/** A whole number that seeds a shuffle or a line of choices. */
export const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
