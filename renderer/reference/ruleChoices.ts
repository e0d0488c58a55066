/** Which sentence tells which value of a rule. Holds keys of sentences only, no words and no rules. */
import type { JokerUse, RuleSet } from '../../shared/ruleSet';
import type { Key } from '../strings';

/** Rules that are one word out of several. `bonusEnabledBy` says nothing unless the viewings are a bonus. */
export type ChoiceField = Exclude<
  { [F in keyof RuleSet]: RuleSet[F] extends string ? F : never }[keyof RuleSet],
  'bonusEnabledBy'
>;

/** null = not yet choosable, so not yet in words. */
type Sentences<V extends string> = Readonly<Record<V, Key | null>>;

export const CHOICES: { readonly [F in ChoiceField]: Sentences<RuleSet[F]> } = {
  scoring: { add: 'rules:match.scoring.add', transfer: null, chips: null },
  tie: { draw: 'rules:match.tie.draw', extra_month: null, share: null },
  firstDealer: { draw: 'rules:deal.firstDealer.draw', birthday: null, agreed: null, random: null },
  fieldRedeal: { none: null, four: 'rules:deal.fieldRedeal.four', 'four-or-pairs': null },
  firstPlayer: { dealer: 'rules:capture.firstPlayer.dealer', other: null },
  threeMatch: { sweep: 'rules:capture.threeMatch.sweep', choose: null },
  mustMatch: { free: 'rules:capture.mustMatch.free', forced: null },
  setIncrement: { none: 'rules:yaku.setIncrement.none', stack: null, replace: null },
  viewing: { always: 'rules:yaku.viewing.always', bonus: null, never: null },
  viewingCancel: { none: 'rules:yaku.viewingCancel.none', 'rain-both': null, 'rain-and-fog': null },
  promptOn: { new_yaku: null, total_rise: 'rules:decision.promptOn.total_rise' },
  promptTiming: { end_of_turn: 'rules:decision.promptTiming.end_of_turn', after_capture: null },
  lastTurn: { auto_stop: 'rules:decision.lastTurn.auto_stop', prompt: null },
  oppKoi: { none: null, once: 'rules:doublings.oppKoi.once', per_call: null },
  ownKoi: { none: 'rules:doublings.ownKoi.none', once: null, per_call: null, add: null },
  fieldLights: { off: 'rules:doublings.fieldLights.off', on: null },
  exhaustion: { zero: 'rules:unfinished.exhaustion.zero', last_caller: null },
  rotation: { winner: 'rules:dealer.rotation.winner', alternate: null },
  rotationDraw: { other: 'rules:dealer.rotationDraw.other', same: null },
};

export const JOKERS: { readonly [C in keyof RuleSet['joker']]: Sentences<JokerUse> } = {
  'sep-cup': { animal: 'rules:yaku.cup.animal', either: null, both: null },
  'may-bridge': { animal: 'rules:yaku.bridge.animal', either: null, both: null },
};
