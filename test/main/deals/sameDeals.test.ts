import { describe, expect, it } from 'vitest';
import { makeDealCode } from '../../../main/deals/dealCode';
import type { CardId } from '../../../shared/cards';
import type { MatchUpdate } from '../../../shared/ipc';
import type { FirstDealerChoice, RulesChoice } from '../../../shared/matchOptions';
import { levelOpponent, normalOpponent, openScene, optionsFor, playUntil } from '../../support/session';
import type { SessionParts } from '../../../main/session';
import { beginMatch, stepOn } from '../../../main/matchLog';
import type { Match } from '../../../main/matchLog';

/** What the months of a match were dealt, by the part of the dealer and not by the seat. */
interface Dealt {
  readonly field: readonly CardId[];
  readonly drawPile: readonly CardId[];
  /** The dealer's hand first, then the others in playing order. */
  readonly hands: readonly (readonly CardId[])[];
}

function dealtMonths(match: Match): readonly Dealt[] {
  let { state } = beginMatch(match);
  const dealt = [state];
  for (const entry of match.moves) {
    const step = stepOn(state, entry);
    if (!step.ok) throw new Error(step.code);
    ({ state } = step.value);
    if (entry.type === 'nextMonth') dealt.push(state);
  }
  return dealt.map(({ field, drawPile, hands, dealer }) => ({
    field,
    drawPile,
    hands: [...hands.slice(dealer), ...hands.slice(0, dealer)],
  }));
}

async function played(
  code: string,
  rules: RulesChoice,
  firstDealer: FirstDealerChoice,
  opponent: SessionParts['opponent'],
): Promise<{ readonly match: Match; readonly updates: readonly MatchUpdate[] }> {
  const scene = openScene(99, null, { opponent });
  const reply = await scene.session.start(optionsFor(rules, firstDealer), false, { type: 'code', code });
  if (!reply.ok) throw new Error(reply.code);
  await playUntil(scene, null);
  const match = scene.written.at(-1);
  if (match === undefined) throw new Error('nothing was written');
  return { match, updates: scene.updates };
}

describe(
  'two matches by one code, played differently against different opponents',
  { timeout: 60_000 },
  () => {
    it.each<readonly [string, RulesChoice, FirstDealerChoice]>([
      ['modern', { type: 'preset', preset: 'modern', months: 6 }, { type: 'draw' }],
      ['classic for three', { type: 'preset', preset: 'classic-3p', months: 3 }, { type: 'agreed', seat: 2 }],
      ['mekuri', { type: 'preset', preset: 'mekuri', months: null }, { type: 'random' }],
    ])('by %s rules are dealt the same cards in every month', async (_name, rules, firstDealer) => {
      for (const seed of [1, 2, 3]) {
        const code = makeDealCode({ seed, rules, firstDealer });
        const one = await played(code, rules, firstDealer, levelOpponent());
        const other = await played(code, rules, firstDealer, normalOpponent);
        expect(one.match.moves).not.toEqual(other.match.moves);
        const [these, those] = [dealtMonths(one.match), dealtMonths(other.match)];
        const months = Math.min(these.length, those.length);
        expect(months).toBeGreaterThan(1);
        expect(these.slice(0, months)).toEqual(those.slice(0, months));
        expect(one.match.state.history[0]?.dealer).toBe(other.match.state.history[0]?.dealer);
      }
    });

    it('never tell the seed before the end, and tell where the cards come from', async () => {
      const rules: RulesChoice = { type: 'preset', preset: 'modern', months: 3 };
      const code = makeDealCode({ seed: 0xabcdef01, rules, firstDealer: { type: 'draw' } });
      const { updates } = await played(code, rules, { type: 'draw' }, normalOpponent);
      for (const update of updates) {
        const over = update.view.phase === 'matchOver';
        expect(update.seed).toBe(over ? 0xabcdef01 : null);
        expect(update).toMatchObject({ deal: { type: 'code' }, practice: false });
        if (!over) expect(JSON.stringify(update)).not.toContain(String(0xabcdef01));
      }
    });

    it('begin as practice the second time, though the first was given up', async () => {
      const rules: RulesChoice = { type: 'preset', preset: 'modern', months: 3 };
      const code = makeDealCode({ seed: 5, rules, firstDealer: { type: 'draw' } });
      const scene = openScene(99);
      const begin = () => scene.session.start(optionsFor(rules), true, { type: 'code', code });
      await begin();
      expect(scene.last().practice).toBe(false);
      await scene.session.close();
      await begin();
      expect(scene.last()).toMatchObject({ practice: true, deal: { type: 'code' } });
    });
  },
);
