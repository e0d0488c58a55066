/** Cards laid out large to be touched. What they are called shows only once they have been. Knows no right card. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { kindOf, monthOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { LessonTarget } from '../../shared/lessons';
import { t } from '../strings';
import { Icon } from '../ui/icons';
import { CardPicture } from '../ui/Pictures';
import { gridFor } from './cardsGrid';
import type { Grid } from './cardsGrid';
import { cardsIn } from './targets';

export interface CardsBoardProps {
  readonly cards: readonly CardId[];
  /** Touched before: their names stand. */
  readonly known: readonly CardId[];
  readonly found: readonly CardId[];
  readonly targets: readonly LessonTarget[];
  /** The card that was touched in vain; null = none. */
  readonly wrong: CardId | null;
  /** Grows with every try: the same card can be wrong twice. */
  readonly revision: number;
  readonly calm: boolean;
  /** Nothing is to be found: a name shows as soon as its card is pointed at. */
  readonly reading: boolean;
  readonly onTouch: (card: CardId) => void;
}

/** Follows the room that there is. */
function useGrid(count: number) {
  const room = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<Grid>({ columns: 1, width: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const fit = (): void =>
      setGrid(gridFor(count, { width: element.clientWidth, height: element.clientHeight }));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [count]);
  return { room, grid };
}

/** Where an arrow key leads in a grid; null where it leads nowhere. */
function reached(key: string, at: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (steps[key] ?? 0);
  return key in steps && next >= 0 && next < count ? next : null;
}

export function CardsBoard(props: CardsBoardProps) {
  const { cards, wrong, revision, calm } = props;
  const { room, grid } = useGrid(cards.length);
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    if (wrong === null || calm) return;
    const x = [0, 5, -5, 5, -5, 0].map((by) => ({ translate: `${by}px` }));
    room.current?.querySelector(`[data-card="${wrong}"]`)?.animate(x, 180);
  }, [wrong, revision]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(room.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const next = reached(event.key, at, cards.length, grid.columns);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    buttons[next]?.focus();
  };
  return (
    <div
      ref={room}
      class="cardsBoard"
      data-dim={cardsIn(props.targets).length > 0}
      role="group"
      aria-label={t('learn:cards')}
      style={{ '--card': `${grid.width}px`, '--columns': grid.columns }}
      onKeyDown={onKeyDown}
    >
      <div class="cardsGrid">
        {cards.map((card, index) => (
          <BoardCard
            key={card}
            card={card}
            tabbable={index === Math.min(place, cards.length - 1)}
            {...props}
          />
        ))}
      </div>
    </div>
  );
}

const plantAndMonth = (card: CardId): string => {
  const month = monthOf(card);
  return `${t(`cards:month.${month}.flower`)} · ${t(`cards:month.${month}.name`)}`;
};

/** What is read on the card is part of its name: it is called by that where somebody speaks to the machine. */
const spokenName = (card: CardId): string =>
  t('table:card.name', {
    card: t(`cards:${card}.name`),
    month: plantAndMonth(card),
    kind: t(`cards:kind.${kindOf(card)}`),
  });

interface BoardCardProps extends CardsBoardProps {
  readonly card: CardId;
  readonly tabbable: boolean;
}

function BoardCard({ card, tabbable, known, found, targets, reading, onTouch }: BoardCardProps) {
  const isKnown = known.includes(card);
  const isFound = found.includes(card);
  return (
    <button
      type="button"
      class="laidCard"
      data-card={card}
      data-found={isFound}
      data-pointed={cardsIn(targets).includes(card)}
      tabIndex={tabbable ? 0 : -1}
      aria-label={isKnown || reading ? spokenName(card) : t(`lessons:picture.${card}`)}
      onClick={() => onTouch(card)}
    >
      <CardPicture card={card} />
      {isFound && (
        <span class="laidTick">
          <Icon name="check" />
        </span>
      )}
      {(isKnown || reading) && (
        <span class="laidName" data-known={isKnown}>
          {plantAndMonth(card)}
        </span>
      )}
    </button>
  );
}
