/** Tells in one pass over a pile whether it may make a yaku at all: most piles of a month make none. Scores nothing. */
import { CARD_IDS, kindOf, type CardId, type CardKind, type Month } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { COUNT_YAKU, setCards, type CountYakuId } from '../../shared/yakuCards';
import { JOKERS } from './jokers';

const everyOf = (kind: CardKind): readonly CardId[] => CARD_IDS.filter((card) => kindOf(card) === kind);

interface Count {
  /** Its lowest bit in one whole number that holds all counts, so that a card adds to them at once. */
  readonly from: number;
  /** As many ones as it has bits. */
  readonly mask: number;
  readonly cards: readonly CardId[];
}

const LIGHTS: Count = { from: 0, mask: 7, cards: everyOf('light') };
const ANIMALS: Count = { from: 3, mask: 15, cards: everyOf('animal') };
const RIBBONS: Count = { from: 7, mask: 15, cards: everyOf('ribbon') };
/** The jokers among them, however the rules read them. */
const PLAINS: Count = { from: 11, mask: 31, cards: [...everyOf('plain'), ...JOKERS] };
const BOAR_DEER_BUTTERFLIES: Count = { from: 16, mask: 3, cards: setCards('ino-shika-cho', 1) };
const POETRY: Count = { from: 18, mask: 3, cards: setCards('akatan', 1) };
const BLUE: Count = { from: 20, mask: 3, cards: setCards('aotan', 1) };
const RED: Count = { from: 22, mask: 3, cards: setCards('kusatan', 1) };
const VIEWED: Count = { from: 24, mask: 3, cards: ['mar-curtain', 'aug-moon'] };
const CUP: Count = { from: 26, mask: 1, cards: ['sep-cup'] };

const ALL = [LIGHTS, ANIMALS, RIBBONS, PLAINS, BOAR_DEER_BUTTERFLIES, POETRY, BLUE, RED, VIEWED, CUP];

/** What each card adds. */
const ADDS: ReadonlyMap<CardId, number> = new Map(
  CARD_IDS.map((card) => [
    card,
    ALL.reduce((adds, { from, cards }) => adds + (cards.includes(card) ? 1 << from : 0), 0),
  ]),
);

const countIn = (tally: number, { from, mask }: Count): number => (tally >> from) & mask;

const reaches = ({ yaku }: RuleSet, id: CountYakuId, count: number): boolean => {
  const value = yaku[id];
  if (value === null) return false;
  return count >= (typeof value === 'number' ? COUNT_YAKU[id].size : value[0]);
};

/** Never false for a pile that makes a yaku; true for some that make none. */
export const mayMakeYaku = (ruleSet: RuleSet, pile: readonly CardId[], month: Month): boolean => {
  if (ruleSet.houseYaku.length > 0) return true;
  let tally = 0;
  for (const card of pile) tally += ADDS.get(card) ?? 0;
  return (
    countIn(tally, LIGHTS) >= 3 ||
    countIn(tally, BOAR_DEER_BUTTERFLIES) === 3 ||
    countIn(tally, POETRY) === 3 ||
    countIn(tally, BLUE) === 3 ||
    countIn(tally, RED) === 3 ||
    (countIn(tally, CUP) === 1 && countIn(tally, VIEWED) > 0) ||
    reaches(ruleSet, 'tane', countIn(tally, ANIMALS)) ||
    reaches(ruleSet, 'tanzaku', countIn(tally, RIBBONS)) ||
    reaches(ruleSet, 'kasu', countIn(tally, PLAINS)) ||
    (ruleSet.yaku.tsukifuda !== null && setCards('tsukifuda', month).every((card) => pile.includes(card)))
  );
};
