/** The fields of one house yaku: name, cards, numbers, what it replaces. Judges no rule. */
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { CARD_KINDS } from '../../../shared/cards';
import { LONGEST_HOUSE_NAME } from '../../../shared/houseYaku';
import type { HousePattern, HouseYaku } from '../../../shared/houseYaku';
import { RULE_BOUNDS } from '../../../shared/ruleBounds';
import type { Bounds } from '../../../shared/ruleBounds';
import { YAKU_IDS } from '../../../shared/yaku';
import { asSentence, formatNumber, t } from '../../strings';
import { Choice } from '../../ui/Choice';
import { Stepper } from '../../ui/Stepper';
import { CardGrid } from './CardGrid';
import { ANY_ANIMALS, noCards, toggled, withCards } from './houseDraft';
import type { HouseDraft } from './houseDraft';
import { lettersOf } from './houseList';
import { optionExample, optionHelp } from './optionWords';
import type { OptionField } from './optionWords';

export interface FieldProps {
  readonly draft: HouseDraft;
  readonly onDraft: (draft: HouseDraft) => void;
}

/** Spaces at the ends are kept while they are typed: another word may follow. */
export function NameField({ draft, onDraft }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = typed.trim() === draft.name ? typed : draft.name;
  return (
    <div class="houseField">
      <label for={id}>
        <b>{asSentence(t('rules:field.house.name'))}</b>
      </label>
      <input
        id={id}
        class="textField"
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={shown}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          onDraft({ ...draft, name: value.trim() });
        }}
      />
      <span class="cap">
        {t('options:house.letters', {
          used: formatNumber(lettersOf(draft.name).length),
          most: formatNumber(LONGEST_HOUSE_NAME),
        })}
      </span>
    </div>
  );
}

function KindChoice({
  draft,
  onDraft,
  pattern,
}: FieldProps & { readonly pattern: Extract<HousePattern, { type: 'kind' }> }) {
  return (
    <Choice
      label={t('options:house.kind')}
      value={pattern.kind}
      options={CARD_KINDS.map((kind) => ({ value: kind, label: t(`cards:kind.${kind}`) }))}
      onChange={(kind) => onDraft({ ...draft, pattern: { ...pattern, kind } })}
    />
  );
}

export function PatternField({ draft, onDraft }: FieldProps) {
  const { pattern } = draft;
  // What was chosen before comes back when the other way is only looked at.
  const kept = useRef<Record<HousePattern['type'], HousePattern>>({ cards: noCards, kind: ANY_ANIMALS });
  kept.current[pattern.type] = pattern;
  return (
    <div class="housePattern">
      <div class="houseField">
        <b>{t('options:house.made')}</b>
        <Choice
          label={t('options:house.made')}
          value={pattern.type}
          options={[
            { value: 'cards', label: t('options:house.certain') },
            { value: 'kind', label: t('options:house.ofKind') },
          ]}
          onChange={(type) => onDraft({ ...draft, pattern: kept.current[type] })}
        />
      </div>
      {pattern.type === 'kind' ? (
        <KindChoice draft={draft} onDraft={onDraft} pattern={pattern} />
      ) : (
        <CardGrid
          chosen={pattern.cards}
          onToggle={(card) => onDraft({ ...draft, pattern: toggled(pattern, card) })}
          onChoose={(cards) => onDraft({ ...draft, pattern: withCards(pattern, cards) })}
        />
      )}
    </div>
  );
}

interface NumberRowProps {
  readonly label: string;
  readonly help: OptionField;
  readonly children: ComponentChildren;
}

function NumberRow({ label, help, children }: NumberRowProps) {
  const example = optionExample(help);
  return (
    <div class="pageOption">
      <div class="pageOptionWords">
        <b>{label}</b>
        <p class="cap">
          {optionHelp(help)}
          {example !== null && <span class="pageOptionExample"> {example}</span>}
        </p>
      </div>
      <div class="pageOptionControl">{children}</div>
    </div>
  );
}

const needBounds = (pattern: HousePattern): Bounds =>
  pattern.type === 'kind' ? RULE_BOUNDS.cards : { min: 1, max: Math.max(1, pattern.cards.length) };

export function NumberFields({ draft, onDraft }: FieldProps) {
  const { pattern, points, perFurther } = draft;
  const need = t('options:house.need');
  const further = t('options:house.perFurther');
  return (
    <>
      <NumberRow label={need} help="house.need">
        <Stepper
          label={need}
          value={Math.max(1, pattern.need)}
          {...needBounds(pattern)}
          onChange={(value) => onDraft({ ...draft, pattern: { ...pattern, need: value } })}
        />
      </NumberRow>
      <NumberRow label={t('options:house.points')} help="house.points">
        <Stepper
          label={t('options:house.points')}
          value={points}
          {...RULE_BOUNDS.points}
          onChange={(value) => onDraft({ ...draft, points: value })}
        />
      </NumberRow>
      <NumberRow label={further} help="house.perFurther">
        <Stepper
          label={further}
          value={perFurther}
          {...RULE_BOUNDS.perFurther}
          onChange={(value) => onDraft({ ...draft, perFurther: value })}
        />
      </NumberRow>
    </>
  );
}

/** @param others all house yaku but this one */
export function ReplacesField({
  draft,
  onDraft,
  others,
}: FieldProps & { readonly others: readonly HouseYaku[] }) {
  const { replaces } = draft;
  const choices: readonly { readonly id: HouseYaku['replaces'][number]; readonly name: string }[] = [
    ...YAKU_IDS.map((id) => ({ id, name: t(`cards:yaku.${id}.name`) })),
    ...others,
  ];
  return (
    <fieldset class="houseReplaces">
      <legend>
        <b>{t('options:house.replaces')}</b>
      </legend>
      <p class="cap">
        {optionHelp('house.replaces')}{' '}
        <span class="pageOptionExample">{optionExample('house.replaces')}</span>
      </p>
      <div>
        {choices.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={replaces.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onDraft({
                  ...draft,
                  replaces: checked ? [...replaces, id] : replaces.filter((each) => each !== id),
                })
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
