/** The table of yaku as a page of the rule editor: values, and how yaku stand to each other. Judges no rule. */
import type { RuleSet } from '../../../shared/ruleSet';
import { fieldInWords } from '../../reference/problemInWords';
import { asSentence, t } from '../../strings';
import type { Key } from '../../strings';
import { Choice } from '../../ui/Choice';
import { useReasons } from '../page';
import type { PageProps } from '../page';
import { idleNote } from './idleNotes';
import { OptionRow } from './OptionRow';
import { optionExample, optionHelp } from './optionWords';
import { YakuRow } from './YakuRow';
import { YAKU_GROUPS } from './yakuValues';
import type { YakuGroup } from './yakuValues';
import './pages.css';

type BetweenField = 'setIncrement' | 'viewing' | 'bonusEnabledBy' | 'viewingCancel';
type Values<V> = readonly { readonly value: V; readonly label: Key }[];

const VALUES: { readonly [F in BetweenField]: Values<RuleSet[F]> } = {
  setIncrement: [
    { value: 'none', label: 'options:choice.setIncrement.none' },
    { value: 'stack', label: 'options:choice.setIncrement.stack' },
    { value: 'replace', label: 'options:choice.setIncrement.replace' },
  ],
  viewing: [
    { value: 'always', label: 'options:choice.viewing.always' },
    { value: 'bonus', label: 'options:choice.viewing.bonus' },
    { value: 'never', label: 'options:choice.viewing.never' },
  ],
  bonusEnabledBy: [
    { value: 'non-bonus', label: 'options:choice.bonusEnabledBy.non-bonus' },
    { value: 'basic', label: 'options:choice.bonusEnabledBy.basic' },
  ],
  viewingCancel: [
    { value: 'none', label: 'options:choice.viewingCancel.none' },
    { value: 'rain-both', label: 'options:choice.viewingCancel.rain-both' },
    { value: 'rain-and-fog', label: 'options:choice.viewingCancel.rain-and-fog' },
  ],
};

function BetweenOption<F extends BetweenField>(props: PageProps & { readonly field: F }) {
  const { field, rules, base, onChange } = props;
  const name = asSentence(fieldInWords(field));
  const values: Values<RuleSet[F]> = VALUES[field];
  const made = (value: RuleSet[F]): RuleSet => ({ ...rules, [field]: value });
  const reasons = useReasons(values.map(({ value }) => made(value)));
  const options = values.map(({ value, label }, index) => ({
    value,
    label: t(label),
    off: reasons[index] ?? null,
  }));
  const was = base[field] === rules[field] ? undefined : options.find(({ value }) => value === base[field]);
  return (
    <OptionRow
      label={name}
      help={optionHelp(field)}
      example={optionExample(field)}
      was={was?.label ?? null}
      notes={[idleNote(rules, field), ...reasons]}
    >
      <Choice
        label={name}
        value={rules[field]}
        options={options}
        onChange={(value) => onChange(made(value))}
      />
    </OptionRow>
  );
}

const BETWEEN: Readonly<Record<YakuGroup, readonly BetweenField[]>> = {
  lights: [],
  sets: ['setIncrement'],
  counted: [],
  viewings: ['viewing', 'bonusEnabledBy', 'viewingCancel'],
};

const HELP = { lights: 'lightYaku', counted: 'counted' } as const;

/** What a group is, where its yaku do not say it themselves. */
function GroupWords({ group }: { readonly group: YakuGroup }) {
  if (group !== 'lights' && group !== 'counted') return null;
  return (
    <p class="cap">
      {optionHelp(HELP[group])} <span class="pageOptionExample">{optionExample(HELP[group])}</span>
    </p>
  );
}

export function YakuPage(props: PageProps) {
  return (
    <div class="pageBody">
      {(['lights', 'sets', 'counted', 'viewings'] as const).map((group) => (
        <section key={group} aria-label={t(`options:yaku.group.${group}`)}>
          <h4>{t(`options:yaku.group.${group}`)}</h4>
          <GroupWords group={group} />
          {YAKU_GROUPS[group].map((id) => (
            <YakuRow key={id} {...props} id={id} idle={idleNote(props.rules, id)} />
          ))}
          {BETWEEN[group].map((field) => (
            <BetweenOption key={field} {...props} field={field} />
          ))}
        </section>
      ))}
    </div>
  );
}
