/** One deal or position for every option of the rules, and what is expected of it without and with that option. Source: rules matrix, 2.1-2.10. */
import type { CardId } from '../../shared/cards';
import type { Position } from '../../main/engine/positions';
import {
  deckDealing,
  firstDealerOf,
  deckPlaces,
  redealsOf,
  sizesOf,
  SPREAD_DECK,
  type Course,
} from '../support/optionCourse';

export interface OptionRow extends Course {
  /** Name of the option in test/support/options.table.ts. */
  readonly option: string;
  readonly without: string;
  readonly with: string;
}

const PASSED = 'play 1; piles 4 0; 3 to draw; stop: wrongPhase';

/** Seat 0 takes one card of the field by one of the hand, onto a pile of these cards; nothing else matches. */
const taking = (
  pile: readonly CardId[],
  card: CardId,
  taken: CardId,
  parts: Partial<Position> = {},
): Pick<OptionRow, 'start' | 'moves'> => ({
  start: {
    position: {
      hands: [
        [card, 'apr-plain-1'],
        ['may-plain-1', 'may-plain-2'],
      ],
      field: [taken],
      drawPile: ['jul-plain-2', 'jun-plain-2', 'nov-swallow', 'oct-plain-2'],
      captured: [pile, []],
      ...parts,
    },
  },
  moves: `play:${card} stop`,
});

const passed = (pile: readonly CardId[]): string => PASSED.replace('piles 4', `piles ${pile.length + 2}`);

/** Rows of one yaku: what it pays by default, and under each option of it; null = it raises no question. */
const yakuRows = (
  id: string,
  pile: readonly CardId[],
  card: CardId,
  taken: CardId,
  usual: string | null,
  others: readonly (readonly [value: string, paid: string | null])[],
  parts: Partial<Position> = {},
): readonly OptionRow[] => {
  const told = (paid: string | null): string => {
    if (paid === null) return passed(pile);
    const points = paid.split(' = ').at(-1);
    return `stop 0: ${paid}; ${points} 0; 0 deals`;
  };
  return others.map(([value, paid]) => ({
    option: `${id} ${value}`,
    ...taking(pile, card, taken, parts),
    without: told(usual),
    with: told(paid),
  }));
};

const LIGHTS: readonly CardId[] = ['jan-crane', 'mar-curtain', 'aug-moon'];
const FIVE_ANIMALS: readonly CardId[] = [
  'feb-warbler',
  'apr-cuckoo',
  'aug-geese',
  'nov-swallow',
  'may-bridge',
];
const FOUR_ANIMALS = FIVE_ANIMALS.slice(0, 4);
const FIVE_RIBBONS: readonly CardId[] = [
  'apr-ribbon',
  'may-ribbon',
  'jul-ribbon',
  'nov-ribbon',
  'jan-ribbon',
];
const TEN_PLAINS: readonly CardId[] = [
  'jan-plain-2',
  'feb-plain-1',
  'feb-plain-2',
  'mar-plain-1',
  'mar-plain-2',
  'aug-plain-1',
  'aug-plain-2',
  'nov-lightning',
  'dec-plain-1',
  'dec-plain-2',
];
const NINE_PLAINS = TEN_PLAINS.slice(0, 9);

const counted = (unit: 'tane' | 'tanzaku' | 'kasu'): readonly (readonly [string, string | null])[] => [
  ['null', null],
  // A fixed value that is held already does not rise.
  ['1', null],
  [`[${unit === 'kasu' ? 9 : 4},1,1]`, `${unit} 3 = 3`],
  [`[${unit === 'kasu' ? 10 : 5},2,1]`, `${unit} 3 = 3`],
  [`[${unit === 'kasu' ? 10 : 5},1,2]`, `${unit} 3 = 3`],
  [`[${unit === 'kasu' ? 10 : 5},1,0]`, null],
];

const yaku: readonly OptionRow[] = [
  ...yakuRows(
    'yaku.goko',
    [...LIGHTS, 'dec-phoenix'],
    'nov-rainman',
    'nov-lightning',
    'goko 10 x2 seven = 20',
    // Switched off, it does not fall back to Ame-Shiko or Shiko.
    [
      ['null', null],
      ['15', 'goko 15 x2 seven = 30'],
    ],
    { drawPile: ['jul-plain-2', 'jun-plain-2', 'oct-plain-2', 'feb-plain-1'] },
  ),
  ...yakuRows('yaku.shiko', LIGHTS, 'dec-phoenix', 'dec-plain-1', 'shiko 8 x2 seven = 16', [
    ['null', null],
    ['10', 'shiko 10 x2 seven = 20'],
  ]),
  ...yakuRows(
    'yaku.ame-shiko',
    LIGHTS,
    'nov-rainman',
    'nov-lightning',
    'ame-shiko 7 x2 seven = 14',
    [
      ['null', null],
      ['6', 'ame-shiko 6 = 6'],
    ],
    { drawPile: ['jul-plain-2', 'jun-plain-2', 'oct-plain-2', 'feb-plain-1'] },
  ),
  ...yakuRows('yaku.sanko', LIGHTS.slice(0, 2), 'aug-moon', 'aug-plain-1', 'sanko 5 = 5', [
    ['null', null],
    ['6', 'sanko 6 = 6'],
  ]),
  ...yakuRows(
    'yaku.ino-shika-cho',
    ['jul-boar', 'oct-deer'],
    'jun-butterflies',
    'jun-plain-1',
    'ino-shika-cho 5 = 5',
    [
      ['null', null],
      ['6', 'ino-shika-cho 6 = 6'],
    ],
  ),
  ...yakuRows(
    'yaku.akatan-aotan',
    ['jan-ribbon', 'feb-ribbon', 'mar-ribbon', 'jun-ribbon', 'sep-ribbon'],
    'oct-ribbon',
    'oct-plain-1',
    'akatan 5 + aotan 5 + tanzaku 2 x2 seven = 24',
    [
      ['10', 'akatan-aotan 10 + tanzaku 2 x2 seven = 24'],
      ['12', 'akatan-aotan 12 + tanzaku 2 x2 seven = 28'],
    ],
  ),
  ...yakuRows('yaku.akatan', ['jan-ribbon', 'feb-ribbon'], 'mar-ribbon', 'mar-plain-1', 'akatan 5 = 5', [
    ['null', null],
    ['6', 'akatan 6 = 6'],
  ]),
  ...yakuRows('yaku.aotan', ['jun-ribbon', 'sep-ribbon'], 'oct-ribbon', 'oct-plain-1', 'aotan 5 = 5', [
    ['null', null],
    ['6', 'aotan 6 = 6'],
  ]),
  ...yakuRows('yaku.kusatan', ['apr-ribbon', 'may-ribbon'], 'jul-ribbon', 'jul-plain-1', null, [
    ['5', 'kusatan 5 = 5'],
  ]),
  ...yakuRows('yaku.tsukifuda', ['jan-crane', 'jan-plain-1'], 'jan-ribbon', 'jan-plain-2', null, [
    ['5', 'tsukifuda 5 = 5'],
    ['4', 'tsukifuda 4 = 4'],
  ]),
  ...yakuRows('yaku.tane', FIVE_ANIMALS, 'jul-boar', 'jul-plain-1', 'tane 2 = 2', counted('tane')),
  ...yakuRows('yaku.tanzaku', FIVE_RIBBONS, 'jun-ribbon', 'jun-plain-1', 'tanzaku 2 = 2', counted('tanzaku')),
  ...yakuRows('yaku.kasu', TEN_PLAINS, 'jan-crane', 'jan-plain-1', 'kasu 2 = 2', counted('kasu')),
  ...yakuRows('yaku.tsukimi', ['aug-moon'], 'sep-cup', 'sep-plain-1', 'tsukimi 5 = 5', [
    ['null', null],
    ['3', 'tsukimi 3 = 3'],
  ]),
  ...yakuRows('yaku.hanami', ['mar-curtain'], 'sep-cup', 'sep-plain-1', 'hanami 5 = 5', [
    ['null', null],
    ['3', 'hanami 3 = 3'],
  ]),
];

const BOTH_VIEWINGS = 'tsukimi 5 + hanami 5';
const SIX_RIBBONS: readonly CardId[] = [...FIVE_RIBBONS, 'feb-ribbon'];

const house: readonly OptionRow[] = [
  ...yakuRows(
    'houseYaku',
    ['mar-curtain', 'aug-moon'],
    'sep-cup',
    'sep-plain-1',
    `${BOTH_VIEWINGS} x2 seven = 20`,
    [['"cards"', `${BOTH_VIEWINGS} + house-1 5 x2 seven = 30`]],
  ),
  ...yakuRows('houseYaku', ['mar-curtain'], 'aug-moon', 'aug-plain-1', null, [
    ['"some cards"', 'house-1 5 = 5'],
    ['"pattern"', 'house-1 5 = 5'],
  ]),
  ...yakuRows('houseYaku', SIX_RIBBONS, 'jun-ribbon', 'jun-plain-1', 'tanzaku 3 = 3', [
    ['"kind"', 'tanzaku 3 + house-1 10 x2 seven = 26'],
  ]),
  ...yakuRows(
    'houseYaku',
    ['mar-curtain', 'aug-moon'],
    'sep-cup',
    'sep-plain-1',
    `${BOTH_VIEWINGS} + house-1 5 x2 seven = 30`,
    [
      ['"points"', `${BOTH_VIEWINGS} + house-1 2 x2 seven = 24`],
      ['"replaces"', 'house-1 5 = 5'],
    ],
  ),
  ...yakuRows(
    'houseYaku',
    [...SIX_RIBBONS, 'jun-ribbon'],
    'sep-ribbon',
    'sep-plain-1',
    'tanzaku 4 + house-1 10 x2 seven = 28',
    [['"perFurther"', 'tanzaku 4 + house-1 12 x2 seven = 32']],
  ),
];

const between: readonly OptionRow[] = [
  ...yakuRows(
    'setIncrement',
    ['jul-boar', 'oct-deer', 'feb-warbler', 'apr-cuckoo'],
    'jun-butterflies',
    'jun-plain-1',
    'ino-shika-cho 5 + tane 1 = 6',
    [
      ['"stack"', 'ino-shika-cho 7 + tane 1 x2 seven = 16'],
      ['"replace"', 'ino-shika-cho 7 x2 seven = 14'],
    ],
  ),
  ...yakuRows('viewing', ['aug-moon'], 'sep-cup', 'sep-plain-1', 'tsukimi 5 = 5', [['"bonus"', null]]),
  // Beside Sanko a bonus pays, but what is never played does not.
  ...yakuRows(
    'viewing',
    ['aug-moon', 'jan-crane', 'dec-phoenix'],
    'sep-cup',
    'sep-plain-1',
    'sanko 5 + tsukimi 5 x2 seven = 20',
    [['"never"', null]],
  ),
  ...yakuRows(
    'bonusEnabledBy',
    ['aug-moon', 'aug-geese', 'sep-cup'],
    'aug-plain-1',
    'aug-plain-2',
    'tsukifuda 5 + tsukimi 5 x2 seven = 20',
    [['"basic"', 'tsukifuda 5 = 5']],
    { month: 8, round: 1 },
  ),
  ...yakuRows('viewingCancel', ['aug-moon', 'nov-rainman'], 'sep-cup', 'sep-plain-1', 'tsukimi 5 = 5', [
    ['"rain-both"', null],
  ]),
  ...yakuRows(
    'viewingCancel',
    ['aug-moon', 'mar-curtain', 'dec-plain-1'],
    'sep-cup',
    'sep-plain-1',
    `${BOTH_VIEWINGS} x2 seven = 20`,
    [['"rain-and-fog"', 'hanami 5 = 5']],
  ),
  ...yakuRows('joker.sep-cup', NINE_PLAINS, 'sep-cup', 'sep-ribbon', null, [['"either"', 'kasu 1 = 1']]),
  ...yakuRows('joker.may-bridge', NINE_PLAINS, 'may-bridge', 'may-ribbon', null, [
    ['"either"', 'kasu 1 = 1'],
  ]),
  ...yakuRows('joker.sep-cup', [...NINE_PLAINS, ...FOUR_ANIMALS], 'sep-cup', 'sep-ribbon', 'tane 1 = 1', [
    ['"both"', 'tane 1 + kasu 1 = 2'],
  ]),
  ...yakuRows(
    'joker.may-bridge',
    [...NINE_PLAINS, ...FOUR_ANIMALS],
    'may-bridge',
    'may-ribbon',
    'tane 1 = 1',
    [['"both"', 'tane 1 + kasu 1 = 2']],
  ),
];

/** Seat 0 makes Sanko and calls; two turns later both viewings come to it. */
const calling = (
  calls: readonly number[],
  last: 'stop' | 'koi' = 'stop',
): Pick<OptionRow, 'start' | 'moves'> => ({
  start: {
    position: {
      hands: [
        ['aug-moon', 'sep-cup'],
        ['apr-plain-1', 'apr-plain-2'],
      ],
      field: ['aug-plain-1', 'sep-plain-1'],
      drawPile: ['jul-plain-1', 'may-plain-1', 'jun-plain-1', 'feb-plain-1'],
      captured: [['jan-crane', 'mar-curtain'], []],
      calls,
    },
  },
  moves: `play:aug-moon koi play:apr-plain-1 play:sep-cup ${last}`,
});
const FIFTEEN = 'stop 0: sanko 5 + tsukimi 5 + hanami 5 x2 seven';

const SANKO = taking(LIGHTS.slice(0, 2), 'aug-moon', 'aug-plain-1');
const sankoWith = (parts: Partial<Position>): Pick<OptionRow, 'start' | 'moves'> =>
  taking(LIGHTS.slice(0, 2), 'aug-moon', 'aug-plain-1', parts);
const SHIKO = taking(LIGHTS, 'dec-phoenix', 'dec-plain-1');

const doublings: readonly OptionRow[] = [
  {
    option: 'sevenDouble null',
    ...SHIKO,
    without: 'stop 0: shiko 8 x2 seven = 16; 16 0; 0 deals',
    with: 'stop 0: shiko 8 = 8; 8 0; 0 deals',
  },
  {
    option: 'sevenDouble 1',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 x2 seven = 10; 10 0; 0 deals',
  },
  {
    option: 'sevenDouble 10',
    ...SHIKO,
    without: 'stop 0: shiko 8 x2 seven = 16; 16 0; 0 deals',
    with: 'stop 0: shiko 8 = 8; 8 0; 0 deals',
  },
  {
    option: 'ownKoi "once"',
    ...calling([1, 0]),
    without: `${FIFTEEN} = 30; 30 0; 0 deals`,
    with: `${FIFTEEN} x2 own-koi = 60; 60 0; 0 deals`,
  },
  {
    option: 'ownKoi "per_call"',
    ...calling([1, 0]),
    without: `${FIFTEEN} = 30; 30 0; 0 deals`,
    with: `${FIFTEEN} x4 own-koi = 120; 120 0; 0 deals`,
  },
  {
    option: 'ownKoi "add"',
    ...calling([1, 0]),
    without: `${FIFTEEN} = 30; 30 0; 0 deals`,
    with: `${FIFTEEN} x3 own-koi = 90; 90 0; 0 deals`,
  },
  {
    option: 'ownKoiCap 1',
    ...calling([1, 0]),
    without: `${FIFTEEN} x4 own-koi = 120; 120 0; 0 deals`,
    with: `${FIFTEEN} x2 own-koi = 60; 60 0; 0 deals`,
  },
  {
    option: 'ownKoiCap 2',
    ...calling([2, 0]),
    without: `${FIFTEEN} x8 own-koi = 240; 240 0; 0 deals`,
    with: `${FIFTEEN} x4 own-koi = 120; 120 0; 0 deals`,
  },
  {
    option: 'oppKoi "none"',
    ...sankoWith({ calls: [0, 1] }),
    without: 'stop 0: sanko 5 x2 opp-koi = 10; 10 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
  },
  {
    option: 'oppKoi "per_call"',
    ...sankoWith({ calls: [0, 2] }),
    without: 'stop 0: sanko 5 x2 opp-koi = 10; 10 0; 0 deals',
    with: 'stop 0: sanko 5 x4 opp-koi = 20; 20 0; 0 deals',
  },
  {
    option: 'fieldLights "on"',
    ...sankoWith({
      field: ['aug-plain-1', 'dec-phoenix', 'mar-curtain', 'jan-crane'],
      captured: [['jul-boar', 'oct-deer', 'jun-butterflies', 'feb-warbler'], []],
      hands: [['aug-geese', 'apr-plain-1'], ['may-plain-1']],
    }),
    moves: 'play:aug-geese stop',
    without: 'stop 0: ino-shika-cho 5 + tane 1 = 6; 6 0; 0 deals',
    with: 'stop 0: ino-shika-cho 5 + tane 1 x3 field-lights = 18; 18 0; 0 deals',
  },
];

const dealt = (
  look: OptionRow['look'],
  ...decks: readonly (readonly CardId[])[]
): Omit<OptionRow, 'option' | 'without' | 'with'> => ({
  start: { decks },
  moves: '',
  ...(look === undefined ? {} : { look }),
});
const SPREAD = dealt(undefined, SPREAD_DECK);
const EIGHT_EACH = 'hands 8 8; field 8; 24 to draw';
const size = (option: string, without: string, changed: string): OptionRow => ({
  option,
  ...dealt(sizesOf, SPREAD_DECK),
  without,
  with: changed,
});
/** Where in the deck the first five cards of each place come from. */
const order = (option: string, changed: string): OptionRow => ({
  option,
  ...dealt(deckPlaces, SPREAD_DECK),
  without: 'hand 8 9 10 11 20; hand 0 1 2 3 12; field 4 5 6 7 16',
  with: changed,
});
const BEGUN = 'play 0; piles 0 0; 24 to draw';

const FOUR_OF_JANUARY: readonly CardId[] = [
  'jan-crane',
  'jan-ribbon',
  'jan-plain-1',
  'jan-plain-2',
  'feb-warbler',
  'mar-ribbon',
  'apr-plain-1',
  'may-bridge',
];
const FOUR_PAIRS: readonly CardId[] = [
  'jan-crane',
  'jan-ribbon',
  'feb-warbler',
  'feb-ribbon',
  'mar-curtain',
  'mar-ribbon',
  'apr-cuckoo',
  'apr-ribbon',
];
const PLAIN_FIELD: readonly CardId[] = [
  'may-bridge',
  'jun-ribbon',
  'jul-boar',
  'aug-moon',
  'sep-cup',
  'oct-deer',
  'nov-swallow',
  'dec-phoenix',
];
const teshiDeck = deckDealing({ dealer: FOUR_OF_JANUARY, field: PLAIN_FIELD.with(0, 'may-ribbon') });
const kuttsukiDeck = deckDealing({ dealer: FOUR_PAIRS, field: PLAIN_FIELD });

const deals: readonly OptionRow[] = [
  size('players 3', 'hands 7 7; field 6; 28 to draw', 'hands 7 7 7; field 6; 21 to draw'),
  size('handSize 1', EIGHT_EACH, 'hands 1 1; field 8; 38 to draw'),
  size('handSize 7', EIGHT_EACH, 'hands 7 7; field 8; 26 to draw'),
  size('handSize 10', EIGHT_EACH, 'hands 10 10; field 8; 20 to draw'),
  size('fieldSize 1', EIGHT_EACH, 'hands 8 8; field 1; 31 to draw'),
  size('fieldSize 6', EIGHT_EACH, 'hands 8 8; field 6; 26 to draw'),
  size('fieldSize 16', EIGHT_EACH, 'hands 8 8; field 16; 16 to draw'),
  order('deal.order ["others","dealer","field"]', 'hand 4 5 6 7 16; hand 0 1 2 3 12; field 8 9 10 11 20'),
  order('deal.order ["dealer","others","field"]', 'hand 0 1 2 3 12; hand 4 5 6 7 16; field 8 9 10 11 20'),
  order('deal.order ["dealer","field","others"]', 'hand 0 1 2 3 12; hand 8 9 10 11 20; field 4 5 6 7 16'),
  order('deal.order ["field","others","dealer"]', 'hand 8 9 10 11 20; hand 4 5 6 7 16; field 0 1 2 3 12'),
  order('deal.order ["field","dealer","others"]', 'hand 4 5 6 7 16; hand 8 9 10 11 20; field 0 1 2 3 12'),
  order('deal.batch 1', 'hand 2 5 8 11 14; hand 0 3 6 9 12; field 1 4 7 10 13'),
  order('deal.batch 2', 'hand 4 5 10 11 16; hand 0 1 6 7 12; field 2 3 8 9 14'),
  order('deal.batch 8', 'hand 16 17 18 19 20; hand 0 1 2 3 4; field 8 9 10 11 12'),
  { option: 'firstPlayer "other"', ...SPREAD, without: BEGUN, with: BEGUN.replace('play 0', 'play 1') },
  {
    option: 'fieldRedeal "none"',
    ...dealt(redealsOf, deckDealing({ field: FOUR_OF_JANUARY }), SPREAD_DECK),
    without: `1 void; ${BEGUN}`,
    with: `0 void; ${BEGUN}`,
  },
  {
    option: 'fieldRedeal "four-or-pairs"',
    ...dealt(redealsOf, deckDealing({ field: FOUR_PAIRS }), SPREAD_DECK),
    without: `0 void; ${BEGUN}`,
    with: `1 void; ${BEGUN}`,
  },
  {
    option: 'handYaku {"teshi":6,"kuttsuki":6}',
    ...dealt(undefined, teshiDeck),
    without: BEGUN,
    with: 'hand-yaku 0: teshi 6 = 6; 6 0; 0 deals',
  },
  {
    option: 'handYaku.teshi 4',
    ...dealt(undefined, teshiDeck),
    without: 'hand-yaku 0: teshi 6 = 6; 6 0; 0 deals',
    with: 'hand-yaku 0: teshi 4 = 4; 4 0; 0 deals',
  },
  {
    option: 'handYaku.kuttsuki 4',
    ...dealt(undefined, kuttsukiDeck),
    without: 'hand-yaku 0: kuttsuki 6 = 6; 6 0; 0 deals',
    with: 'hand-yaku 0: kuttsuki 4 = 4; 4 0; 0 deals',
  },
];

/** Each turns up a card, and the earlier month deals; or one card is nearer to June, seat 1's month, than to January; or a word or a lot decides. */
const firstDealer = (option: string, seed: number, without: string, changed: string): OptionRow => ({
  option,
  start: { match: { seed, agreedDealer: 1, birthMonths: [1, 6] } },
  moves: '',
  look: firstDealerOf,
  without,
  with: changed,
});
const dealers: readonly OptionRow[] = [
  firstDealer('firstDealer "birthday"', 10, '0 deals by aug-geese dec-phoenix', '1 deals by aug-geese'),
  firstDealer('firstDealer "agreed"', 5, '0 deals by jan-plain-2 nov-rainman', '1 deals'),
  firstDealer('firstDealer "random"', 5, '0 deals by jan-plain-2 nov-rainman', '1 deals'),
];

/** The last card of each hand, and nothing to take. */
const lastCards = (parts: Partial<Position> = {}): Pick<OptionRow, 'start' | 'moves'> => ({
  start: {
    position: {
      hands: [['apr-plain-1'], ['may-plain-1']],
      drawPile: ['jul-plain-2', 'jun-plain-2', 'nov-swallow'],
      ...parts,
    },
  },
  moves: 'play:apr-plain-1 play:may-plain-1',
});
const NOTHING = 'exhausted nobody: exhausted = 0; 0 0; 1 deals';
const LAST_ROUND = lastCards({ round: 6, totals: [5, 5] });

const turns: readonly OptionRow[] = [
  {
    option: 'threeMatch "choose"',
    start: {
      position: {
        hands: [['jan-crane', 'apr-plain-1'], ['may-plain-1']],
        field: ['jan-ribbon', 'jan-plain-1', 'jan-plain-2'],
      },
    },
    moves: 'play:jan-crane',
    without: 'play 1; piles 4 0; 2 to draw',
    with: 'chooseHand 0 [take:jan-ribbon take:jan-plain-1 take:jan-plain-2]; piles 0 0; 3 to draw',
  },
  {
    option: 'mustMatch "forced"',
    ...SANKO,
    moves: 'play:apr-plain-1',
    without: 'play 1; piles 2 0; 3 to draw',
    with: 'play 0; piles 2 0; 4 to draw; play:apr-plain-1: mustMatch',
  },
  ...yakuRows('promptOn', TEN_PLAINS, 'jan-crane', 'jan-plain-1', 'kasu 2 = 2', [['"new_yaku"', null]]),
  {
    option: 'promptTiming "after_capture"',
    ...SANKO,
    moves: 'play:aug-moon',
    without: 'decide 0 [stop koi]; piles 4 0; 3 to draw',
    with: 'decide 0 [stop koi]; piles 4 0; 4 to draw',
  },
  ...yakuRows('minStop', FOUR_ANIMALS, 'may-bridge', 'may-ribbon', 'tane 1 = 1', [['2', null]]),
  ...yakuRows('minStop', LIGHTS.slice(0, 2), 'aug-moon', 'aug-plain-1', 'sanko 5 = 5', [['6', null]]),
  {
    option: 'lastTurn "prompt"',
    ...sankoWith({ hands: [['aug-moon'], []] }),
    moves: 'play:aug-moon',
    without: 'auto-stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'decide 0 [stop koi]; piles 4 0; 3 to draw',
  },
  {
    option: 'maxCalls 0',
    ...SANKO,
    moves: 'play:aug-moon',
    without: 'decide 0 [stop koi]; piles 4 0; 3 to draw',
    with: 'decide 0 [stop]; piles 4 0; 3 to draw',
  },
  {
    option: 'maxCalls 1',
    ...calling([0, 0], 'koi'),
    without: 'play 1; piles 6 0; 1 to draw',
    with: 'decide 0 [stop]; piles 6 0; 1 to draw; koi: callsUsedUp',
  },
  {
    option: 'maxCalls 2',
    ...calling([1, 0], 'koi'),
    without: 'play 1; piles 6 0; 1 to draw',
    with: 'decide 0 [stop]; piles 6 0; 1 to draw; koi: callsUsedUp',
  },
];

const ends: readonly OptionRow[] = [
  {
    option: 'exhaustion "last_caller"',
    ...sankoWith({ hands: [['aug-moon'], ['may-plain-1']] }),
    moves: 'play:aug-moon koi play:may-plain-1',
    without: NOTHING,
    with: 'last-caller 0: sanko 5 = 5; 5 0; 0 deals',
  },
  ...[1, 2, 3, 4, 5, 6].map((points) => ({
    option: `oyaKen ${points}`,
    ...lastCards(),
    without: NOTHING,
    with: `oya-ken 0: oya-ken = ${points}; ${points} 0; 0 deals`,
  })),
  {
    option: 'rotation "alternate"',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 0; 1 deals',
  },
  {
    option: 'rotationDraw "same"',
    ...lastCards(),
    without: NOTHING,
    with: NOTHING.replace('1 deals', '0 deals'),
  },
  {
    option: 'rounds 1',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 0; match to 0',
  },
  {
    option: 'rounds 3',
    ...sankoWith({ month: 3, round: 3 }),
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 0; match to 0',
  },
  ...['12', 'null'].map((rounds) => ({
    option: `rounds ${rounds}`,
    ...sankoWith({ month: 6, round: 6 }),
    without: 'stop 0: sanko 5 = 5; 5 0; match to 0',
    with: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
  })),
  {
    option: 'target 1',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 0; match to 0',
  },
  {
    option: 'target 50',
    ...sankoWith({ totals: [45, 3] }),
    without: 'stop 0: sanko 5 = 5; 50 3; 0 deals',
    with: 'stop 0: sanko 5 = 5; 50 3; match to 0',
  },
  {
    option: 'tie "extra_month"',
    ...LAST_ROUND,
    without: 'exhausted nobody: exhausted = 0; 5 5; match to draw',
    with: 'exhausted nobody: exhausted = 0; 5 5; 1 deals',
  },
  {
    option: 'tie "share"',
    ...LAST_ROUND,
    without: 'exhausted nobody: exhausted = 0; 5 5; match to draw',
    with: 'exhausted nobody: exhausted = 0; 5 5; match to shared',
  },
  {
    option: 'scoring "transfer"',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 5 -5; 0 deals',
  },
  {
    option: 'scoring "chips"',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 5 0; 0 deals',
    with: 'stop 0: sanko 5 = 5; 105 95; 0 deals',
  },
  {
    option: 'chips.start 3',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 105 95; 0 deals',
    with: 'stop 0: sanko 5 = 5; 6 0; match to 0',
  },
  {
    option: 'chips.mode "flat"',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 105 95; 0 deals',
    with: 'stop 0: sanko 5 = 5; 101 99; 0 deals',
  },
  {
    option: 'chips.value 5',
    ...SANKO,
    without: 'stop 0: sanko 5 = 5; 105 95; 0 deals',
    with: 'stop 0: sanko 5 = 5; 125 75; 0 deals',
  },
];

export const OPTION_ROWS: readonly OptionRow[] = [
  ...yaku,
  ...house,
  ...between,
  ...doublings,
  ...deals,
  ...dealers,
  ...turns,
  ...ends,
];
