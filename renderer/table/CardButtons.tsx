/** Real buttons over the cards that can be chosen, and names for all other cards, for keyboard and screen reader. Draws nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { Settings } from '../../shared/settings';
import { rivalName } from '../reference/names';
import { formatList, t } from '../strings';
import { moveFocus } from '../ui/roving';
import { CardButton } from './CardButton';
import { keyboardFocus, over, overRect, useKeptFocus } from './cardFocus';
import { nameCard } from './cardNames';
import { cardsOn } from './fieldSlots';
import type { Input } from './input';
import type { Rect } from './layout';
import { rivalsOf } from './model';
import type { TableModel } from './model';
import type { Pose } from './pose';
import type { Laid } from './scene';

interface CardButtonsProps {
  readonly laid: ReadonlySignal<Laid>;
  readonly input: Input;
  readonly settings: ReadonlySignal<Settings>;
  /** Nobody plays here: the cards have names and are no buttons. */
  readonly watched: boolean;
}

export function CardButtons({ laid, input, settings, watched }: CardButtonsProps) {
  const root = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const place = useSignal(0);
  const { model, layout, places } = laid.value;
  const hints = settings.value.takeable;
  const legal = input.legal.value;
  const candidates = cardsOn(model.field).filter((card) => input.moveOf(card) !== null);
  useKeptFocus(root, place.value, `${legal.length}/${candidates.join()}/${model.hand.length}`);

  /** Arrows move along the hand, or along the candidates while a choice is open. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) event.preventDefault();
      else input.arm('key');
      return;
    }
    const row = candidates.length > 0 ? field.current : hand.current;
    const buttons = [...(row?.querySelectorAll(':scope > button') ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const reached = moveFocus(event, row, Math.max(0, current));
    if (reached !== null) place.value = reached;
  };

  return (
    <div
      ref={root}
      class="table-cards"
      onKeyDown={onKeyDown}
      onFocusIn={(event) => input.focus(keyboardFocus(event))}
      onFocusOut={() => input.focus(null)}
    >
      <div ref={field} role="group" aria-label={t('table:region.field')}>
        {cardsOn(model.field).map((card) =>
          candidates.includes(card) ? (
            <CardButton
              key={card}
              card={card}
              at={places.get(card)}
              input={input}
              hints={hints}
              tabbable={candidates.indexOf(card) === Math.min(place.value, candidates.length - 1)}
            />
          ) : (
            <CardName key={card} card={card} at={places.get(card)} />
          ),
        )}
      </div>
      <span
        role="img"
        aria-label={t('table:region.drawPile', { count: model.drawPile })}
        style={overRect(layout.drawPile)}
      />
      {rivalsOf(model).map((seat, index) => {
        const room = layout.rivals[index]?.hand;
        return room && <RivalHand key={seat} seat={seat} model={model} room={room} />;
      })}
      <div ref={hand} role="group" aria-label={t('table:region.hand')}>
        {model.hand.map((card, index) =>
          watched ? (
            <CardName key={card} card={card} at={places.get(card)} />
          ) : (
            <CardButton
              key={card}
              card={card}
              at={places.get(card)}
              input={input}
              hints={hints}
              tabbable={candidates.length === 0 && index === Math.min(place.value, model.hand.length - 1)}
            />
          ),
        )}
        <HiddenHand model={model} room={layout.hand} />
      </div>
    </div>
  );
}

function CardName({ card, at }: { card: CardId; at: Pose | undefined }) {
  return <span role="img" aria-label={nameCard(card)} data-card={card} style={over(at)} />;
}

/** The own hand where only its backs are shown. */
function HiddenHand({ model, room }: { model: TableModel; room: Rect }) {
  const count = model.seats[model.seat]?.backs.length ?? 0;
  if (count === 0) return null;
  return <span role="img" aria-label={t('replay:hidden', { count })} style={overRect(room)} />;
}

function RivalHand({ seat, model, room }: { seat: Seat; model: TableModel; room: Rect }) {
  const { backs, shown } = model.seats[seat] ?? { backs: [], shown: [] };
  if (backs.length + shown.length === 0) return null;
  const name = rivalName(seat);
  const label =
    shown.length > 0
      ? t('table:region.rivalShown', { name, cards: formatList(shown.map(nameCard)) })
      : t('table:region.rivalHand', { name, count: backs.length });
  return <span role="img" aria-label={label} style={overRect(room)} />;
}
