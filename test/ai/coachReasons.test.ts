// Whatever the coach says is so: each reason is checked on its position by what the rules say, not by what the coach says.
import { describe, expect, it } from 'vitest';
import { reasonsFor } from '../../main/ai/coach/reasons';
import { choicesOf } from '../../main/ai/search/options';
import { viewFor } from '../../main/engine/view';
import { CARD_IDS, monthOf, type CardId } from '../../shared/cards';
import type { Reason } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import { presets } from '../../shared/presets';
import { PRESET_IDS } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { stateAfter } from '../support/coachViews';
import { naiveYaku } from '../support/naiveYaku';
import { sketchView } from '../support/policyPositions';

interface Then {
  readonly took: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly field: readonly CardId[];
  readonly hand: readonly CardId[];
}

const mates = (card: CardId): readonly CardId[] =>
  CARD_IDS.filter((each) => each !== card && monthOf(each) === monthOf(card));

/** Everything that the move may come to before a card is drawn. */
function comesTo(view: PlayerView, move: Move): readonly Then[] {
  if (!('card' in move)) return [];
  const card = move.type === 'playCard' ? move.card : view.pending?.card;
  if (card === undefined) throw new Error('nothing waits for a choice');
  const on = view.field.filter((each) => monthOf(each) === monthOf(card));
  const hand = view.hand.filter((each) => each !== card);
  const chooses = on.length === 2 || (on.length === 3 && view.ruleSet.threeMatch === 'choose');
  const takes = move.type === 'chooseMatch' ? [[move.card]] : chooses ? on.map((each) => [each]) : [on];
  return takes.map((took) => ({
    took,
    gained: took.length === 0 ? [] : [card, ...took],
    field: took.length === 0 ? [...view.field, card] : view.field.filter((each) => !took.includes(each)),
    hand,
  }));
}

const pileOf = (view: PlayerView, seat: number): readonly CardId[] => view.seats[seat]?.captured ?? [];
const isCaptured = (view: PlayerView, card: CardId): boolean =>
  view.seats.some(({ captured }) => captured.includes(card));
const isSeen = (view: PlayerView, card: CardId): boolean =>
  isCaptured(view, card) ||
  view.hand.includes(card) ||
  view.field.includes(card) ||
  view.pending?.card === card;

const points = (view: PlayerView, pile: readonly CardId[], yaku: string): number =>
  naiveYaku(view.ruleSet, pile, view.month)[yaku] ?? 0;

/** Whether exactly so many of these cards are lacking: one choice of them makes the yaku, and fewer never do. */
function lacks(
  view: PlayerView,
  pile: readonly CardId[],
  free: readonly CardId[],
  yaku: string,
  missing: number,
): boolean {
  if (points(view, pile, yaku) > 0) return false;
  const alone = free.filter((card) => points(view, [...pile, card], yaku) > 0);
  if (missing === 1) return alone.length > 0;
  if (missing !== 2 || alone.length > 0) return false;
  return free.some((one, index) =>
    free.slice(index + 1).some((other) => points(view, [...pile, one, other], yaku) > 0),
  );
}

/** Whether the rival could make the yaku with this card and `missing - 1` others. */
const completes = (view: PlayerView, seat: number, card: CardId, yaku: string, missing: number): boolean => {
  const pile = [...pileOf(view, seat), card];
  const free = CARD_IDS.filter((each) => each !== card && !isCaptured(view, each));
  return missing === 1
    ? points(view, pile, yaku) > 0
    : free.some((other) => points(view, [...pile, other], yaku) > 0);
};

function isThreat(
  view: PlayerView,
  { seat, card, yaku, missing }: { seat: number; card: CardId; yaku: string; missing: number },
): boolean {
  const free = CARD_IDS.filter((each) => !isCaptured(view, each));
  return (
    seat !== view.seat &&
    lacks(view, pileOf(view, seat), free, yaku, missing) &&
    completes(view, seat, card, yaku, missing) &&
    mates(card).some((each) => !isSeen(view, each))
  );
}

/** Whether the reason holds after the move has come to this. */
function isTrue(view: PlayerView, then: Then, reason: Reason): boolean {
  const own = [...pileOf(view, view.seat), ...then.gained];
  switch (reason.type) {
    case 'makes':
      return reason.yaku.every(
        ({ id, points: worth }) =>
          points(view, own, id) === worth && points(view, pileOf(view, view.seat), id) < worth,
      );
    case 'nearer': {
      const { card, yaku, missing } = reason;
      const free = CARD_IDS.filter((each) => !isCaptured(view, each) && !then.gained.includes(each));
      const without = own.filter((each) => each !== card);
      return (
        then.gained.includes(card) &&
        lacks(view, own, free, yaku, missing) &&
        // Without the card it would lack one more.
        !lacks(view, without, free, yaku, missing)
      );
    }
    case 'denies':
      return then.took.includes(reason.card) && isThreat(view, reason);
    case 'feeds':
      return then.field.includes(reason.card) && isThreat(view, reason);
    case 'safe':
      return (
        then.field.includes(reason.card) &&
        !view.field.includes(reason.card) &&
        mates(reason.card).every((each) => isCaptured(view, each) || then.hand.includes(each))
      );
    case 'keeps': {
      const takers = mates(reason.card).filter(
        (each) => !isCaptured(view, each) && !then.gained.includes(each),
      );
      const [taker, ...others] = takers;
      return (
        others.length === 0 &&
        taker !== undefined &&
        then.hand.includes(taker) &&
        !isCaptured(view, reason.card) &&
        !then.gained.includes(reason.card) &&
        !then.hand.includes(reason.card)
      );
    }
  }
}

describe('the reasons', { timeout: 120_000 }, () => {
  it('are all true at 1,000 positions of all presets, and tell the options apart', () => {
    const told: Record<string, number> = {};
    let positions = 0;
    for (let seed = 0; positions < 1000; seed += 1) {
      const preset = PRESET_IDS[seed % PRESET_IDS.length] ?? 'modern';
      const state = stateAfter(presets[preset], seed, 1 + ((seed * 7) % 45));
      const view = viewFor(state, state.turn);
      const moves = choicesOf(view);
      if (view.phase === 'decide' || moves.length < 2) continue;
      positions += 1;
      const all = reasonsFor(view, moves);
      all.forEach((reasons, index) => {
        const move = moves[index];
        if (move === undefined) throw new Error('more reasons than moves');
        expect(reasons.length).toBeLessThanOrEqual(3);
        const ends = comesTo(view, move);
        for (const reason of reasons) {
          told[reason.type] = (told[reason.type] ?? 0) + 1;
          const holds = ends.some((then) => isTrue(view, then, reason));
          if (!holds)
            throw new Error(`seed ${seed}, ${preset}: ${JSON.stringify({ move, reason, reasons })}`);
        }
        // They are all true of one and the same choice.
        const together = ends.some((then) => reasons.every((reason) => isTrue(view, then, reason)));
        expect(reasons.length === 0 || together).toBe(true);
      });
      for (const reason of all[0] ?? []) expect(all.every((each) => each.includes(reason))).toBe(false);
    }
    for (const type of ['makes', 'nearer', 'denies', 'feeds', 'safe', 'keeps'])
      expect([type, told[type] ?? 0]).toEqual([type, expect.toSatisfy((count: number) => count >= 10)]);
  });

  it('name what a teacher would name first', () => {
    const view = sketchView({
      hand: ['aug-plain-1', 'jan-plain-1'],
      field: ['aug-moon', 'jan-ribbon'],
      own: ['sep-cup', 'sep-plain-1'],
      theirs: ['mar-curtain', 'mar-plain-1', 'jan-crane', 'jan-plain-2'],
    });
    const [jan, aug] = [...choicesOf(view)].toSorted((a, b) =>
      JSON.stringify(b).localeCompare(JSON.stringify(a)),
    );
    if (jan === undefined || aug === undefined) throw new Error('two cards can be played');
    const [first] = reasonsFor(view, [aug, jan]);
    expect(first?.[0]).toMatchObject({ type: 'makes', yaku: [{ id: 'tsukimi' }] });
  });
});
