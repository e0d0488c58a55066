/** All 48 cards as pictures to choose from, a month in each column, by pointer or by keys. Knows no yaku. */
import { useRef, useState } from 'preact/hooks';
import { CARD_IDS, CARD_KINDS, cardsOfMonth, kindOf, MONTHS } from '../../../shared/cards';
import type { CardId, CardKind } from '../../../shared/cards';
import { shortMonth, t } from '../../strings';
import { nameCard } from '../../table/cardNames';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Icon } from '../../ui/icons';
import { CardPicture } from '../../ui/Pictures';
import { cardReached } from './cardGridMoves';

type Shown = CardKind | 'every';

interface CardGridProps {
  readonly chosen: readonly CardId[];
  readonly onToggle: (card: CardId) => void;
  /** Takes the whole new choice. */
  readonly onChoose: (cards: readonly CardId[]) => void;
}

interface CardButtonProps {
  readonly card: CardId;
  readonly chosen: boolean;
  readonly shown: boolean;
  /** The one in the tab order. */
  readonly current: boolean;
  readonly onClick: () => void;
}

function CardButton({ card, chosen, shown, current, onClick }: CardButtonProps) {
  return (
    <button
      type="button"
      class="gridCard"
      data-card={card}
      data-shown={shown}
      aria-pressed={chosen}
      aria-label={nameCard(card)}
      title={t(`cards:${card}.name`)}
      disabled={!shown}
      tabIndex={current ? 0 : -1}
      onClick={onClick}
    >
      <CardPicture card={card} />
      {chosen && (
        <span class="gridMark">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

interface FilterProps extends CardGridProps {
  readonly filter: Shown;
  readonly shown: readonly CardId[];
  readonly onFilter: (filter: Shown) => void;
}

function Filter({ filter, shown, chosen, onFilter, onChoose }: FilterProps) {
  return (
    <div class="gridFilter">
      <Choice<Shown>
        label={t('options:house.show')}
        value={filter}
        options={[
          { value: 'every', label: t('options:house.every') },
          ...CARD_KINDS.map((kind) => ({ value: kind, label: t(`cards:kind.${kind}`) })),
        ]}
        onChange={onFilter}
      />
      <span class="gridShortcuts">
        <Button rank="quiet" size="small" onClick={() => onChoose([...new Set([...chosen, ...shown])])}>
          {t('options:house.takeShown')}
        </Button>
        <Button rank="quiet" size="small" onClick={() => onChoose([])}>
          {t('options:house.clear')}
        </Button>
      </span>
    </div>
  );
}

export function CardGrid(props: CardGridProps) {
  const { chosen, onToggle } = props;
  const [filter, setFilter] = useState<Shown>('every');
  const [at, setAt] = useState<CardId>('jan-crane');
  const grid = useRef<HTMLDivElement>(null);
  const shown = CARD_IDS.filter((card) => filter === 'every' || kindOf(card) === filter);
  const current = shown.includes(at) ? at : shown[0];
  const handleKey = (event: KeyboardEvent): void => {
    if (current === undefined) return;
    const reached = cardReached(shown, current, event.key);
    if (reached === null) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(reached);
    grid.current?.querySelector<HTMLElement>(`[data-card=${reached}]`)?.focus();
  };
  const toggle = (card: CardId): void => {
    setAt(card);
    onToggle(card);
  };
  return (
    <div class="cardChoice">
      <Filter {...props} filter={filter} shown={shown} onFilter={setFilter} />
      <div
        ref={grid}
        class="cardGrid"
        role="group"
        aria-label={t('options:house.cards')}
        onKeyDown={handleKey}
      >
        {MONTHS.map((month) => (
          <div key={month} class="gridMonth" role="group" aria-label={t(`cards:month.${month}.name`)}>
            <span class="cap" aria-hidden="true">
              {shortMonth(month)}
            </span>
            {cardsOfMonth(month).map((card) => (
              <CardButton
                key={card}
                card={card}
                chosen={chosen.includes(card)}
                shown={shown.includes(card)}
                current={card === current}
                onClick={() => toggle(card)}
              />
            ))}
          </div>
        ))}
      </div>
      <p class="cap" role="status">
        {t('options:house.chosen', { count: chosen.length })}
      </p>
    </div>
  );
}
