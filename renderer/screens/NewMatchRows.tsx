/** The rows of the set-up form: rules, length, first dealer. Each shows what is chosen and hands on a change. */
import type { ComponentChildren, Ref } from 'preact';
import { MONTHS } from '../../shared/cards';
import { rulesOfChoice } from '../../shared/matchOptions';
import type { MatchOptions } from '../../shared/matchOptions';
import type { NamedRuleSet, RuleSet } from '../../shared/ruleSet';
import type { FirstDealerSetting, Settings } from '../../shared/settings';
import { shortRules } from '../reference/differencesInWords';
import { rivalName } from '../reference/names';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Select } from '../ui/Select';
import { Switch } from '../ui/Switch';
import { dealerChosen, dealersFor, lengthsOf, offeredPresets, RIVAL_BIRTH_MONTHS } from './newMatchChoices';
import type { Choices } from './newMatchChoices';

interface RowProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function FormRow({ label, children }: RowProps) {
  return (
    <div class="formRow">
      <b>{label}</b>
      <div class="formCells">{children}</div>
    </div>
  );
}

interface ChoiceRowProps {
  readonly choices: Choices;
  /** The match that the choices ask for. */
  readonly options: MatchOptions;
  readonly onChange: (patch: Partial<Choices>) => void;
}

interface RulesRowProps extends ChoiceRowProps {
  readonly own: readonly NamedRuleSet[];
  readonly selectRef: Ref<HTMLSelectElement>;
  readonly onEdit: () => void;
  readonly onShare: () => void;
  readonly onForget: (rules: NamedRuleSet) => void;
}

/** Own rules for three say so; a preset does in its name. */
const optionName = (name: string, { players }: RuleSet): string =>
  players === 3 ? t('screens:newMatch.forThree', { name }) : name;

function rulesOptions(own: readonly NamedRuleSet[]) {
  const ready = offeredPresets.map((preset) => ({
    value: `preset ${preset}`,
    label: t(`rules:preset.${preset}.name`),
    group: t('screens:newMatch.readyMade'),
    rules: { type: 'preset', preset } satisfies Settings['rules'],
  }));
  const kept = own.map(({ name, ruleSet }) => ({
    value: `own ${name}`,
    label: optionName(name, ruleSet),
    group: t('screens:newMatch.own'),
    rules: { type: 'own', name } satisfies Settings['rules'],
  }));
  return [...ready, ...kept];
}

export function RulesRow({ options, own, selectRef, onChange, onEdit, onShare, onForget }: RulesRowProps) {
  const { rules } = options;
  const all = rulesOptions(own);
  return (
    <FormRow label={t('screens:newMatch.rules')}>
      <Select
        label={t('screens:newMatch.rules')}
        selectRef={selectRef}
        value={rules.type === 'own' ? `own ${rules.rules.name}` : `preset ${rules.preset}`}
        options={all}
        onChange={(value) => {
          const chosen = all.find((each) => each.value === value);
          // Another rule-set comes with its own length.
          if (chosen !== undefined) onChange({ rules: chosen.rules, months: null });
        }}
      />
      <span class="cap grow">{shortRules(rulesOfChoice(rules))}</span>
      <span class="rowTools">
        <Button rank="quiet" size="small" onClick={onEdit}>
          {t('editor:edit')}
        </Button>
        <Button rank="quiet" size="small" onClick={onShare}>
          {t('screens:newMatch.share')}
        </Button>
        {rules.type === 'own' && (
          <Button rank="quiet" size="small" onClick={() => onForget(rules.rules)}>
            {t('screens:newMatch.forget')}
          </Button>
        )}
      </span>
    </FormRow>
  );
}

/** How long it lasts where the rules leave no choice. */
export function lengthWords({ rounds, target }: RuleSet): string {
  if (rounds !== null) return t('screens:newMatch.months', { count: rounds });
  return target === null
    ? t('screens:newMatch.until.chips')
    : t('screens:newMatch.until.target', { target: formatNumber(target) });
}

export function LengthRow({ options, onChange }: Omit<ChoiceRowProps, 'choices'>) {
  const lengths = lengthsOf(options.rules);
  const rules = rulesOfChoice(options.rules);
  return (
    <FormRow label={t('screens:newMatch.length')}>
      {lengths.length === 0 || rules.rounds === null ? (
        <span>{lengthWords(rules)}</span>
      ) : (
        <Choice
          label={t('screens:newMatch.length')}
          value={rules.rounds}
          options={lengths.map((count) => ({ value: count, label: t('screens:newMatch.months', { count }) }))}
          onChange={(months) => onChange({ months })}
        />
      )}
    </FormRow>
  );
}

export function dealerName(dealer: FirstDealerSetting): string {
  switch (dealer) {
    case 'opponent':
      return rivalName(1);
    case 'otherOpponent':
      return rivalName(2);
    default:
      return t(`screens:newMatch.dealer.${dealer}`);
  }
}

/** Whose birthdays the turned-up card is compared with, beside the player's. */
const birthWords = (rivals: number): string =>
  RIVAL_BIRTH_MONTHS.slice(0, rivals)
    .map((month, index) =>
      t('screens:newMatch.born', { name: rivalName(index + 1), month: t(`cards:month.${month}.name`) }),
    )
    .join(t('screens:score.join'));

export function DealerRow({ choices, options, onChange }: ChoiceRowProps) {
  const rivals = options.opponents.length;
  const chosen = dealerChosen(choices, rivals + 1);
  return (
    <FormRow label={t('screens:newMatch.firstDealer')}>
      <Select
        label={t('screens:newMatch.firstDealer')}
        value={chosen}
        options={dealersFor(rivals + 1).map((value) => ({ value, label: dealerName(value) }))}
        onChange={(firstDealer) => onChange({ firstDealer })}
      />
      {chosen === 'birthday' && (
        <Select
          label={t('screens:newMatch.birthMonth')}
          value={String(choices.birthMonth)}
          options={MONTHS.map((month) => ({
            value: String(month),
            label: t('screens:newMatch.youBorn', { month: t(`cards:month.${month}.name`) }),
          }))}
          onChange={(value) => {
            const birthMonth = MONTHS.find((month) => String(month) === value);
            if (birthMonth !== undefined) onChange({ birthMonth });
          }}
        />
      )}
      <span class="cap grow">
        {t(`screens:newMatch.dealerHow.${chosen === 'otherOpponent' ? 'opponent' : chosen}`, {
          born: birthWords(rivals),
          name: dealerName(chosen),
        })}
      </span>
    </FormRow>
  );
}

interface HelpRowProps {
  readonly coach: boolean;
  readonly onChange: (patch: Partial<Choices>) => void;
}

export function HelpRow({ coach, onChange }: HelpRowProps) {
  return (
    <FormRow label={t('coach:setUp.help')}>
      <span class="helpSwitch">
        <Switch label={t('coach:name')} checked={coach} onChange={(on) => onChange({ coach: on })} />
        <span aria-hidden="true">{t('coach:name')}</span>
      </span>
      <span class="cap grow">{t('coach:setUp.coachHow')}</span>
    </FormRow>
  );
}
