// Where a dragged hand card may be let go, and that a card with a match is never laid down by accident.
import { describe, expect, it } from 'vitest';
import { EMPTY_FIELD, layCard } from '../../../renderer/table/fieldSlots';
import { dropOutcome } from '../../../renderer/table/drop';
import type { Drop } from '../../../renderer/table/drop';
import { layoutTable } from '../../../renderer/table/layout';
import { emptyModel } from '../../../renderer/table/model';
import { placeAll, placeSlot } from '../../../renderer/table/placement';
import type { CardId } from '../../../shared/cards';
import type { LegalMove } from '../../../shared/view';

const laid: CardId[] = ['mar-plain-1', 'apr-plain-1', 'may-plain-1', 'jun-plain-1'];
const model = {
  ...emptyModel(0, 2),
  field: laid.reduce(layCard, EMPTY_FIELD),
  hand: ['mar-curtain' as const],
};
const layout = layoutTable({ width: 1280, height: 800 });
const places = placeAll(model, layout);

const move = (takes: CardId[]): LegalMove => ({
  move: { type: 'playCard', card: 'mar-curtain' },
  takes,
  choice: takes.length === 2,
  makes: [],
});
const at = (place: { x: number; y: number } | undefined, rest: Partial<Drop> = {}): Drop => ({
  x: place?.x ?? 0,
  y: place?.y ?? 0,
  dx: 0,
  dy: -200,
  ms: 900,
  ...rest,
});
const outcome = (drop: Drop, takes: CardId[]) => dropOutcome(drop, move(takes), model, layout, places);
const free = placeSlot(model, layout, 8);

describe('dropOutcome', () => {
  it('plays on the card it takes, and near it', () => {
    const match = places.get('mar-plain-1');
    expect(outcome(at(match), ['mar-plain-1'])).toEqual({ type: 'play' });
    const near = { x: (match?.x ?? 0) - 0.5 * layout.fieldStep, y: match?.y ?? 0 };
    expect(outcome(at(near), ['mar-plain-1'])).toEqual({ type: 'play' });
  });

  it('sends a card with a match home from a free place, with the reason', () => {
    expect(outcome(at(free), ['mar-plain-1'])).toEqual({ type: 'home', reason: 'dropOnMatch' });
    expect(outcome(at(places.get('may-plain-1')), ['mar-plain-1'])).toEqual({
      type: 'home',
      reason: 'dropOnMatch',
    });
  });

  it('lays a card without a match on a free place, not on a card', () => {
    expect(outcome(at(free), [])).toEqual({ type: 'play' });
    expect(outcome(at(places.get('may-plain-1')), [])).toEqual({ type: 'home', reason: 'otherMonth' });
  });

  it('goes home without a word from the hand, the rails and outside the window', () => {
    for (const place of [
      places.get('mar-curtain'),
      { x: 100, y: 300 },
      { x: 1150, y: 200 },
      { x: -50, y: 300 },
    ]) {
      for (const takes of [[], ['mar-plain-1' as const]]) {
        expect(outcome(at(place), takes)).toEqual({ type: 'home', reason: null });
      }
    }
  });

  it('takes a quick flick upward for a click, but no slow or sideways one', () => {
    const home = places.get('mar-curtain');
    expect(outcome(at(home, { dy: -60, dx: 10, ms: 160 }), [])).toEqual({ type: 'play' });
    expect(outcome(at(home, { dy: -60, dx: 10, ms: 500 }), []).type).toBe('home');
    expect(outcome(at(home, { dy: -60, dx: 80, ms: 160 }), []).type).toBe('home');
    expect(outcome(at(home, { dy: 60, ms: 160 }), []).type).toBe('home');
  });
});
