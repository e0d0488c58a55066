/** Every card of the table as a button, in hands, field and piles: a press plays it or touches it. Draws nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { CardId } from '../../shared/cards';
import { rivalName } from '../reference/names';
import { t } from '../strings';
import { moveFocus } from '../ui/roving';
import { CardButton } from './CardButton';
import { keyboardFocus, overRect, useKeptFocus } from './cardFocus';
import { cardsOn } from './fieldSlots';
import type { Input } from './input';
import { rivalsOf } from './model';
import type { Laid, Touched } from './scene';

interface TouchCardsProps {
  readonly laid: ReadonlySignal<Laid>;
  readonly input: Input;
  /** Told of a press that plays nothing. */
  readonly onTouch: (what: Touched) => void;
}

export function TouchCards({ laid, input, onTouch }: TouchCardsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { model, layout } = laid.value;
  const legal = input.legal.value;
  const [rival] = rivalsOf(model);
  const theirs = rival === undefined ? null : model.seats[rival];
  const name = rivalName(rival ?? 1);
  const row = { laid, input, onTouch };
  useKeptFocus(root, legal.length, `${model.hand.length}/${cardsOn(model.field).join()}`);
  return (
    <div
      ref={root}
      class="table-cards"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (event.repeat) event.preventDefault();
        else input.arm('key');
      }}
      onFocusIn={(event) => input.focus(keyboardFocus(event))}
      onFocusOut={() => input.focus(null)}
    >
      <Row place="hand" label={t('table:region.hand')} cards={model.hand} {...row} />
      <Row place="field" label={t('table:region.field')} cards={cardsOn(model.field)} {...row} />
      <Hidden
        label={t('table:region.drawPile', { count: model.drawPile })}
        at={layout.drawPile}
        onTouch={() => onTouch('drawPile')}
      />
      <Row place="myPile" label={t('table:mine')} cards={model.seats[model.seat]?.captured ?? []} {...row} />
      <Row place="theirPile" label={t('table:theirs', { name })} cards={theirs?.captured ?? []} {...row} />
      {theirs && theirs.shown.length > 0 && (
        <Row place="theirHand" label={t('table:theirs', { name })} cards={theirs.shown} {...row} />
      )}
      {theirs && theirs.backs.length > 0 && layout.rivals[0] && (
        <Hidden
          label={t('table:region.rivalHand', { name, count: theirs.backs.length })}
          at={layout.rivals[0].hand}
          onTouch={() => onTouch('theirHand')}
        />
      )}
    </div>
  );
}

interface RowProps extends TouchCardsProps {
  readonly place: string;
  readonly label: string;
  readonly cards: readonly CardId[];
}

/** One stop of the Tab key; arrows move along it. */
function Row({ place, label, cards, laid, input, onTouch }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const at = useSignal(0);
  const { places } = laid.value;
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(row.current?.querySelectorAll(':scope > button') ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const reached = moveFocus(event, row.current, Math.max(0, current));
    if (reached !== null) at.value = reached;
  };
  return (
    <div ref={row} role="group" aria-label={label} data-place={place} onKeyDown={onKeyDown}>
      {cards.map((card, index) => (
        <CardButton
          key={card}
          card={card}
          at={places.get(card)}
          input={input}
          hints={false}
          tabbable={index === Math.min(at.value, cards.length - 1)}
          onTouch={onTouch}
        />
      ))}
    </div>
  );
}

interface HiddenProps {
  readonly label: string;
  readonly at: Parameters<typeof overRect>[0];
  readonly onTouch: () => void;
}

/** Cards that lie face down. */
const Hidden = ({ label, at, onTouch }: HiddenProps) => (
  <button type="button" class="table-card" aria-label={label} style={overRect(at)} onClick={onTouch} />
);
