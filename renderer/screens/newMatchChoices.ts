/** What can be chosen in New match, and the match that follows from it. Knows no screen and no words. */
import type { Month } from '../../shared/cards';
import type { AgreedDeal } from '../../shared/deals';
import { rulesOfChoice } from '../../shared/matchOptions';
import type { FirstDealerChoice, MatchOptions, RulesChoice } from '../../shared/matchOptions';
import { presetLengths, presets } from '../../shared/presets';
import { PRESET_IDS } from '../../shared/ruleSet';
import type { NamedRuleSet, PresetId } from '../../shared/ruleSet';
import { FIRST_DEALERS } from '../../shared/settings';
import type { FirstDealerSetting, Settings } from '../../shared/settings';

/** What New match asks, as it is kept in the settings. */
export type Choices = Pick<
  Settings,
  'rules' | 'months' | 'firstDealer' | 'birthMonth' | 'opponents' | 'coach'
>;

/** Plain ones first, then those played for chips, then those for three. */
const rankOf = (id: PresetId): number =>
  presets[id].players === 3 ? 2 : presets[id].scoring === 'chips' ? 1 : 0;

export const offeredPresets: readonly PresetId[] = PRESET_IDS.toSorted((a, b) => rankOf(a) - rankOf(b));

/** The rules chosen, or the default's where those are gone. */
export function rulesChosen({ rules, months }: Choices, own: readonly NamedRuleSet[]): RulesChoice {
  if (rules.type === 'own') {
    const kept = own.find(({ name }) => name === rules.name);
    if (kept !== undefined) return { type: 'own', rules: kept };
  }
  const preset = rules.type === 'preset' ? rules.preset : 'modern';
  const other =
    months !== null && months !== presets[preset].rounds && presetLengths[preset].includes(months);
  return { type: 'preset', preset, months: other ? months : null };
}

/** Numbers of months to choose between; empty where the rules leave no choice. */
export const lengthsOf = (choice: RulesChoice): readonly number[] =>
  choice.type === 'own' ? [] : presetLengths[choice.preset];

export const dealersFor = (players: number): readonly FirstDealerSetting[] =>
  FIRST_DEALERS.filter((each) => each !== 'otherOpponent' || players === 3);

/** When the rivals were born, in seat order: Sakuya in the month of cherries, Toru in that of maples. */
export const RIVAL_BIRTH_MONTHS: readonly Month[] = [3, 10];

/** Who deals first, as chosen; an opponent who does not sit at this table leaves it to the one who does. */
export const dealerChosen = ({ firstDealer }: Choices, players: number): FirstDealerSetting =>
  dealersFor(players).includes(firstDealer) ? firstDealer : 'opponent';

function firstDealerOf(choices: Choices, players: number): FirstDealerChoice {
  const chosen = dealerChosen(choices, players);
  switch (chosen) {
    case 'draw':
    case 'random':
      return { type: chosen };
    case 'birthday':
      return { type: 'birthday', months: [choices.birthMonth, ...RIVAL_BIRTH_MONTHS.slice(0, players - 1)] };
    case 'you':
      return { type: 'agreed', seat: 0 };
    case 'opponent':
      return { type: 'agreed', seat: 1 };
    case 'otherOpponent':
      return { type: 'agreed', seat: 2 };
  }
}

/** The match that these choices ask for. */
export function optionsOf(choices: Choices, own: readonly NamedRuleSet[]): MatchOptions {
  const rules = rulesChosen(choices, own);
  const { players } = rulesOfChoice(rules);
  return {
    rules,
    opponents: choices.opponents.slice(0, players - 1),
    firstDealer: firstDealerOf(choices, players),
  };
}

/** The match by what a deal code agrees on, against the opponents chosen. */
export const agreedOptions = (agreed: AgreedDeal, { opponents }: Choices): MatchOptions => ({
  ...agreed,
  opponents: opponents.slice(0, rulesOfChoice(agreed.rules).players - 1),
});
