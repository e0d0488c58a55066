/** One row per yaku of this match: its cards, which of them are held, and how it stands. Draws nothing, scores nothing. */
import { byCalendar } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { playedYaku } from './yakuLines';
import type { PlayedYaku } from './yakuLines';
import { cardsFor, countedKind, noteFor, tableOf, takenByRivals } from './yakuNotes';
import type { Pictured, RowId, Table, YakuNote } from './yakuNotes';

/** Pictures in a row at most: of a yaku that counts many cards only the first are shown. */
const COUNTED_CARDS = 5;
/** All cards of a yaku that is made of certain ones are shown up to this number. */
const CERTAIN_CARDS = 6;

export interface YakuRow {
  readonly id: RowId;
  readonly value: PlayedYaku['value'];
  /** What it pays now; null while it is not made. */
  readonly made: number | null;
  /** `held` is null outside a match. */
  readonly cards: readonly { readonly card: CardId; readonly held: boolean | null }[];
  readonly note: YakuNote;
}

/** The pictures of a yaku that can have more cards than a row: what is held, then what may still come. */
function firstCards(id: RowId, table: Table): readonly CardId[] {
  const { own } = table;
  const reach = own.reach.find((each) => each.id === id);
  const cards = cardsFor(id, table);
  const counted = own.yaku.find((yaku) => yaku.id === id)?.cards ?? reach?.have;
  const held = counted ?? own.captured.filter((card) => cards.includes(card));
  const taken = takenByRivals(table);
  const pool = cards.filter((card) => !held.includes(card));
  const free = pool.filter((card) => !taken.includes(card));
  return [...held.slice(0, COUNTED_CARDS), ...free, ...pool.filter((card) => taken.includes(card))].slice(
    0,
    COUNTED_CARDS,
  );
}

function shownCards(id: RowId, table: Table): readonly CardId[] {
  const cards = cardsFor(id, table);
  if (countedKind(id, table) !== null || cards.length > CERTAIN_CARDS) return firstCards(id, table);
  return cards.toSorted(byCalendar);
}

/** Rows in the order in which results list yaku; only those that this match plays. */
export function yakuRows(view: PlayerView): readonly YakuRow[] {
  const table = tableOf(view);
  return playedYaku(view.ruleSet).map(({ id, value }) => ({
    id,
    value,
    made: table.own.yaku.find((yaku) => yaku.id === id)?.points ?? null,
    cards: shownCards(id, table).map((card) => ({ card, held: table.own.captured.includes(card) })),
    note: noteFor(id, table),
  }));
}

/** Month cards are shown by the cards of January where no month is played. */
const SHOWN_MONTH = 1;

/** The same rows outside a match: what makes each yaku, and nobody holds anything. */
export function bookRows(rules: RuleSet): readonly YakuRow[] {
  const pictured: Pictured = { view: { ruleSet: rules, month: SHOWN_MONTH } };
  return playedYaku(rules).map(({ id, value }) => {
    const cards = cardsFor(id, pictured).toSorted(byCalendar);
    const shown = cards.length > CERTAIN_CARDS ? cards.slice(0, COUNTED_CARDS) : cards;
    return {
      id,
      value,
      made: null,
      cards: shown.map((card) => ({ card, held: null })),
      note: { type: 'untouched' },
    };
  });
}

const REACH_NOTES: readonly YakuNote['type'][] = ['missing', 'progress', 'taken', 'outOfReach'];

/** The rows for those who count for themselves: how a yaku is made, and not what it lacks. */
export const withoutReach = (rows: readonly YakuRow[]): readonly YakuRow[] =>
  rows.map((row) => (REACH_NOTES.includes(row.note.type) ? { ...row, note: { type: 'untouched' } } : row));
