/** Real buttons over the cards that can be chosen, and names for all other cards, for keyboard and screen reader. Draws nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { Settings } from '../../shared/settings';
import { rivalName } from '../reference/names';
import { formatList, t } from '../strings';
import { moveFocus } from '../ui/roving';
import { nameCard, nameChoice } from './cardNames';
import { cardsOn } from './fieldSlots';
import type { Input } from './input';
import { heightOf } from './layout';
import type { Rect } from './layout';
import { rivalsOf } from './model';
import type { TableModel } from './model';
import type { Pose } from './pose';
import { cardUnder } from './pointer';
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

function CardName({ card, at }: Pick<CardButtonProps, 'card' | 'at'>) {
  return <span role="img" aria-label={nameCard(card)} data-card={card} style={over(at)} />;
}

interface CardButtonProps {
  readonly card: CardId;
  readonly at: Pose | undefined;
  readonly input: Input;
  readonly hints: boolean;
  readonly tabbable: boolean;
}

/** Never `disabled`: a card that cannot be played now can still be read, and says why not. */
function CardButton({ card, at, input, hints, tabbable }: CardButtonProps) {
  const move = input.moveOf(card);
  return (
    <button
      type="button"
      class="table-card"
      data-card={card}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={move === null}
      aria-label={nameChoice(card, move, hints)}
      style={over(at)}
      onClick={(event) => input.choose(card, event.detail === 0 ? 'key' : 'pointer')}
    />
  );
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

/** A card that is clicked also gets the focus; only the keyboard's focus lights it. */
function keyboardFocus(event: FocusEvent): CardId | null {
  const { target } = event;
  return target instanceof Element && target.matches(':focus-visible') ? cardUnder(target) : null;
}

/** When the focused card leaves, the focus goes on to what can be chosen next instead of being lost. */
function useKeptFocus(root: { current: HTMLElement | null }, place: number, change: string): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const area = root.current;
    const note = (): void => void (inside.current = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) inside.current = false;
    };
    area?.addEventListener('focusin', note);
    area?.addEventListener('focusout', leave);
    return () => {
      area?.removeEventListener('focusin', note);
      area?.removeEventListener('focusout', leave);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [root, place, change]);
}

function over(pose: Pose | undefined): CSSProperties {
  if (pose === undefined) return { display: 'none' };
  const height = heightOf(pose.width);
  return {
    ...overRect({ x: pose.x - pose.width / 2, y: pose.y - height / 2, width: pose.width, height }),
    transform: pose.rot === 0 ? undefined : `rotate(${pose.rot}rad)`,
  };
}

const overRect = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
