// Turns from described positions, event by event, and what is refused. Sources: rules matrix 2.4; edge cases 1-5.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../shared/cards';
import { applyMove } from '../../main/engine/apply';
import { legalMoves } from '../../main/engine/moves';
import { makeMove, parseMove } from '../../main/engine/notation';
import type { MatchState } from '../../main/engine/state';
import { KOI, play, playAll, position, STOP, take, typesOf } from '../support/playout';

const legal = (state: MatchState): readonly string[] => legalMoves(state).map(makeMove);
const refusal = (state: MatchState, seat: number, move: Parameters<typeof applyMove>[2]): string => {
  const step = applyMove(state, seat, move);
  return step.ok ? 'allowed' : step.code;
};

describe('a turn', () => {
  it('lays a card without a match, then draws', () => {
    const { state, events } = playAll(position({}), play('apr-plain-1'));
    expect(typesOf(events)).toEqual(['cardPlayed', 'cardLaid', 'cardDrawn', 'cardLaid', 'turnStarted']);
    expect(state.field).toEqual(['apr-plain-1', 'dec-plain-1']);
    expect(state.turn).toBe(1);
    expect(state.traces).toEqual([
      { seat: 0, played: 'apr-plain-1', playedTook: [], drawn: 'dec-plain-1', drawnTook: [] },
    ]);
  });

  it('captures the card first, then what it takes', () => {
    const { state, events } = playAll(position({ field: ['apr-cuckoo'] }), play('apr-plain-1'));
    expect(events[1]).toEqual({
      type: 'cardsCaptured',
      seat: 0,
      source: 'hand',
      card: 'apr-plain-1',
      taken: ['apr-cuckoo'],
    });
    expect(state.captured[0]).toEqual(['apr-plain-1', 'apr-cuckoo']);
  });

  it('waits for a choice between two before it draws, and can then draw the fourth', () => {
    const start = position({
      field: ['apr-cuckoo', 'apr-ribbon'],
      drawPile: ['apr-plain-2', 'dec-plain-1'],
      hands: [['apr-plain-1'], ['may-plain-1']],
    });
    const open = playAll(start, play('apr-plain-1'));
    expect(open.state).toMatchObject({
      phase: 'chooseHand',
      turn: 0,
      pending: { source: 'hand', card: 'apr-plain-1' },
    });
    expect(open.state.drawPile).toHaveLength(2);
    expect(legal(open.state)).toEqual(['take:apr-cuckoo', 'take:apr-ribbon']);
    const closed = playAll(open.state, take('apr-cuckoo'));
    expect(closed.state.captured[0]).toEqual(['apr-plain-1', 'apr-cuckoo', 'apr-plain-2', 'apr-ribbon']);
    expect(closed.state).toMatchObject({ field: [], pending: null, phase: 'play', turn: 1 });
  });

  it('asks for the drawn card’s choice too', () => {
    const start = position({
      field: ['mar-curtain', 'mar-plain-1'],
      drawPile: ['mar-ribbon', 'dec-plain-1'],
    });
    const { state, events } = playAll(start, play('apr-plain-1'));
    expect(state).toMatchObject({
      phase: 'chooseDraw',
      turn: 0,
      pending: { source: 'draw', card: 'mar-ribbon' },
    });
    expect(events.at(-1)).toMatchObject({
      type: 'choiceOpened',
      source: 'draw',
      candidates: ['mar-curtain', 'mar-plain-1'],
    });
  });

  it('lets the drawn card take the card just laid', () => {
    const { state } = playAll(position({ drawPile: ['apr-ribbon'] }), play('apr-plain-1'));
    expect(state.captured[0]).toEqual(['apr-ribbon', 'apr-plain-1']);
  });

  it('keeps one trace a seat, the oldest first', () => {
    const hands = [
      ['apr-plain-1', 'jul-plain-1'],
      ['may-plain-1', 'oct-plain-1'],
    ] satisfies CardId[][];
    const { state } = playAll(
      position({ hands }),
      play('apr-plain-1'),
      play('may-plain-1'),
      play('jul-plain-1'),
    );
    expect(state.traces.map(({ seat, played }) => [seat, played])).toEqual([
      [1, 'may-plain-1'],
      [0, 'jul-plain-1'],
    ]);
  });
});

describe('refusals', () => {
  const start = position({ field: ['apr-cuckoo', 'apr-ribbon'] });
  const open = playAll(start, play('apr-plain-1')).state;
  const over = playAll(position({ hands: [['apr-plain-1'], []] }), play('apr-plain-1')).state;

  it.each([
    ['the other seat', start, 1, play('may-plain-1'), 'notYourTurn'],
    ['a seat that is none', start, 7, play('apr-plain-1'), 'notYourTurn'],
    ['a card of the other hand', start, 0, play('may-plain-1'), 'cardNotInHand'],
    ['a choice when none is open', start, 0, take('apr-cuckoo'), 'wrongPhase'],
    ['a stop without a question', start, 0, STOP, 'wrongPhase'],
    ['koi-koi without a question', start, 0, KOI, 'wrongPhase'],
    ['a second card before the choice is made', open, 0, play('apr-plain-2'), 'wrongPhase'],
    ['a match of another month', open, 0, take('dec-phoenix'), 'illegalMatch'],
    ['anything after the month', over, 0, play('apr-plain-2'), 'wrongPhase'],
  ] as const)('%s', (_, state, seat, move, code) => {
    expect(refusal(state, seat, move)).toBe(code);
  });
});

describe('notation', () => {
  it.each(['play:jan-crane', 'take:dec-plain-3', 'stop', 'koi'])('reads and writes %s', (text) => {
    const move = parseMove(text);
    expect(move.ok && makeMove(move.value)).toBe(text);
  });
  it.each([
    ['', 'unknownMove'],
    ['play', 'unknownCard'],
    ['play:joker', 'unknownCard'],
    ['koi:jan-crane', 'unknownMove'],
    ['play:jan-crane:x', 'unknownMove'],
    ['Stop', 'unknownMove'],
  ])('refuses %j', (text, code) => {
    expect(parseMove(text)).toEqual({ ok: false, code });
  });
});
