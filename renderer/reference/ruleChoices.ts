/** Which sentence tells which value of a rule. Holds keys of sentences only, no words and no rules. */
import type { JokerUse, RuleSet } from '../../shared/ruleSet';
import type { Key } from '../strings';

/** Rules that are one word out of several. */
export type ChoiceField = { [F in keyof RuleSet]: RuleSet[F] extends string ? F : never }[keyof RuleSet];

type Sentences<V extends string> = Readonly<Record<V, Key>>;

/** A value without its sentence does not compile: the page would tell other rules than the table's. */
export const CHOICES: { readonly [F in ChoiceField]: Sentences<RuleSet[F]> } = {
  scoring: {
    add: 'rules:match.scoring.add',
    transfer: 'rules:match.scoring.transfer',
    chips: 'rules:match.scoring.chips',
  },
  tie: {
    draw: 'rules:match.tie.draw',
    extra_month: 'rules:match.tie.extra_month',
    share: 'rules:match.tie.share',
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
  firstPlayer: { dealer: 'rules:capture.firstPlayer.dealer', other: 'rules:capture.firstPlayer.other' },
  threeMatch: { sweep: 'rules:capture.threeMatch.sweep', choose: 'rules:capture.threeMatch.choose' },
  mustMatch: { free: 'rules:capture.mustMatch.free', forced: 'rules:capture.mustMatch.forced' },
  setIncrement: {
    none: 'rules:yaku.setIncrement.none',
    stack: 'rules:yaku.setIncrement.grow',
    replace: 'rules:yaku.setIncrement.grow',
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
    none: 'rules:doublings.oppKoi.none',
    once: 'rules:doublings.oppKoi.once',
    per_call: 'rules:doublings.oppKoi.per_call',
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
  rotation: { winner: 'rules:dealer.rotation.winner', alternate: 'rules:dealer.rotation.alternate' },
  rotationDraw: { other: 'rules:dealer.rotationDraw.other', same: 'rules:dealer.rotationDraw.same' },
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
