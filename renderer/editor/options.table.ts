/** Every option that is a row of its own, by group, with what changes it. Pages of their own have the rest. */
import { RULE_BOUNDS } from '../../shared/ruleBounds';
import type { RuleSet } from '../../shared/ruleSet';
import type { Control } from './control';
import { DEAL_CONTROLS } from './dealOptions.table';
import { MATCH_CONTROLS } from './matchOptions.table';
import { numberOf, optionalOf, wordOf } from './optionParts';
import type { PageId } from './page';

const CAPTURE_CONTROLS = {
  firstPlayer: wordOf('firstPlayer', {
    dealer: 'editor:value.firstPlayer.dealer',
    other: 'editor:value.firstPlayer.other',
  }),
  threeMatch: wordOf('threeMatch', {
    sweep: 'editor:value.threeMatch.sweep',
    choose: 'editor:value.threeMatch.choose',
  }),
  mustMatch: wordOf('mustMatch', {
    free: 'editor:value.mustMatch.free',
    forced: 'editor:value.mustMatch.forced',
  }),
} as const satisfies Readonly<Record<string, Control>>;

const KOI_CONTROLS = {
  promptOn: wordOf('promptOn', {
    new_yaku: 'editor:value.promptOn.new_yaku',
    total_rise: 'editor:value.promptOn.total_rise',
  }),
  promptTiming: wordOf('promptTiming', {
    end_of_turn: 'editor:value.promptTiming.end_of_turn',
    after_capture: 'editor:value.promptTiming.after_capture',
  }),
  maxCalls: optionalOf('maxCalls', RULE_BOUNDS.maxCalls, 1),
  minStop: numberOf('minStop', RULE_BOUNDS.minStop),
  lastTurn: wordOf('lastTurn', {
    auto_stop: 'editor:value.lastTurn.auto_stop',
    prompt: 'editor:value.lastTurn.prompt',
  }),
  sevenDouble: optionalOf('sevenDouble', RULE_BOUNDS.sevenDouble, 7),
  ownKoi: wordOf('ownKoi', {
    none: 'editor:value.calls.none',
    once: 'editor:value.calls.once',
    per_call: 'editor:value.calls.per_call',
    add: 'editor:value.calls.add',
  }),
  ownKoiCap: optionalOf('ownKoiCap', RULE_BOUNDS.ownKoiCap, 1),
  oppKoi: wordOf('oppKoi', {
    none: 'editor:value.calls.none',
    once: 'editor:value.calls.once',
    per_call: 'editor:value.calls.per_call',
  }),
  fieldLights: wordOf('fieldLights', {
    off: 'editor:value.fieldLights.off',
    on: 'editor:value.fieldLights.on',
  }),
} as const satisfies Readonly<Record<string, Control>>;

const END_CONTROLS = {
  exhaustion: wordOf('exhaustion', {
    zero: 'editor:value.exhaustion.zero',
    last_caller: 'editor:value.exhaustion.last_caller',
  }),
  oyaKen: numberOf('oyaKen', RULE_BOUNDS.oyaKen),
  rotation: wordOf('rotation', {
    winner: 'editor:value.rotation.winner',
    alternate: 'editor:value.rotation.alternate',
  }),
  rotationDraw: wordOf('rotationDraw', {
    other: 'editor:value.rotationDraw.other',
    same: 'editor:value.rotationDraw.same',
  }),
} as const satisfies Readonly<Record<string, Control>>;

const ROWS = {
  match: MATCH_CONTROLS,
  deal: DEAL_CONTROLS,
  capture: CAPTURE_CONTROLS,
  koi: KOI_CONTROLS,
  end: END_CONTROLS,
} as const;

/** Groups that are lists of options. */
export const LIST_IDS = [
  'match',
  'deal',
  'capture',
  'koi',
  'end',
] as const satisfies readonly (keyof typeof ROWS)[];
export type ListId = (typeof LIST_IDS)[number];

/** In the order in which they are offered. */
export const GROUP_IDS = [...LIST_IDS, 'yaku', 'jokers', 'house'] as const satisfies readonly (
  ListId | PageId
)[];
export type GroupId = (typeof GROUP_IDS)[number];

type IdsOf<T> = T extends Readonly<Record<infer K extends string, Control>> ? K : never;
export type OptionId = { [L in ListId]: IdsOf<(typeof ROWS)[L]> }[ListId];

export interface Option {
  readonly id: OptionId;
  readonly control: Control;
}

const CONTROLS: Readonly<Record<OptionId, Control>> = {
  ...MATCH_CONTROLS,
  ...DEAL_CONTROLS,
  ...CAPTURE_CONTROLS,
  ...KOI_CONTROLS,
  ...END_CONTROLS,
};
const isOption = (id: string): id is OptionId => Object.hasOwn(CONTROLS, id);

/** The rows of a group, in their order. */
export const optionsOf = (list: ListId): readonly Option[] =>
  Object.keys(ROWS[list])
    .filter(isOption)
    .map((id) => ({ id, control: CONTROLS[id] }));

/** Where each field of a rule-set is changed: one without a place does not compile. */
export const HOMES: Readonly<Record<keyof RuleSet, GroupId>> = {
  players: 'match',
  rounds: 'match',
  target: 'match',
  scoring: 'match',
  chips: 'match',
  tie: 'match',
  firstDealer: 'deal',
  handSize: 'deal',
  fieldSize: 'deal',
  deal: 'deal',
  fieldRedeal: 'deal',
  handYaku: 'deal',
  firstPlayer: 'capture',
  threeMatch: 'capture',
  mustMatch: 'capture',
  promptOn: 'koi',
  promptTiming: 'koi',
  maxCalls: 'koi',
  minStop: 'koi',
  lastTurn: 'koi',
  sevenDouble: 'koi',
  ownKoi: 'koi',
  ownKoiCap: 'koi',
  oppKoi: 'koi',
  fieldLights: 'koi',
  exhaustion: 'end',
  oyaKen: 'end',
  rotation: 'end',
  rotationDraw: 'end',
  yaku: 'yaku',
  setIncrement: 'yaku',
  viewing: 'yaku',
  bonusEnabledBy: 'yaku',
  viewingCancel: 'yaku',
  joker: 'jokers',
  houseYaku: 'house',
};
