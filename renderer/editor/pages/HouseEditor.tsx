/** One house yaku being written. What can be played goes into the rules at once; what cannot waits, with the reason. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { houseYakuId } from '../../../shared/houseYaku';
import type { RuleSet } from '../../../shared/ruleSet';
import { houseValue, howToMake, valueInWords } from '../../reference/yakuLines';
import { t } from '../../strings';
import { Button } from '../../ui/Button';
import { useReasons, useReasonsDesk } from '../page';
import type { PageProps } from '../page';
import { lackOf } from './houseDraft';
import type { HouseDraft } from './houseDraft';
import { NameField, NumberFields, PatternField, ReplacesField } from './HouseFields';
import { put } from './houseList';

interface HouseEditorProps extends PageProps {
  readonly index: number;
  /** Of a new one, until it is in the rules. */
  readonly fresh: HouseDraft | null;
  readonly onClose: () => void;
}

interface Standing {
  readonly made: RuleSet;
  /** Why it is not in the rules. */
  readonly waits: string | null;
}

/** Hands on what can be played, once main has said so. */
function useDraft({ rules, onChange, index, fresh }: HouseEditorProps) {
  const [pending, setPending] = useState<HouseDraft | null>(fresh);
  const kept = rules.houseYaku[index];
  const draft = pending ?? kept;
  const made: RuleSet =
    draft === undefined ? rules : { ...rules, houseYaku: put(rules.houseYaku, index, draft) };
  const lack = draft === undefined ? null : lackOf(draft);
  const [reason = null] = useReasons(lack === null ? [made] : []);
  const desk = useReasonsDesk();
  const isPlayable = lack === null && desk.of(made)?.length === 0;
  useEffect(() => {
    if (pending === null || !isPlayable) return;
    setPending(null);
    onChange(made);
  });
  const standing: Standing = { made, waits: lack ?? reason };
  return { draft, setDraft: setPending, standing };
}

function StandingLine({ standing, index }: { readonly standing: Standing; readonly index: number }) {
  const { made, waits } = standing;
  const yaku = made.houseYaku[index];
  if (waits !== null || yaku === undefined)
    return (
      <span class="pageOptionNote">
        {t('options:house.waits')} {waits}
      </span>
    );
  const id = houseYakuId(index + 1);
  return (
    <span>
      {t('options:house.summary', {
        how: howToMake(made, id),
        value: valueInWords(made, { id, value: houseValue(yaku) }),
      })}
    </span>
  );
}

export function HouseEditor(props: HouseEditorProps) {
  const { rules, index, onClose } = props;
  const { draft, setDraft, standing } = useDraft(props);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('.textField')?.focus(), []);
  if (draft === undefined) return null;
  const fields = { draft, onDraft: setDraft };
  return (
    <div ref={place} class="houseEditor">
      <Button rank="quiet" size="small" icon="back" onClick={onClose}>
        {t('options:house.back')}
      </Button>
      <NameField {...fields} />
      <PatternField {...fields} />
      <NumberFields {...fields} />
      <ReplacesField {...fields} others={rules.houseYaku.filter((_, each) => each !== index)} />
      <div class="houseStanding" role="status">
        <StandingLine standing={standing} index={index} />
        <Button onClick={onClose}>{t('options:house.done')}</Button>
      </div>
    </div>
  );
}
