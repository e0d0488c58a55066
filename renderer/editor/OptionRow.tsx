/** One option: its name, what changes it, what it is for, and why some of it is not open. Knows no option. */
import { useId } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { formatNumber, t } from '../strings';
import { Choice } from '../ui/Choice';
import { Select } from '../ui/Select';
import { Stepper } from '../ui/Stepper';
import { Switch } from '../ui/Switch';
import { switched } from './control';
import type { Control, NumberControl, SwitchControl, WordControl } from './control';
import type { Option } from './options.table';
import { optionWords } from './optionText';
import { useReasons } from './page';
import { Reasoned } from './Reasoned';
import type { Closed } from './Reasoned';

interface ControlProps<C extends Control> {
  readonly control: C;
  readonly label: string;
  readonly rules: RuleSet;
  readonly onChange: (rules: RuleSet) => void;
}

function WordField({ control, label, rules, onChange }: ControlProps<WordControl>) {
  const candidates = control.values.map((value) => control.write(rules, value));
  const reasons = useReasons(candidates);
  const options = control.values.map((value, index) => ({
    value,
    label: control.word(value, rules),
    off: reasons[index] ?? null,
  }));
  const closed = options.flatMap(({ label: what, off }): readonly Closed[] =>
    off === null ? [] : [{ what, why: off }],
  );
  const shared = {
    label,
    value: control.read(rules),
    options,
    onChange: (value: string) => onChange(control.write(rules, value)),
  };
  return (
    <Reasoned closed={closed}>
      {control.type === 'choice' ? <Choice {...shared} /> : <Select {...shared} />}
    </Reasoned>
  );
}

function SwitchField({ control, label, rules, onChange }: ControlProps<SwitchControl>) {
  const on = control.read(rules);
  const next = control.write(rules, !on);
  const [reason = null] = useReasons([next]);
  return (
    <Reasoned closed={reason === null ? [] : [{ what: t(on ? 'editor:off' : 'editor:on'), why: reason }]}>
      <Switch label={label} checked={on} off={reason} onChange={() => onChange(next)} />
    </Reasoned>
  );
}

/** The rule-sets that a step up, a step down and the switch lead to; those that there are not stand for no change. */
function stepsOf(control: NumberControl, rules: RuleSet): readonly [RuleSet, RuleSet, RuleSet] {
  const value = control.read(rules);
  const { min, max } = control.bounds;
  const to = (number: number): RuleSet =>
    value === null || number < min || number > max ? rules : control.write(rules, number);
  const toggled = control.fresh === undefined ? rules : control.write(rules, switched(control, rules));
  return [to((value ?? 0) - 1), to((value ?? 0) + 1), toggled];
}

function NumberField({ control, label, rules, onChange }: ControlProps<NumberControl>) {
  const value = control.read(rules);
  const steps = stepsOf(control, rules);
  const [less = null, more = null, toggle = null] = useReasons(steps);
  const closed: readonly Closed[] = [
    ...(less === null || value === null ? [] : [{ what: formatNumber(value - 1), why: less }]),
    ...(more === null || value === null ? [] : [{ what: formatNumber(value + 1), why: more }]),
    ...(toggle === null ? [] : [{ what: t(value === null ? 'editor:on' : 'editor:off'), why: toggle }]),
  ];
  return (
    <Reasoned closed={closed}>
      <span class="optionNumber">
        {value !== null && (
          <Stepper
            label={label}
            value={value}
            {...control.bounds}
            reasons={{ less, more }}
            onChange={(number) => onChange(control.write(rules, number))}
          />
        )}
        {control.fresh !== undefined && (
          <Switch
            label={t('editor:limited', { what: label })}
            checked={value !== null}
            off={toggle}
            onChange={() => onChange(steps[2])}
          />
        )}
      </span>
    </Reasoned>
  );
}

function Field({ control, ...props }: ControlProps<Control>) {
  switch (control.type) {
    case 'choice':
    case 'select':
      return <WordField control={control} {...props} />;
    case 'switch':
      return <SwitchField control={control} {...props} />;
    case 'number':
      return <NumberField control={control} {...props} />;
  }
}

interface OptionRowProps {
  readonly option: Option;
  readonly rules: RuleSet;
  readonly changed: boolean;
  readonly onChange: (rules: RuleSet) => void;
}

export function OptionRow({ option, rules, changed, onChange }: OptionRowProps) {
  const id = useId();
  const { label, help, example } = optionWords(option.id);
  return (
    <div class="option" role="group" aria-describedby={id} data-option={option.id} data-changed={changed}>
      <b class="optionName">
        {label}
        {changed && <span class="srOnly"> {t('editor:changed')}</span>}
      </b>
      <Field control={option.control} label={label} rules={rules} onChange={onChange} />
      <p id={id} class="cap optionHelp">
        {help} {example !== null && <span class="optionExample">{example}</span>}
      </p>
    </div>
  );
}
