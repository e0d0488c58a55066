/** One row per yaku of this match: its cards, which of them are held, and how it stands. Draws nothing, scores nothing. */
import { byCalendar, CARD_IDS, kindOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { YakuValue } from '../../shared/ruleSet';
import type { PlayerView, SeatView, Whereabouts } from '../../shared/view';
import { YAKU_IDS } from '../../shared/yaku';
import type { PileYakuId } from '../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  LIGHT_YAKU_IDS,
  RAIN_MAN,
  setCards,
} from '../../shared/yakuCards';
import type { CountYakuId, LightYakuId } from '../../shared/yakuCards';

/** Pictures in a row at most: of a yaku that counts many cards only the first are shown. */
const SHOWN_CARDS = 5;
/** Cards named at most as what shuts a yaku out: one would be enough. */
const NAMED_CARDS = 2;

export type YakuNote =
  | { readonly type: 'mine' }
  /** A better light yaku is made and counts in its place. */
  | { readonly type: 'higher'; readonly yaku: LightYakuId }
  | { readonly type: 'theirs'; readonly seat: Seat }
  /** Shut out: these cards, among others perhaps, lie in a rival's pile. */
  | { readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'outOfReach' }
  /** One card is missing, and only this one will do. */
  | { readonly type: 'missing'; readonly card: CardId; readonly where: Whereabouts }
  | { readonly type: 'progress'; readonly have: number; readonly size: number }
  | { readonly type: 'untouched' };

export interface YakuRow {
  readonly id: PileYakuId;
  readonly value: Exclude<YakuValue, null>;
  /** What it pays now; null while it is not made. */
  readonly made: number | null;
  readonly cards: readonly { readonly card: CardId; readonly held: boolean }[];
  readonly note: YakuNote;
}

interface Table {
  readonly view: PlayerView;
  readonly own: SeatView;
  readonly rivals: readonly SeatView[];
}

const takenByRivals = ({ rivals }: Table): readonly CardId[] => rivals.flatMap(({ captured }) => captured);

const lightCards = (id: LightYakuId): readonly CardId[] => [
  ...DRY_LIGHTS,
  ...(LIGHT_YAKU[id].rain ? [RAIN_MAN] : []),
];

/** Cards that can belong to the yaku, in calendar order. */
function cardsFor(id: PileYakuId, { view }: Table): readonly CardId[] {
  if (isCountYaku(id)) return CARD_IDS.filter((card) => kindOf(card) === COUNT_YAKU[id].kind);
  if (isLightYaku(id)) return lightCards(id).toSorted(byCalendar);
  return setCards(id, view.month);
}

/** The pictures of a counting yaku: what is held, then what may still come. */
function countedCards(id: CountYakuId, table: Table): readonly CardId[] {
  const counted = table.own.yaku.find((yaku) => yaku.id === id)?.cards;
  const held = counted ?? table.own.captured.filter((card) => kindOf(card) === COUNT_YAKU[id].kind);
  const taken = takenByRivals(table);
  const pool = cardsFor(id, table).filter((card) => !held.includes(card));
  const free = pool.filter((card) => !taken.includes(card));
  return [...held.slice(0, SHOWN_CARDS), ...free, ...pool.filter((card) => taken.includes(card))].slice(
    0,
    SHOWN_CARDS,
  );
}

/** The reach names the nearest light yaku only; the others are open while enough lights are. */
function isLightOpen(id: LightYakuId, table: Table): boolean {
  const taken = takenByRivals(table);
  const { rain, dry } = LIGHT_YAKU[id];
  if (!rain && table.own.captured.includes(RAIN_MAN)) return false;
  const openDry = DRY_LIGHTS.filter((card) => !taken.includes(card)).length;
  return openDry >= dry && (!rain || !taken.includes(RAIN_MAN));
}

function lightNote(id: LightYakuId, table: Table): YakuNote | null {
  const made = LIGHT_YAKU_IDS.find((light) => table.own.yaku.some((yaku) => yaku.id === light));
  if (made !== undefined && LIGHT_YAKU_IDS.indexOf(made) < LIGHT_YAKU_IDS.indexOf(id)) {
    return { type: 'higher', yaku: made };
  }
  if (!isLightOpen(id, table)) return null;
  const have = lightCards(id).filter((card) => table.own.captured.includes(card)).length;
  const size = LIGHT_YAKU[id].dry + (LIGHT_YAKU[id].rain ? 1 : 0);
  // Four lights may be held of which three must be dry: never more than are needed.
  return have === 0 ? { type: 'untouched' } : { type: 'progress', have: Math.min(have, size - 1), size };
}

function reachNote(id: PileYakuId, { own }: Table): YakuNote | null {
  const reach = own.reach.find((each) => each.id === id);
  if (reach === undefined) return null;
  const [missing] = reach.missing;
  if (missing !== undefined && reach.missing.length === 1 && reach.size - reach.have.length === 1) {
    return { type: 'missing', ...missing };
  }
  if (reach.have.length === 0) return { type: 'untouched' };
  return { type: 'progress', have: reach.have.length, size: reach.size };
}

function shutOutNote(id: PileYakuId, table: Table): YakuNote {
  const maker = table.rivals.find(({ yaku }) => yaku.some((each) => each.id === id));
  if (maker !== undefined) return { type: 'theirs', seat: maker.seat };
  const cards = cardsFor(id, table);
  for (const { seat, captured } of table.rivals) {
    const taken = cards.filter((card) => captured.includes(card));
    if (taken.length > 0 && !isCountYaku(id)) {
      return { type: 'taken', seat, cards: taken.slice(0, NAMED_CARDS) };
    }
  }
  return { type: 'outOfReach' };
}

function noteFor(id: PileYakuId, table: Table): YakuNote {
  if (table.own.yaku.some((yaku) => yaku.id === id)) return { type: 'mine' };
  return reachNote(id, table) ?? (isLightYaku(id) ? lightNote(id, table) : null) ?? shutOutNote(id, table);
}

/** Rows in the order in which results list yaku; only those that this match plays. */
export function yakuRows(view: PlayerView): readonly YakuRow[] {
  const own = view.seats.find(({ seat }) => seat === view.seat);
  if (own === undefined) throw new Error(`no seat ${view.seat} in the view`);
  const table = { view, own, rivals: view.seats.filter(({ seat }) => seat !== view.seat) };
  return YAKU_IDS.flatMap((id) => {
    const value = view.ruleSet.yaku[id];
    if (value === null) return [];
    const cards = isCountYaku(id) ? countedCards(id, table) : cardsFor(id, table);
    return [
      {
        id,
        value,
        made: own.yaku.find((yaku) => yaku.id === id)?.points ?? null,
        cards: cards.map((card) => ({ card, held: own.captured.includes(card) })),
        note: noteFor(id, table),
      },
    ];
  });
}
