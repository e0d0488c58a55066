/** Rules, length and first dealer as a deal code agrees on them: shown in the form, and not to be changed. */
import { rulesOfChoice } from '../../shared/matchOptions';
import type { FirstDealerChoice, MatchOptions } from '../../shared/matchOptions';
import type { FirstDealerSetting } from '../../shared/settings';
import { shortRules } from '../reference/differencesInWords';
import { rulesName } from '../reference/names';
import { dealerName, FormRow, lengthWords } from '../screens/NewMatchRows';
import { t } from '../strings';

const SEATS: readonly FirstDealerSetting[] = ['you', 'opponent', 'otherOpponent'];

function dealerWords(choice: FirstDealerChoice): string {
  if (choice.type === 'agreed') return dealerName(SEATS[choice.seat] ?? 'you');
  if (choice.type !== 'birthday') return dealerName(choice.type);
  const born = choice.months.map((month) => t(`cards:month.${month}.name`)).join(t('screens:score.join'));
  return t('deals:birthday', { dealer: dealerName('birthday'), born });
}

function Fixed({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <FormRow label={label}>
      <span>{words}</span>
      <span class="cap grow">{t('deals:fixed')}</span>
    </FormRow>
  );
}

export function AgreedRows({ options }: { readonly options: MatchOptions }) {
  const rules = rulesOfChoice(options.rules);
  return (
    <>
      <FormRow label={t('screens:newMatch.rules')}>
        <span class="agreedName">{rulesName(options.rules)}</span>
        <span class="cap grow">
          {t('deals:fixed')} {shortRules(rules)}
        </span>
      </FormRow>
      <Fixed label={t('screens:newMatch.length')} words={lengthWords(rules)} />
      <Fixed label={t('screens:newMatch.firstDealer')} words={dealerWords(options.firstDealer)} />
    </>
  );
}
