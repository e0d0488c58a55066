/** Scores a pile of the compact board: tables for what one kind makes alone, tests of bits for the rest. Knows no turns. */
import { cardsOfMonth, type Month } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import { RAIN_MAN, setCards } from '../../../shared/yakuCards';
import { JOKERS } from '../../engine/jokers';
import { bitCount, cardSet, type CardSet } from './cards';
import { compileHouse, type HouseTest } from './houseTests';
import {
  ANIMAL_MASK,
  ANIMAL_SHIFT,
  asPlain,
  LIGHT_MASK,
  PLAIN_SHIFT,
  RIBBON_MASK,
  RIBBON_SHIFT,
  wordOf,
} from './pileWord';
import {
  ANIMALS_START,
  idBit,
  LIGHTS_START,
  listYaku,
  makeTables,
  PLAINS_START,
  RIBBONS_START,
  type YakuLists,
  type YakuTables,
} from './yakuTables';

/** A pile: its cards as a set and as the word that the tables are asked with. */
export interface Pile {
  pileLow: number;
  pileHigh: number;
  word: number;
}

/** A viewing as a test: both cards in the word, no cancelling card in the pile. `points` 0 = not played. */
interface Viewing {
  readonly bits: number;
  readonly points: number;
  readonly id: number;
  readonly cancel: CardSet;
}

/** A joker that may be read as a plain instead: its bit, and what the word changes by. */
interface FreeJoker {
  readonly bit: number;
  readonly change: number;
}

/** Everything needed to score piles in one month. */
export interface Scorer {
  readonly lists: YakuLists;
  readonly tables: YakuTables;
  /** Tables without what a made house yaku replaces, by the bits of what is replaced; filled when first needed. */
  readonly without: Map<number, YakuTables>;
  /** The month's four cards, where Tsukifuda is played. */
  readonly month: CardSet;
  readonly tsukifuda: number;
  readonly tsukimi: Viewing;
  readonly hanami: Viewing;
  /** Viewings count beside another yaku only; `basic` = Tsukifuda does not count as one. */
  readonly bonus: 'no' | 'any' | 'basic';
  readonly jokers: readonly FreeJoker[];
  readonly house: readonly HouseTest[];
  /** The latest answer's yaku, as bits. */
  ids: number;
}

const NO_CARDS: CardSet = { low: 0, high: 0 };
const TSUKIFUDA = idBit('tsukifuda');
/** Both viewings need it, also where it counts as a plain. */
const CUP = wordOf('sep-cup');

const compileViewing = (ruleSet: RuleSet, id: 'tsukimi' | 'hanami'): Viewing => {
  const { viewing, viewingCancel } = ruleSet;
  const value = ruleSet.yaku[id];
  const fog = viewingCancel === 'rain-and-fog' && id === 'tsukimi';
  return {
    bits: setCards(id, 1).reduce((bits, card) => bits | wordOf(card), 0),
    points: viewing === 'never' || typeof value !== 'number' ? 0 : value,
    id: idBit(id),
    cancel: viewingCancel === 'none' ? NO_CARDS : cardSet(fog ? cardsOfMonth(12) : [RAIN_MAN]),
  };
};

const bonusOf = ({ viewing, bonusEnabledBy }: RuleSet): Scorer['bonus'] => {
  if (viewing !== 'bonus') return 'no';
  return bonusEnabledBy === 'basic' ? 'basic' : 'any';
};

/** The part of the work that does not depend on the month. */
export type ScorerParts = Omit<Scorer, 'month' | 'tsukifuda' | 'ids'>;

export const compileScorer = (ruleSet: RuleSet): ScorerParts => {
  const lists = listYaku(ruleSet);
  return {
    lists,
    tables: makeTables(lists, 0),
    without: new Map(),
    tsukimi: compileViewing(ruleSet, 'tsukimi'),
    hanami: compileViewing(ruleSet, 'hanami'),
    bonus: bonusOf(ruleSet),
    jokers: JOKERS.filter((card) => ruleSet.joker[card] === 'either').map((card) => ({
      bit: wordOf(card),
      change: asPlain(card),
    })),
    house: compileHouse(ruleSet),
  };
};

export const scorerFor = (parts: ScorerParts, ruleSet: RuleSet, month: Month): Scorer => {
  const value = ruleSet.yaku.tsukifuda;
  return {
    ...parts,
    month: cardSet(cardsOfMonth(month)),
    tsukifuda: typeof value === 'number' ? value : 0,
    ids: 0,
  };
};

const tablesWithout = (scorer: Scorer, replaced: number): YakuTables => {
  const known = scorer.without.get(replaced);
  if (known !== undefined) return known;
  const made = makeTables(scorer.lists, replaced);
  scorer.without.set(replaced, made);
  return made;
};

const hasMonth = ({ month }: Scorer, pile: Pile): boolean =>
  (pile.pileLow & month.low) === month.low && (pile.pileHigh & month.high) === month.high;

const isViewed = ({ bits, points, cancel }: Viewing, pile: Pile, replaced: number, id: number): boolean =>
  points > 0 &&
  (pile.word & bits) === bits &&
  ((pile.pileLow & cancel.low) | (pile.pileHigh & cancel.high)) === 0 &&
  (replaced & id) === 0;

/** How many of the pile's cards count towards a house yaku. */
const countFor = ({ set, kind }: HouseTest, pile: Pile, word: number): number => {
  switch (kind) {
    case null:
      return bitCount(pile.pileLow & set.low) + bitCount(pile.pileHigh & set.high);
    case 'light':
      return bitCount(word & LIGHT_MASK);
    case 'animal':
      return bitCount((word >> ANIMAL_SHIFT) & ANIMAL_MASK);
    case 'ribbon':
      return bitCount((word >> RIBBON_SHIFT) & RIBBON_MASK);
    case 'plain':
      return word >> PLAIN_SHIFT;
  }
};

/** Bits of what the made house yaku replace. */
const replacedBy = (scorer: Scorer, pile: Pile, word: number): number => {
  let replaced = 0;
  for (const test of scorer.house) if (countFor(test, pile, word) >= test.need) replaced |= test.replaces;
  return replaced;
};

/** Adds the house yaku that pay to the ids, and gives their points. */
const housePoints = (scorer: Scorer, pile: Pile, word: number, replaced: number): number => {
  let points = 0;
  for (const test of scorer.house) {
    const count = countFor(test, pile, word);
    if (count < test.need || (replaced & test.id) !== 0) continue;
    points += test.points + test.perFurther * (count - test.need);
    scorer.ids |= test.id;
  }
  return points;
};

/** The sum of the viewings, `others` being worth so much without Tsukifuda, and `tsukifuda` itself. */
const viewingPoints = (
  scorer: Scorer,
  pile: Pile,
  replaced: number,
  others: number,
  tsukifuda: number,
): number => {
  if (scorer.bonus !== 'no' && others + (scorer.bonus === 'any' ? tsukifuda : 0) === 0) return 0;
  const { tsukimi, hanami } = scorer;
  let points = 0;
  if (isViewed(tsukimi, pile, replaced, tsukimi.id)) {
    points += tsukimi.points;
    scorer.ids |= tsukimi.id;
  }
  if (isViewed(hanami, pile, replaced, hanami.id)) {
    points += hanami.points;
    scorer.ids |= hanami.id;
  }
  return points;
};

/** One reading of the jokers, as `word` has it. */
const readingPoints = (scorer: Scorer, pile: Pile, word: number): number => {
  const hasHouse = scorer.house.length > 0;
  const replaced = hasHouse ? replacedBy(scorer, pile, word) : 0;
  const tables = replaced === 0 ? scorer.tables : tablesWithout(scorer, replaced);
  const light = LIGHTS_START + (word & LIGHT_MASK);
  const animal = ANIMALS_START + ((word >> ANIMAL_SHIFT) & ANIMAL_MASK);
  const ribbon = RIBBONS_START + ((word >> RIBBON_SHIFT) & RIBBON_MASK);
  const plain = PLAINS_START + (word >> PLAIN_SHIFT);
  const { points, ids } = tables;
  scorer.ids = (ids[light] ?? 0) | (ids[animal] ?? 0) | (ids[ribbon] ?? 0) | (ids[plain] ?? 0);
  let others = (points[light] ?? 0) + (points[animal] ?? 0) + (points[ribbon] ?? 0) + (points[plain] ?? 0);
  let tsukifuda = 0;
  if (scorer.tsukifuda > 0 && hasMonth(scorer, pile) && (replaced & TSUKIFUDA) === 0) {
    tsukifuda = scorer.tsukifuda;
    scorer.ids |= TSUKIFUDA;
  }
  if (hasHouse) others += housePoints(scorer, pile, word, replaced);
  if ((pile.word & CUP) === 0) return others + tsukifuda;
  return others + tsukifuda + viewingPoints(scorer, pile, replaced, others, tsukifuda);
};

/** The word with the jokers of `choice`, a bit for each, read as plains; -1 when the pile does not hold one of them. */
const readAs = (word: number, jokers: readonly FreeJoker[], choice: number): number => {
  let reading = word;
  for (let index = 0; index < jokers.length; index += 1) {
    const joker = jokers[index];
    if (joker === undefined || ((choice >> index) & 1) === 0) continue;
    if ((word & joker.bit) === 0) return -1;
    reading += joker.change;
  }
  return reading;
};

/** Best of all readings of free jokers; on a tie the first: both animals, cup plain, bridge plain, both plain. */
const bestReading = (scorer: Scorer, pile: Pile): number => {
  const { jokers } = scorer;
  let best = -1;
  let ids = 0;
  for (let choice = 0; choice < 1 << jokers.length; choice += 1) {
    const word = readAs(pile.word, jokers, choice);
    const points = word < 0 ? -1 : readingPoints(scorer, pile, word);
    if (points <= best) continue;
    best = points;
    ids = scorer.ids;
  }
  scorer.ids = ids;
  return best;
};

/** The pile's undoubled sum; its yaku are left in `scorer.ids`. */
export const scorePile = (scorer: Scorer, pile: Pile): number =>
  scorer.jokers.length === 0 ? readingPoints(scorer, pile, pile.word) : bestReading(scorer, pile);
