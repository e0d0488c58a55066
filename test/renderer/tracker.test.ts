// The tracker and the yaku list against the real engine, at every state of random play.
import { describe, expect, it } from 'vitest';
import { presets } from '../../shared/presets';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import { yakuOf } from '../../main/engine/yaku';
import { CARD_IDS, kindOf, monthOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';
import type { YakuId } from '../../shared/yaku';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { HouseYaku } from '../../shared/houseYaku';
import { countPlaces, drawsToCome, monthsGone, spotsOf } from '../../renderer/reference/tracker';
import type { Spot } from '../../renderer/reference/tracker';
import { yakuRows } from '../../renderer/reference/yakuRows';
import type { YakuRow } from '../../renderer/reference/yakuRows';
import { playOut } from '../support/playout';

const THREE = presets['classic-3p'];
const HOUSE: readonly HouseYaku[] = [
  {
    id: 'house-1',
    name: 'Nomi',
    pattern: { type: 'cards', cards: ['mar-curtain', 'aug-moon', 'sep-cup'], need: 3 },
    points: 5,
    perFurther: 0,
    replaces: ['tsukimi', 'hanami', 'sanko'],
  },
  {
    id: 'house-2',
    name: 'Seven plains',
    pattern: { type: 'kind', kind: 'plain', need: 7 },
    points: 2,
    perFurther: 1,
    replaces: [],
  },
  {
    id: 'house-3',
    name: 'Three of eight',
    pattern: {
      type: 'cards',
      cards: [
        'jan-crane',
        'feb-warbler',
        'apr-cuckoo',
        'jun-ribbon',
        'jul-boar',
        'aug-geese',
        'oct-deer',
        'nov-swallow',
      ],
      need: 3,
    },
    points: 3,
    perFurther: 0,
    replaces: [],
  },
];
const RULE_SETS: readonly (readonly [string, RuleSet])[] = [
  ['two players', presets.modern],
  ['three players', THREE],
  ['every yaku', presets.mekuri],
  ['sets that grow, jokers', presets.nintendo],
  ['viewings as a bonus', presets.fifty],
  ['rain and fog', { ...presets.modern, viewingCancel: 'rain-and-fog' }],
  [
    'house yaku, three players',
    { ...THREE, houseYaku: HOUSE, joker: { 'sep-cup': 'both', 'may-bridge': 'either' } },
  ],
];

/** Every state of one month played at random. */
const statesOf = (ruleSet: RuleSet, seed: number): readonly MatchState[] =>
  [...playOut({ ruleSet, seed }, seed, 1)].map(({ state }) => state);

/** The truth: where the engine has the card, as far as `viewer` may know. */
function trueSpot(state: MatchState, viewer: number, card: CardId): Spot {
  const owner = state.captured.findIndex((pile) => pile.includes(card));
  if (owner === viewer) return { place: 'you', seat: null };
  if (owner >= 0) return { place: 'rival', seat: owner };
  if (state.hands[viewer]?.includes(card)) return { place: 'hand', seat: null };
  if (state.field.includes(card)) return { place: 'field', seat: null };
  if (state.pending?.card === card) return { place: 'pending', seat: null };
  return { place: 'unseen', seat: null };
}

describe.each(RULE_SETS)('tracker, %s', (_, ruleSet) => {
  const states = [1, 2].flatMap((seed) => statesOf(ruleSet, seed));
  const seats = Array.from({ length: ruleSet.players }, (__, seat) => seat);

  it('knows each card where it is, and no hidden one', () => {
    for (const state of states) {
      for (const seat of seats) {
        const spots = spotsOf(viewFor(state, seat));
        expect([...spots.keys()]).toEqual(CARD_IDS);
        const wrong = [...spots].filter(([card, { place, seat: owner }]) => {
          const truth = trueSpot(state, seat, card);
          return truth.place !== place || truth.seat !== owner;
        });
        expect(wrong).toEqual([]);
      }
    }
  });

  it('adds up to 48, and unseen is draw pile and hidden hands', () => {
    for (const state of states) {
      const view = viewFor(state, 0);
      const counts = countPlaces(view);
      expect(counts.reduce((sum, { cards }) => sum + cards, 0)).toBe(48);
      const hidden = view.seats
        .filter(({ seat }) => seat !== 0)
        .reduce((sum, each) => sum + each.handCount, 0);
      expect(counts.find(({ place }) => place === 'unseen')?.cards).toBe(view.drawPile + hidden);
      expect(counts.filter(({ place }) => place === 'rival')).toHaveLength(ruleSet.players - 1);
    }
  });

  it('foretells how many cards will still be turned up', () => {
    for (const state of states) {
      const handCards = state.hands.flat().length;
      const ownDraw = state.phase === 'chooseHand' ? 1 : 0;
      const over = state.phase === 'monthOver' || state.phase === 'matchOver';
      expect(drawsToCome(viewFor(state, 0))).toBe(over ? 0 : handCards + ownDraw);
    }
  });

  it('calls a month gone when all its cards are in piles', () => {
    for (const state of states) {
      const gone = monthsGone(viewFor(state, 0));
      const left = new Set(CARD_IDS.filter((card) => !state.captured.flat().includes(card)).map(monthOf));
      expect(gone.length + left.size).toBe(12);
      for (const month of gone) expect(left).not.toContain(month);
    }
  });
});

const subsets = (cards: readonly CardId[]): readonly CardId[][] =>
  cards.reduce<CardId[][]>((all, card) => [...all, ...all.map((each) => [...each, card])], [[]]);

/** True when some cards that nobody has taken, added to the seat's pile, make the yaku. */
function isPossible(state: MatchState, seat: number, id: YakuId, pool: readonly CardId[]): boolean {
  const taken = state.captured.flat();
  const pile = state.captured[seat] ?? [];
  return subsets(pool.filter((card) => !taken.includes(card))).some((added) =>
    yakuOf(state.ruleSet, [...pile, ...added], state.month).some((yaku) => yaku.id === id),
  );
}

/** Not worth every subset of their cards. */
const COUNTED: readonly YakuId[] = ['tane', 'tanzaku', 'kasu', 'house-2'];

/** All cards that can make the yaku; a row shows the first of them. */
function cardsShown(ruleSet: RuleSet, id: YakuId, cards: YakuRow['cards']): readonly CardId[] {
  const pattern = ruleSet.houseYaku.find((house) => house.id === id)?.pattern;
  if (pattern?.type === 'cards') return pattern.cards;
  const shown = cards.map(({ card }) => card);
  // A bonus needs another yaku beside it: two sets of three lights or ribbons are enough to look at.
  return ruleSet.viewing === 'bonus' && VIEWINGS.includes(id) ? [...shown, ...ENABLING] : shown;
}

/** Rules by which a yaku whose cards are there always pays. */
const STRAIGHT: readonly RuleSet[] = [presets.modern, THREE, presets.mekuri];

const VIEWINGS: readonly YakuId[] = ['tsukimi', 'hanami'];
const ENABLING: readonly CardId[] = CARD_IDS.filter((card) => kindOf(card) === 'ribbon');

describe.each(RULE_SETS)('yaku rows, %s', (_, ruleSet) => {
  const states = [4, 5, 6].flatMap((seed) => statesOf(ruleSet, seed));

  it('list what the match plays, at its values', () => {
    for (const state of states.slice(0, 3)) {
      const rows = yakuRows(viewFor(state, 0));
      const house = ruleSet.houseYaku.map(({ id }) => id);
      expect(rows.map(({ id }) => id)).toEqual([
        ...YAKU_IDS.filter((id) => ruleSet.yaku[id] !== null),
        ...house,
      ]);
      for (const { id, value } of rows) {
        if (!isHouseYakuId(id)) expect(value).toEqual(ruleSet.yaku[id]);
      }
    }
  });

  it('mark the cards held, and only those', () => {
    for (const state of states) {
      const shown = yakuRows(viewFor(state, 0)).flatMap(({ cards }) => cards);
      expect(shown.filter(({ card, held }) => held !== state.captured[0]?.includes(card))).toEqual([]);
    }
  });

  it('say made what scores, with its points', () => {
    for (const state of states) {
      const view = viewFor(state, 0);
      const made = yakuRows(view).filter(({ note }) => note.type === 'mine');
      expect(made.map(({ id, made: points }) => [id, points])).toEqual(
        (view.seats[0]?.yaku ?? []).map(({ id, points }) => [id, points]),
      );
    }
  });

  it('say out of reach exactly what cannot be made any more', () => {
    for (const state of states) {
      const wrong = yakuRows(viewFor(state, 0)).filter(({ id, cards, note }) => {
        if (['mine', 'higher', 'waiting'].includes(note.type) || COUNTED.includes(id)) return false;
        const shutOut = ['theirs', 'taken', 'outOfReach', 'replaced', 'cancelled'].includes(note.type);
        return shutOut === isPossible(state, 0, id, cardsShown(ruleSet, id, cards));
      });
      expect(wrong).toEqual([]);
    }
  });

  it('name the one missing card and where it is', () => {
    let named = 0;
    for (const state of states) {
      const view = viewFor(state, 0);
      for (const { id, note } of yakuRows(view)) {
        if (note.type !== 'missing') continue;
        named += 1;
        const pile = [...(state.captured[0] ?? []), note.card];
        const made = yakuOf(ruleSet, pile, state.month).map((yaku) => yaku.id);
        // Jokers, a bonus and what one yaku replaces may leave it unpaid even then.
        if (STRAIGHT.includes(ruleSet)) expect(made).toContain(id);
        const spot = spotsOf(view).get(note.card)?.place;
        expect(note.where).toBe(spot === 'pending' ? 'field' : spot);
      }
    }
    expect(named).toBeGreaterThan(0);
  });
});
