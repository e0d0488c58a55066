/** The rule-sets that ship, as data. The engine reads their fields and never their names. Source: rules matrix, section 2. */
import type { PresetId, RuleSet } from './ruleSet';

/** Source B, "modern": the default. */
const modern: RuleSet = {
  players: 2,
  handSize: 8,
  fieldSize: 8,
  yaku: {
    goko: 10,
    shiko: 8,
    'ame-shiko': 7,
    sanko: 5,
    'ino-shika-cho': 5,
    'akatan-aotan': null,
    akatan: 5,
    aotan: 5,
    kusatan: null,
    tsukifuda: null,
    tane: [5, 1, 1],
    tanzaku: [5, 1, 1],
    kasu: [10, 1, 1],
    tsukimi: 5,
    hanami: 5,
  },
  houseYaku: [],
  setIncrement: 'none',
  viewing: 'always',
  bonusEnabledBy: 'non-bonus',
  viewingCancel: 'none',
  joker: { 'sep-cup': 'animal', 'may-bridge': 'animal' },
  sevenDouble: 7,
  ownKoi: 'none',
  ownKoiCap: null,
  oppKoi: 'once',
  fieldLights: 'off',
  firstPlayer: 'dealer',
  firstDealer: 'draw',
  deal: { order: ['others', 'field', 'dealer'], batch: 4 },
  fieldRedeal: 'four',
  handYaku: null,
  threeMatch: 'sweep',
  mustMatch: 'free',
  promptOn: 'total_rise',
  promptTiming: 'end_of_turn',
  minStop: 0,
  lastTurn: 'auto_stop',
  maxCalls: null,
  exhaustion: 'zero',
  oyaKen: 0,
  rotation: 'winner',
  rotationDraw: 'other',
  rounds: 6,
  target: null,
  tie: 'draw',
  scoring: 'add',
  chips: { start: 100, mode: 'per-point', value: 1 },
};

/** Source A, "classic": only the winner's own calls double, each of them (A1). */
const classic: RuleSet = {
  ...modern,
  yaku: { ...modern.yaku, 'akatan-aotan': 10 },
  sevenDouble: null,
  ownKoi: 'per_call',
  oppKoi: 'none',
  deal: { order: ['others', 'dealer', 'field'], batch: 8 },
  promptOn: 'new_yaku',
  rotation: 'alternate',
  rounds: 12,
};

/** Values that the matrix proposes for Mekuri-Koi (2.9). */
const mekuri: RuleSet = {
  ...classic,
  yaku: {
    ...classic.yaku,
    goko: 15,
    shiko: 10,
    'ame-shiko': 8,
    sanko: 6,
    'akatan-aotan': null,
    akatan: 6,
    aotan: 6,
    kusatan: 5,
    tsukifuda: 4,
  },
};

/** Source C: first to fifty, viewings as a bonus, the iris animal or plain, the dealer's point. */
const fifty: RuleSet = {
  ...modern,
  yaku: { ...modern.yaku, 'ame-shiko': 6, tsukifuda: 5 },
  viewing: 'bonus',
  joker: { 'sep-cup': 'animal', 'may-bridge': 'either' },
  sevenDouble: null,
  oppKoi: 'none',
  deal: { order: ['others', 'field', 'dealer'], batch: 2 },
  exhaustion: 'last_caller',
  oyaKen: 1,
  rotationDraw: 'same',
  rounds: null,
  target: 50,
};

const wikipedia: RuleSet = {
  ...modern,
  yaku: { ...modern.yaku, 'akatan-aotan': 10 },
  joker: { 'sep-cup': 'both', 'may-bridge': 'animal' },
  deal: { order: ['others', 'field', 'dealer'], batch: 2 },
  handYaku: { teshi: 6, kuttsuki: 6 },
  rounds: 12,
};

const flash: RuleSet = {
  ...modern,
  yaku: {
    ...modern.yaku,
    goko: 15,
    shiko: 10,
    'ame-shiko': 8,
    sanko: 6,
    akatan: 6,
    aotan: 6,
    tsukifuda: 4,
  },
  viewing: 'never',
  joker: { 'sep-cup': 'both', 'may-bridge': 'animal' },
  sevenDouble: null,
  oppKoi: 'none',
  deal: { order: ['others', 'field', 'dealer'], batch: 2 },
  oyaKen: 6,
  rounds: 12,
};

export const presets = {
  classic,
  'classic-4': { ...classic, rounds: 4 },
  'classic-6': { ...classic, rounds: 6 },
  'classic-capped': { ...classic, ownKoiCap: 1 },
  'classic-chips': { ...classic, rounds: null, scoring: 'chips' },
  'classic-3p': { ...classic, players: 3, handSize: 7, fieldSize: 6 },
  mekuri,
  modern,
  fifty,
  'fifty-subtract': { ...fifty, scoring: 'transfer' },
  'fifty-year': { ...fifty, rounds: 12, target: null },
  nintendo: { ...wikipedia, setIncrement: 'replace' },
  flash,
  wikipedia,
} as const satisfies Record<PresetId, RuleSet>;

const EVEN_LENGTHS = [4, 6, 12] as const;
const ANY_LENGTH = [1, 3, 6, 12] as const;

/** Numbers of months that a preset can be played over beside its own; where dealers alternate, both deal equally often. */
export const presetLengths: Readonly<Record<PresetId, readonly number[]>> = {
  modern: ANY_LENGTH,
  classic: EVEN_LENGTHS,
  'classic-4': [],
  'classic-6': [],
  'classic-capped': EVEN_LENGTHS,
  'classic-chips': [],
  'classic-3p': [3, 6, 12],
  mekuri: EVEN_LENGTHS,
  fifty: [],
  'fifty-subtract': [],
  'fifty-year': [],
  nintendo: ANY_LENGTH,
  flash: ANY_LENGTH,
  wikipedia: ANY_LENGTH,
};

/** The same rules over another number of months. */
export const withRounds = (ruleSet: RuleSet, rounds: number | null): RuleSet => ({ ...ruleSet, rounds });
