/** How a yaku of this match stands for the viewing seat. Draws nothing, scores nothing. */
import { CARD_IDS, kindOf, monthOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { HousePattern } from '../../shared/houseYaku';
import type { Seat } from '../../shared/moves';
import type { PlayerView, SeatView, Whereabouts } from '../../shared/view';
import type { PileYakuId, YakuId } from '../../shared/yaku';
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
import type { LightYakuId } from '../../shared/yakuCards';
import type { PlayedYaku } from './yakuLines';

/** Cards named at most as what shuts a yaku out: one would be enough. */
const NAMED_CARDS = 2;

export type RowId = PlayedYaku['id'];

export type YakuNote =
  | { readonly type: 'mine' }
  /** A better one of its kind is made and holds it. */
  | { readonly type: 'higher'; readonly yaku: YakuId }
  /** Pays nothing beside this yaku, which is made. */
  | { readonly type: 'replaced'; readonly yaku: YakuId }
  /** Its cards are held; it pays as soon as there is another yaku. */
  | { readonly type: 'waiting' }
  /** Pays nothing because of this card in the own pile. */
  | { readonly type: 'cancelled'; readonly card: CardId }
  | { readonly type: 'theirs'; readonly seat: Seat }
  /** Shut out: these cards, among others perhaps, lie in a rival's pile. */
  | { readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'outOfReach' }
  /** One card is missing, and only this one will do. */
  | { readonly type: 'missing'; readonly card: CardId; readonly where: Whereabouts }
  | { readonly type: 'progress'; readonly have: number; readonly size: number }
  | { readonly type: 'untouched' };

export interface Table {
  readonly view: PlayerView;
  readonly own: SeatView;
  readonly rivals: readonly SeatView[];
}

/** All that the pictures of a yaku depend on: they can be shown without a match. */
export interface Pictured {
  readonly view: Pick<PlayerView, 'ruleSet' | 'month'>;
}

/** @throws when the view lacks its own seat */
export function tableOf(view: PlayerView): Table {
  const own = view.seats.find(({ seat }) => seat === view.seat);
  if (own === undefined) throw new Error(`no seat ${view.seat} in the view`);
  return { view, own, rivals: view.seats.filter(({ seat }) => seat !== view.seat) };
}

export const takenByRivals = ({ rivals }: Table): readonly CardId[] =>
  rivals.flatMap(({ captured }) => captured);

const lightCards = (id: LightYakuId): readonly CardId[] => [
  ...DRY_LIGHTS,
  ...(LIGHT_YAKU[id].rain ? [RAIN_MAN] : []),
];

const patternOf = ({ view }: Pictured, id: RowId): HousePattern | null =>
  view.ruleSet.houseYaku.find((house) => house.id === id)?.pattern ?? null;

/** The kind of card that a yaku counts any of; null where certain cards make it. */
export function countedKind(id: RowId, table: Pictured): CardKind | null {
  if (isHouseYakuId(id)) {
    const pattern = patternOf(table, id);
    return pattern?.type === 'kind' ? pattern.kind : null;
  }
  return isCountYaku(id) ? COUNT_YAKU[id].kind : null;
}

/** Cards that can belong to the yaku; a yaku that counts a kind has all of that kind. */
export function cardsFor(id: RowId, table: Pictured): readonly CardId[] {
  const kind = countedKind(id, table);
  if (kind !== null) return CARD_IDS.filter((card) => kindOf(card) === kind);
  if (isHouseYakuId(id)) {
    const pattern = patternOf(table, id);
    return pattern?.type === 'cards' ? pattern.cards : [];
  }
  if (isLightYaku(id)) return lightCards(id);
  return isCountYaku(id) ? [] : setCards(id, table.view.month);
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

/** What a set pushes out where sets replace the yaku that counts their cards. */
const REPLACED_BY_SETS: Readonly<Partial<Record<RowId, readonly PileYakuId[]>>> = {
  tane: ['ino-shika-cho'],
  tanzaku: ['akatan-aotan', 'akatan', 'aotan'],
};

/** A yaku that is made and leaves this one without pay. */
function replacedNote(id: RowId, { own, view }: Table): YakuNote | null {
  const isMade = (other: YakuId): boolean => own.yaku.some((yaku) => yaku.id === other);
  const { houseYaku, setIncrement } = view.ruleSet;
  const house = houseYaku.find((each) => isMade(each.id) && each.replaces.some((other) => other === id));
  if (house !== undefined) return { type: 'replaced', yaku: house.id };
  const set = setIncrement === 'replace' ? REPLACED_BY_SETS[id]?.find(isMade) : undefined;
  if (set !== undefined) return { type: 'replaced', yaku: set };
  const isHalf = id === 'akatan' || id === 'aotan';
  return isHalf && isMade('akatan-aotan') ? { type: 'higher', yaku: 'akatan-aotan' } : null;
}

/** Rain and fog over the viewings; and viewings that wait for another yaku. */
function viewingNote(id: RowId, { own, view }: Table): YakuNote | null {
  if (id !== 'tsukimi' && id !== 'hanami') return null;
  const { viewing, viewingCancel } = view.ruleSet;
  const fog = viewingCancel === 'rain-and-fog' && id === 'tsukimi';
  const ruins = own.captured.find((card) => (fog ? monthOf(card) === 12 : card === RAIN_MAN));
  if (viewingCancel !== 'none' && ruins !== undefined) return { type: 'cancelled', card: ruins };
  const held = setCards(id, view.month).every((card) => own.captured.includes(card));
  return viewing === 'bonus' && held ? { type: 'waiting' } : null;
}

function reachNote(id: RowId, { own }: Table): YakuNote | null {
  const reach = own.reach.find((each) => each.id === id);
  if (reach === undefined) return null;
  const [missing] = reach.missing;
  if (missing !== undefined && reach.missing.length === 1 && reach.size - reach.have.length === 1) {
    return { type: 'missing', ...missing };
  }
  if (reach.have.length === 0) return { type: 'untouched' };
  return { type: 'progress', have: reach.have.length, size: reach.size };
}

function shutOutNote(id: RowId, table: Table): YakuNote {
  const maker = table.rivals.find(({ yaku }) => yaku.some((each) => each.id === id));
  if (maker !== undefined) return { type: 'theirs', seat: maker.seat };
  if (countedKind(id, table) !== null) return { type: 'outOfReach' };
  const cards = cardsFor(id, table);
  for (const { seat, captured } of table.rivals) {
    const taken = cards.filter((card) => captured.includes(card));
    if (taken.length > 0) return { type: 'taken', seat, cards: taken.slice(0, NAMED_CARDS) };
  }
  return { type: 'outOfReach' };
}

/** How the yaku stands now. */
export function noteFor(id: RowId, table: Table): YakuNote {
  if (table.own.yaku.some((yaku) => yaku.id === id)) return { type: 'mine' };
  const light = !isHouseYakuId(id) && isLightYaku(id) ? id : null;
  return (
    replacedNote(id, table) ??
    viewingNote(id, table) ??
    reachNote(id, table) ??
    (light === null ? null : lightNote(light, table)) ??
    shutOutNote(id, table)
  );
}
