/** One yaku of the table: its cards, whether it is played, and what it pays. Judges no rule. */
import { useRef } from 'preact/hooks';
import type { RuleSet } from '../../../shared/ruleSet';
import { RULE_BOUNDS } from '../../../shared/ruleBounds';
import type { PileYakuId } from '../../../shared/yaku';
import { isCountYaku } from '../../../shared/yakuCards';
import type { CountYakuId } from '../../../shared/yakuCards';
import { yakuJapanese } from '../../reference/names';
import { howToMake, valueInWords } from '../../reference/yakuLines';
import { language, t } from '../../strings';
import { Stepper } from '../../ui/Stepper';
import { Switch } from '../../ui/Switch';
import type { PageProps } from '../page';
import { useReasons } from '../page';
import { CardFan } from './CardFan';
import { OptionRow } from './OptionRow';
import { optionExample, optionHelp } from './optionWords';
import { useStepReasons } from './useSteps';
import type { StepReasons } from './useSteps';
import {
  COUNTED_PARTS,
  countedValue,
  PART_BOUNDS,
  partOf,
  usualValue,
  withPart,
  withYaku,
  yakuPictures,
} from './yakuValues';
import type { CountedPart, CountedValue, PlayedValue } from './yakuValues';

interface YakuRowProps extends PageProps {
  readonly id: PileYakuId;
  /** Why the yaku counts for nothing though it is switched on. */
  readonly idle?: string | null;
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The base's value in words where it is another. */
function wasInWords(base: RuleSet, rules: RuleSet, id: PileYakuId): string | null {
  const value = base.yaku[id];
  if (sameValue(value, rules.yaku[id])) return null;
  if (value === null) return t('options:off');
  const words = valueInWords(base, { id, value });
  return isCountYaku(id) ? t('options:ofCards', { how: howToMake(base, id), value: words }) : words;
}

/** Why the number cannot go on one way, beneath the row's controls. */
function StepNote({ reasons: { less, more } }: { readonly reasons: StepReasons }) {
  const note = less ?? more;
  return note === null ? null : <p class="cap pageOptionNote">{note}</p>;
}

function PointsStepper({ rules, id, value, onChange }: YakuRowProps & { readonly value: number }) {
  const reasons = useStepReasons(value, RULE_BOUNDS.points, (next) => withYaku(rules, id, next));
  return (
    <>
      <Stepper
        label={t('options:yaku.pointsOf', { yaku: t(`cards:yaku.${id}.name`) })}
        value={value}
        {...RULE_BOUNDS.points}
        reasons={reasons}
        onChange={(next) => onChange(withYaku(rules, id, next))}
      />
      <StepNote reasons={reasons} />
    </>
  );
}

interface PartProps extends PageProps {
  readonly id: CountYakuId;
  readonly value: CountedValue;
  readonly part: CountedPart;
}

function PartStepper({ rules, id, value, part, onChange }: PartProps) {
  const number = partOf(value, part);
  const word = t(`options:yaku.part.${part}`);
  const made = (next: number): RuleSet => withYaku(rules, id, withPart(value, part, next));
  const reasons = useStepReasons(number, PART_BOUNDS[part], made);
  return (
    <>
      <div class="countedPart">
        <span aria-hidden="true">{word}</span>
        <Stepper
          label={t('options:yaku.partOf', { yaku: t(`cards:yaku.${id}.name`), part: word })}
          value={number}
          {...PART_BOUNDS[part]}
          reasons={reasons}
          onChange={(next) => onChange(made(next))}
        />
      </div>
      <StepNote reasons={reasons} />
    </>
  );
}

function OtherName({ id }: { readonly id: PileYakuId }) {
  if (language.value === 'ja') return <span class="cap">{t(`cards:yaku.${id}.romaji`)}</span>;
  return (
    <span class="jp dim" lang="ja">
      {yakuJapanese(id)}
    </span>
  );
}

export function YakuRow(props: YakuRowProps) {
  const { rules, base, onChange, id, idle = null } = props;
  const value = rules.yaku[id];
  // A yaku that is switched off and on again pays what it paid.
  const last = useRef<PlayedValue | null>(value);
  if (value !== null) last.current = value;
  const switched = withYaku(rules, id, value === null ? (last.current ?? usualValue(base, id)) : null);
  const [reason = null] = useReasons([switched]);
  const name = t(`cards:yaku.${id}.name`);
  const counted = isCountYaku(id) && value !== null ? { id, value: countedValue(id, value) } : null;
  return (
    <OptionRow
      class={`yakuOption ${value === null ? 'off' : ''}`}
      picture={<CardFan cards={yakuPictures(id)} />}
      label={
        <>
          {name} <OtherName id={id} />
        </>
      }
      help={id === 'akatan-aotan' ? optionHelp(id) : howToMake(rules, id)}
      example={id === 'akatan-aotan' ? optionExample(id) : null}
      was={wasInWords(base, rules, id)}
      notes={[value === null ? null : idle, reason]}
    >
      {counted === null && value !== null && <PointsStepper {...props} value={Number(value)} />}
      {counted !== null &&
        COUNTED_PARTS.map((part) => <PartStepper key={part} {...props} {...counted} part={part} />)}
      <Switch
        label={t('options:yaku.played', { yaku: name })}
        checked={value !== null}
        off={reason}
        onChange={() => onChange(switched)}
      />
    </OptionRow>
  );
}
