/** The house yaku of a rule-set with what can be done to each. Judges no rule. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CARD_IDS, kindOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { MOST_HOUSE_YAKU } from '../../../shared/houseYaku';
import type { HouseYaku } from '../../../shared/houseYaku';
import type { RuleSet } from '../../../shared/ruleSet';
import { yakuName } from '../../reference/names';
import { quoteAll } from '../../reference/told';
import { houseValue, howToMake, valueInWords } from '../../reference/yakuLines';
import { t } from '../../strings';
import { Button } from '../../ui/Button';
import { useReasons } from '../page';
import type { PageProps } from '../page';
import { CardFan } from './CardFan';
import { duplicate, move, without } from './houseList';

type Action = 'edit' | 'up' | 'down' | 'duplicate' | 'delete';

interface RowButtonProps {
  readonly action: Action;
  readonly name: string;
  /** Null = the button works. Empty = it does not, and needs no reason: there is nowhere to go. */
  readonly reason?: string | null;
  readonly onClick: () => void;
}

function RowButton({ action, name, reason = null, onClick }: RowButtonProps) {
  const word = t(`options:house.${action}`);
  return (
    <button
      type="button"
      class="button quiet small"
      data-action={action}
      aria-label={t('options:house.named', { action: word, name })}
      aria-disabled={reason !== null}
      title={reason === '' ? undefined : (reason ?? undefined)}
      onClick={() => reason === null && onClick()}
    >
      {word}
    </button>
  );
}

/** Pictures in a row at most. */
const MOST_PICTURES = 8;

const picturesOf = ({ pattern }: HouseYaku): readonly CardId[] =>
  pattern.type === 'cards'
    ? pattern.cards.slice(0, MOST_PICTURES)
    : CARD_IDS.filter((card) => kindOf(card) === pattern.kind).slice(
        0,
        Math.min(pattern.need, MOST_PICTURES),
      );

function RowWords({ rules, yaku }: { readonly rules: RuleSet; readonly yaku: HouseYaku }) {
  return (
    <div class="pageOptionWords">
      <b>{yaku.name}</b>
      <p class="cap">
        {t('options:house.summary', {
          how: howToMake(rules, yaku.id),
          value: valueInWords(rules, { id: yaku.id, value: houseValue(yaku) }),
        })}
      </p>
      {yaku.replaces.length > 0 && (
        <p class="cap">
          {t('options:house.replacesNow', { yaku: quoteAll(yaku.replaces.map((id) => yakuName(rules, id))) })}
        </p>
      )}
    </div>
  );
}

interface HouseRowProps extends PageProps {
  readonly index: number;
  readonly yaku: HouseYaku;
  readonly onEdit: () => void;
  readonly onMove: (to: number, by: 'up' | 'down') => void;
  readonly onDelete: () => void;
}

function HouseRow({ rules, base, onChange, index, yaku, onEdit, onMove, onDelete }: HouseRowProps) {
  const { name } = yaku;
  const list = rules.houseYaku;
  const copied = { ...rules, houseYaku: duplicate(list, index) };
  const isFull = list.length >= MOST_HOUSE_YAKU;
  const [noDelete = null] = useReasons([{ ...rules, houseYaku: without(list, index) }]);
  const isOfBase = base.houseYaku.some((each) => JSON.stringify(each) === JSON.stringify(yaku));
  return (
    <li class="houseRow pageOption" data-changed={!isOfBase}>
      <CardFan cards={picturesOf(yaku)} />
      <RowWords rules={rules} yaku={yaku} />
      <div class="houseActions">
        <RowButton action="edit" name={name} onClick={onEdit} />
        <RowButton
          action="up"
          name={name}
          reason={index === 0 ? '' : null}
          onClick={() => onMove(index - 1, 'up')}
        />
        <RowButton
          action="down"
          name={name}
          reason={index === list.length - 1 ? '' : null}
          onClick={() => onMove(index + 1, 'down')}
        />
        <RowButton
          action="duplicate"
          name={name}
          reason={isFull ? t('options:house.full', { count: MOST_HOUSE_YAKU }) : null}
          onClick={() => onChange(copied)}
        />
        <RowButton action="delete" name={name} reason={noDelete} onClick={onDelete} />
      </div>
      {noDelete !== null && <p class="cap pageOptionNote">{noDelete}</p>}
    </li>
  );
}

interface Deletion {
  readonly name: string;
  readonly index: number;
  readonly before: readonly HouseYaku[];
  readonly after: readonly HouseYaku[];
}

/** Tells of the last one deleted, and takes it back as long as the list has not changed otherwise. */
function Deleted({ deletion, onUndo }: { readonly deletion: Deletion; readonly onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone: the way back takes it.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} class="houseDeleted" role="status">
      <span>{t('options:house.deleted', { name: deletion.name })}</span>
      <Button size="small" rank="quiet" icon="takeBack" onClick={onUndo}>
        {t('options:house.undo')}
      </Button>
    </div>
  );
}

/** The focus goes with a row that moves or comes back: its button is found anew once the list is drawn. */
function useFocusOnRow(place: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly [index: number, action: Action] | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const [index, action] = wanted.current;
    wanted.current = null;
    place.current?.querySelectorAll<HTMLElement>(`[data-action=${action}]`)[index]?.focus();
  });
  return wanted;
}

interface HouseListProps extends PageProps {
  readonly onEdit: (index: number) => void;
  readonly onAdd: () => void;
}

export function HouseList(props: HouseListProps) {
  const { rules, onChange, onEdit, onAdd } = props;
  const list = rules.houseYaku;
  const place = useRef<HTMLDivElement>(null);
  const wanted = useFocusOnRow(place);
  const [told, setTold] = useState('');
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const change = (houseYaku: readonly HouseYaku[]): void => onChange({ ...rules, houseYaku });
  const handleMove = (index: number, to: number, action: 'up' | 'down'): void => {
    wanted.current = [to, action];
    const name = list[index]?.name ?? '';
    setTold(t('options:house.moved', { name, place: to + 1, all: list.length }));
    change(move(list, index, to));
  };
  const handleDelete = (index: number): void => {
    const after = without(list, index);
    setDeletion({ name: list[index]?.name ?? '', index, before: list, after });
    change(after);
  };
  const handleUndo = ({ index, before }: Deletion): void => {
    wanted.current = [index, 'delete'];
    change(before);
  };
  const canUndo = deletion !== null && JSON.stringify(deletion.after) === JSON.stringify(list);
  const isFull = list.length >= MOST_HOUSE_YAKU;
  return (
    <div ref={place} class="houseList">
      {list.length === 0 && <p>{t('options:house.none')}</p>}
      <ol aria-label={t('options:house.list')}>
        {list.map((yaku, index) => (
          <HouseRow
            key={yaku.name}
            {...props}
            index={index}
            yaku={yaku}
            onEdit={() => onEdit(index)}
            onMove={(to, action) => handleMove(index, to, action)}
            onDelete={() => handleDelete(index)}
          />
        ))}
      </ol>
      {canUndo && <Deleted deletion={deletion} onUndo={() => handleUndo(deletion)} />}
      <p class="srOnly" role="status">
        {told}
      </p>
      {isFull ? (
        <p class="cap">{t('options:house.full', { count: MOST_HOUSE_YAKU })}</p>
      ) : (
        <Button onClick={onAdd}>{t('options:house.add')}</Button>
      )}
    </div>
  );
}
