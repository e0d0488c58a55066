/** Which sentence tells which value of a rule. Holds keys of sentences only, no words and no rules. */
import type { JokerUse, RuleSet } from '../../shared/ruleSet';
import type { Key } from '../strings';

/** Rules that are one word out of several. */
export type ChoiceField = { [F in keyof RuleSet]: RuleSet[F] extends string ? F : never }[keyof RuleSet];

/** Some rules are told otherwise to two players than to three. */
type Sentence = Key | Readonly<Record<RuleSet['players'], Key>>;
type Sentences<V extends string, S extends Sentence = Key> = Readonly<Record<V, S>>;

/** A value without its sentence does not compile: the page would tell other rules than the table's. */
export const CHOICES: { readonly [F in ChoiceField]: Sentences<RuleSet[F], Sentence> } = {
  scoring: {
    add: 'rules:match.scoring.add',
    transfer: { 2: 'rules:match.scoring.transfer.2', 3: 'rules:match.scoring.transfer.3' },
    chips: 'rules:match.scoring.chips',
  },
  tie: {
    draw: { 2: 'rules:match.tie.draw.2', 3: 'rules:match.tie.draw.3' },
    extra_month: { 2: 'rules:match.tie.extra_month.2', 3: 'rules:match.tie.extra_month.3' },
    share: { 2: 'rules:match.tie.share.2', 3: 'rules:match.tie.share.3' },
  },
  firstDealer: {
    draw: 'rules:deal.firstDealer.draw',
    birthday: 'rules:deal.firstDealer.birthday',
    agreed: 'rules:deal.firstDealer.agreed',
    random: 'rules:deal.firstDealer.random',
  },
  fieldRedeal: {
    none: 'rules:deal.fieldRedeal.none',
    four: 'rules:deal.fieldRedeal.four',
    'four-or-pairs': 'rules:deal.fieldRedeal.four-or-pairs',
  },
  firstPlayer: {
    dealer: 'rules:capture.firstPlayer.dealer',
    other: { 2: 'rules:capture.firstPlayer.other.2', 3: 'rules:capture.firstPlayer.other.3' },
  },
  threeMatch: { sweep: 'rules:capture.threeMatch.sweep', choose: 'rules:capture.threeMatch.choose' },
  mustMatch: { free: 'rules:capture.mustMatch.free', forced: 'rules:capture.mustMatch.forced' },
  setIncrement: {
    none: 'rules:yaku.setIncrement.none',
    stack: 'rules:yaku.beside.stack',
    replace: 'rules:yaku.beside.replace',
  },
  viewing: {
    always: 'rules:yaku.viewing.always',
    bonus: 'rules:yaku.viewing.bonus',
    never: 'rules:yaku.notPlayed',
  },
  bonusEnabledBy: {
    'non-bonus': 'rules:yaku.bonusEnabledBy.non-bonus',
    basic: 'rules:yaku.bonusEnabledBy.basic',
  },
  viewingCancel: {
    none: 'rules:yaku.viewingCancel.none',
    'rain-both': 'rules:yaku.viewingCancel.rain',
    'rain-and-fog': 'rules:yaku.viewingCancel.rain',
  },
  promptOn: {
    new_yaku: 'rules:decision.promptOn.new_yaku',
    total_rise: 'rules:decision.promptOn.total_rise',
  },
  promptTiming: {
    end_of_turn: 'rules:decision.promptTiming.end_of_turn',
    after_capture: 'rules:decision.promptTiming.after_capture',
  },
  lastTurn: { auto_stop: 'rules:decision.lastTurn.auto_stop', prompt: 'rules:decision.lastTurn.prompt' },
  oppKoi: {
    none: { 2: 'rules:doublings.oppKoi.none.2', 3: 'rules:doublings.oppKoi.none.3' },
    once: { 2: 'rules:doublings.oppKoi.once.2', 3: 'rules:doublings.oppKoi.once.3' },
    per_call: { 2: 'rules:doublings.oppKoi.per_call.2', 3: 'rules:doublings.oppKoi.per_call.3' },
  },
  ownKoi: {
    none: 'rules:doublings.ownKoi.none',
    once: 'rules:doublings.ownKoi.once',
    per_call: 'rules:doublings.ownKoi.per_call',
    add: 'rules:doublings.ownKoi.add',
  },
  fieldLights: { off: 'rules:doublings.fieldLights.off', on: 'rules:doublings.fieldLights.on' },
  exhaustion: {
    zero: 'rules:unfinished.exhaustion.zero',
    last_caller: 'rules:unfinished.exhaustion.last_caller',
  },
  rotation: {
    winner: 'rules:dealer.rotation.winner',
    alternate: { 2: 'rules:dealer.rotation.alternate.2', 3: 'rules:dealer.rotation.alternate.3' },
  },
  rotationDraw: {
    other: { 2: 'rules:dealer.rotationDraw.other.2', 3: 'rules:dealer.rotationDraw.other.3' },
    same: 'rules:dealer.rotationDraw.same',
  },
};

export const JOKERS: { readonly [C in keyof RuleSet['joker']]: Sentences<JokerUse> } = {
  'sep-cup': {
    animal: 'rules:yaku.cup.animal',
    either: 'rules:yaku.cup.either',
    both: 'rules:yaku.cup.both',
  },
  'may-bridge': {
    animal: 'rules:yaku.bridge.animal',
    either: 'rules:yaku.bridge.either',
    both: 'rules:yaku.bridge.both',
  },
};
