import { describe, expect, it } from 'vitest';
import { makeDealCode, readDealCode } from '../../../main/deals/dealCode';
import { codeOfMatch, createDealDesk } from '../../../main/deals/dealDesk';
import type { DealDesk, DealDeskParts } from '../../../main/deals/dealDesk';
import { dayOf, seedOfDay } from '../../../main/deals/dealOfTheDay';
import { rulesOfMatch } from '../../../shared/matchOptions';
import type { MatchOptions } from '../../../shared/matchOptions';
import { ok, refuse } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import { FRESH, options } from '../../support/session';

const AGREED = options(3);
const { rules, firstDealer } = AGREED;
const code = makeDealCode({ seed: 7, rules, firstDealer });
const EVENING = new Date(2026, 10, 30, 23, 59);

const opened = (parts: Partial<DealDeskParts> = {}): DealDesk =>
  createDealDesk({ freshSeed: () => 4, now: () => EVENING, inRecord: () => false, running: null, ...parts });

describe('deals', () => {
  it('that are fresh take a new seed and are never known', () => {
    const desk = opened({ inRecord: () => true });
    for (let match = 0; match < 2; match += 1)
      expect(desk.open(FRESH, AGREED)).toEqual(ok({ seed: 4, origin: FRESH, played: false }));
  });

  it('by a code take its seed, against anybody', () => {
    const others: MatchOptions = { ...AGREED, opponents: [{ level: 'master', manner: 'bold' }] };
    for (const each of [AGREED, others])
      expect(opened().open({ type: 'code', code }, each)).toEqual(
        ok({ seed: 7, origin: { type: 'code' }, played: false }),
      );
  });

  it.each<readonly [string, string, MatchOptions]>([
    ['a typo', code.replace('-', '-7'), AGREED],
    ['other rules', code, options(6)],
    ['another first dealer', code, { ...AGREED, firstDealer: { type: 'random' } }],
    ['no code at all', '', AGREED],
  ])('by a code with %s are refused', (_what, text, agreed) => {
    expect(opened().open({ type: 'code', code: text }, agreed)).toEqual(refuse('badDeals'));
  });

  it('are known from the record, from the match that was loaded, and once they were begun, by whatever rules', () => {
    const read = (desk: DealDesk, text = code) => desk.read(text);
    const known = { type: 'read', agreed: { rules, firstDealer }, played: true };
    expect(read(opened())).toEqual({ ...known, played: false });
    expect(read(opened({ inRecord: (seed) => seed === 7 }))).toEqual(known);
    expect(read(opened({ running: 7 }))).toEqual(known);
    const desk = opened();
    desk.open({ type: 'code', code }, AGREED);
    expect(read(desk)).toEqual(known);
    expect(desk.open({ type: 'code', code }, AGREED)).toMatchObject({ value: { played: true } });
    const inHalf = makeDealCode({ seed: 7, rules: { ...options(6).rules }, firstDealer });
    expect(read(desk, inHalf)).toMatchObject({ played: true });
  });

  it('are not known because they were refused', () => {
    const desk = opened();
    desk.open({ type: 'code', code }, options(6));
    expect(desk.read(code)).toMatchObject({ played: false });
  });

  it('tell no seed when a code is read', () => {
    expect(JSON.stringify(opened().read(code))).not.toMatch(/seed|:7\b/);
    expect(opened().read('HANA')).toEqual({ type: 'refused', reason: 'notDeals' });
  });
});

describe('the deal of the day', () => {
  it('is the same all day by the player’s own calendar, another the day after, and known once begun', () => {
    const desk = opened();
    const day = { type: 'day', date: '2026-11-30' };
    expect(desk.open({ type: 'day' }, AGREED)).toEqual(
      ok({ seed: seedOfDay('2026-11-30'), origin: day, played: false }),
    );
    expect(desk.open({ type: 'day' }, options(6))).toMatchObject({ value: { origin: day, played: true } });
    expect(dayOf(new Date(2026, 10, 30, 0, 0))).toBe('2026-11-30');
    expect(dayOf(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
  });

  it('stays as it is for ever', () => {
    expect(seedOfDay('2026-11-30')).toBe(1028335985);
    expect(new Set(Array.from({ length: 365 }, (_, day) => seedOfDay(`day ${day}`))).size).toBe(365);
  });
});

describe('the code of a finished match', () => {
  const match = {
    ...{ id: 'm', finishedAt: '2026-11-30T00:00:00.000Z', totals: [1, 2], winner: 1, practice: false },
    ...{ options: AGREED, ruleSet: rulesOfMatch(AGREED), seed: 7, deal: FRESH, moves: [] },
  };

  it('names the preset that was played', () => {
    expect(codeOfMatch(match)).toBe(code);
  });

  it('hands on a preset that has changed since as it was played', () => {
    const ruleSet = { ...match.ruleSet, minStop: 2 };
    expect(readDealCode(codeOfMatch({ ...match, ruleSet }))).toEqual(
      ok({ seed: 7, firstDealer, rules: { type: 'own', rules: { name: 'modern', ruleSet } } }),
    );
    expect(presets.modern.minStop).not.toBe(2);
  });
});
