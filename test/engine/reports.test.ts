// What players and builders of card games have reported elsewhere about rules and scoring, each tried here.
import { describe, expect, it } from 'vitest';
import { CARD_IDS, cardsOfMonth, kindOf, monthOf, MONTHS, type CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { createMatch } from '../../main/engine/match';
import { presets, withRounds } from '../../shared/presets';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import { yakuOf } from '../../main/engine/yaku';
import { dealtOn, KOI, play, playAll, playOut, position, STOP, take } from '../support/playout';

const { modern, classic, fifty, nintendo } = presets;

const ids = (pile: readonly CardId[], ruleSet: RuleSet = modern): readonly string[] =>
  yakuOf(ruleSet, pile, 1).map(({ id }) => id);

describe('1. the winner was doubled though the loser never called', () => {
  it('a call belongs to its month: 3 points are 3 a month later', () => {
    const called = position({
      hands: [['jun-plain-1'], ['may-plain-1']],
      field: ['jun-butterflies'],
      captured: [['feb-warbler', 'apr-cuckoo', 'may-bridge', 'aug-geese'], []],
      round: 1,
    });
    const over = playAll(called, play('jun-plain-1'), KOI, play('may-plain-1')).state;
    expect(over).toMatchObject({ calls: [1, 0], result: { winner: null, points: 0 } });
    const fresh = dealtOn(over).state;
    expect(fresh).toMatchObject({ round: 2, calls: [0, 0], lastCaller: null });
    const third: MatchState = {
      ...fresh,
      hands: [['jun-plain-1', 'oct-deer'], ['may-plain-1']],
      turn: 1,
      field: ['may-ribbon'],
      drawPile: ['dec-plain-1'],
      captured: [[], ['apr-ribbon', 'jul-ribbon', 'nov-ribbon', 'jan-ribbon', 'feb-ribbon', 'jun-ribbon']],
    };
    expect(playAll(third, play('may-plain-1'), STOP).state.result).toMatchObject({
      points: 3,
      multipliers: [],
    });
  });
});

describe('2. both hold yaku, someone called, hands run out', () => {
  const start = {
    hands: [[], ['dec-plain-1']] satisfies CardId[][],
    turn: 1,
    captured: [
      ['jul-boar', 'oct-deer', 'jun-butterflies'],
      ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'],
    ] satisfies CardId[][],
    drawPile: ['sep-plain-1'] satisfies CardId[],
    calls: [1, 1],
    lastCaller: 0,
  };
  it.each([
    ['modern pays nothing', modern, null, 0, 'exhausted'],
    ['classic pays nothing', classic, null, 0, 'exhausted'],
    ['fifty pays the last caller', fifty, 0, 5, 'last-caller'],
  ] as const)('%s, and the result names the rule', (_, ruleSet, winner, points, reason) => {
    expect(playAll(position(start, ruleSet), play('dec-plain-1')).state.result).toMatchObject({
      winner,
      points,
      reason,
    });
  });
});

describe('3. koi-koi was offered with an empty hand', () => {
  it('on the last turn of the month there is no question', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const { state } of playOut({ ruleSet: withRounds(modern, 1), seed }, seed)) {
        if (state.phase === 'decide') expect(state.hands.some((hand) => hand.length > 0)).toBe(true);
      }
    }
  });
});

describe('4. three lights with the rain man', () => {
  it.each<readonly [readonly CardId[], readonly string[]]>([
    [['jan-crane', 'mar-curtain', 'nov-rainman'], []],
    [['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman'], ['ame-shiko']],
    [CARD_IDS.filter((card) => kindOf(card) === 'light'), ['goko']],
  ])('%j: %j', (pile, expected) => expect(ids(pile)).toEqual(expected));
});

describe('5. does the sake cup count as a plain?', () => {
  const plains = CARD_IDS.filter((card) => kindOf(card) === 'plain').slice(0, 9);
  const animals: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'may-bridge', 'aug-geese'];
  it.each([
    ['animal', ['tane']],
    ['either', ['tane']],
    ['both', ['tane', 'kasu']],
  ] as const)('as %s: %j', (cup, expected) => {
    const ruleSet: RuleSet = { ...modern, joker: { 'sep-cup': cup, 'may-bridge': 'animal' } };
    expect(ids([...plains, ...animals, 'sep-cup'], ruleSet)).toEqual(expected);
    expect(ids([...plains, 'sep-cup'], ruleSet)).toEqual(cup === 'animal' ? [] : ['kasu']);
  });
});

describe('6. values swapped, the rain man in Sanko, red ribbons found by their name', () => {
  it('Shiko is dearer than Ame-Shiko, Sanko is dry, and the willow’s ribbon is no poetry', () => {
    expect(modern.yaku).toMatchObject({ shiko: 8, 'ame-shiko': 7 });
    expect(ids(['mar-curtain', 'aug-moon', 'nov-rainman'])).not.toContain('sanko');
    expect(ids(['jan-ribbon', 'feb-ribbon', 'nov-ribbon'])).toEqual([]);
  });
});

describe('7. the fourth card of a month takes all three on the field', () => {
  const field: readonly CardId[] = ['jan-crane', 'jan-ribbon', 'jan-plain-1'];
  it('from the hand', () => {
    const { state } = playAll(
      position({ field, hands: [['jan-plain-2', 'apr-plain-1'], ['may-plain-1']] }),
      play('jan-plain-2'),
    );
    expect(state.captured[0]).toEqual(['jan-plain-2', ...field]);
  });
  it('from the pile', () => {
    const { state } = playAll(position({ field, drawPile: ['jan-plain-2'] }), play('apr-plain-1'));
    expect(state.captured[0]).toEqual(['jan-plain-2', ...field]);
  });
});

describe('8. teshi, kuttsuki and void fields were announced, and nothing happened', () => {
  it('each really ends or renews the deal in a match by chance', () => {
    const rules = withRounds(nintendo, 12);
    const reasons = new Set<string>();
    for (let seed = 0; seed < 4_000 && reasons.size < 2; seed += 1) {
      const { state, events } = createMatch({ ruleSet: rules, seed });
      if (state.phase === 'monthOver') reasons.add(state.result?.reason ?? '');
      if (events.some(({ type }) => type === 'fieldVoid')) {
        reasons.add('void');
        const onField = (month: number): number =>
          state.field.filter((card) => monthOf(card) === month).length;
        expect(MONTHS.map(onField)).not.toContain(4);
      }
    }
    expect(reasons).toEqual(new Set(['hand-yaku', 'void']));
  });
});

describe('9. which rules does this app play?', () => {
  it('the view holds the whole rule-set of the match', () => {
    expect(viewFor(createMatch({ ruleSet: modern, seed: 1 }).state, 0).ruleSet).toEqual(modern);
  });
});

describe('12. who deals next?', () => {
  const ended = (ruleSet: RuleSet, winner: number | null): number | undefined => {
    const captured: CardId[][] = [[], []];
    if (winner !== null) captured[winner] = ['jun-ribbon', 'sep-ribbon'];
    const hands: CardId[][] = [[], []];
    hands[winner ?? 1] = ['oct-plain-1'];
    const start = position({ hands, turn: winner ?? 1, field: ['oct-ribbon'], captured, dealer: 0 }, ruleSet);
    return playAll(start, play('oct-plain-1')).state.result?.nextDealer;
  };
  it.each([
    ['modern: the winner, else the other', modern, [0, 1, 1]],
    ['classic: always the other', classic, [1, 1, 1]],
    ['fifty: the winner, else the same', fifty, [0, 1, 0]],
  ] as const)('%s', (_, ruleSet, [dealerWins, otherWins, nobody]) => {
    expect([ended(ruleSet, 0), ended(ruleSet, 1), ended(ruleSet, null)]).toEqual([
      dealerWins,
      otherWins,
      nobody,
    ]);
  });
  it('the next month is dealt by that seat', () => {
    const over = position({ hands: [[], ['may-plain-1']], turn: 1, round: 1 });
    expect(dealtOn(playAll(over, play('may-plain-1')).state).state.dealer).toBe(1);
  });
});

describe('13. which card is of which kind?', () => {
  const kinds = (month: (typeof MONTHS)[number]): string =>
    cardsOfMonth(month)
      .map((card) => kindOf(card).at(0))
      .join('');
  it('every month, in letters: light, animal, ribbon, plain', () => {
    expect(MONTHS.map(kinds)).toEqual([
      'lrpp',
      'arpp',
      'lrpp',
      'arpp',
      'arpp',
      'arpp',
      'arpp',
      'lapp',
      'arpp',
      'arpp',
      'larp',
      'lppp',
    ]);
  });
  it('the lightning is November’s only plain', () => {
    expect(cardsOfMonth(11).filter((card) => kindOf(card) === 'plain')).toEqual(['nov-lightning']);
  });
});

describe('a drawn card with two matches was taken by the program', () => {
  it('is the player’s choice as well', () => {
    const start = position({ field: ['mar-curtain', 'mar-plain-1'], drawPile: ['mar-ribbon'] });
    expect(playAll(start, play('apr-plain-1'), take('mar-curtain')).state.captured[0]).toEqual([
      'mar-ribbon',
      'mar-curtain',
    ]);
  });
});
