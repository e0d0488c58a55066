import { describe, expect, it } from 'vitest';
import { execPlayer } from '../../../main/headless/arena/execPlayer';
import { playDeal, type DealResult } from '../../../main/headless/arena/deal';
import { playDeals, type Programme } from '../../../main/headless/arena/playDeals';
import type { Player } from '../../../main/headless/arena/player';
import { arenaReport } from '../../../main/headless/arena/report';
import { playerNamed } from '../../../main/headless/arena/roster';
import { presets, withRounds } from '../../../shared/presets';
import { ENDS, FIRST_LEGAL, ILLEGAL, MISSING, NOT_JSON, NO_MOVE, SILENT } from './players';

const ONE_MONTH = withRounds(presets.modern, 1);
/** ms: a busy machine may take long to start a program; only the silent one is waited for to the end. */
const PATIENCE = 20_000;
const LITTLE_PATIENCE = 300;

const named = (name: string): Player => {
  const player = playerNamed(name);
  if (player === null) throw new Error(name);
  return player;
};

/** What follows from the seeds alone. */
const untimed = (result: DealResult): DealResult => ({ ...result, timesA: [], timesB: [] });

const QUESTION = { a: 'x', b: 'y', preset: 'modern', months: null, seed: 1 };
const NOTHING = { months: 6, pointsA: 0, timesA: [], timesB: [], failures: [] };

describe('a program in the arena', () => {
  it.each([
    ['ended', ENDS],
    ['ended', MISSING],
    ['silent', SILENT],
    ['notJson', NOT_JSON],
    ['noMove', NO_MOVE],
    ['illegalMove', ILLEGAL],
  ])(
    'loses with the reason "%s", and the arena goes on',
    async (failure, command) => {
      const player = execPlayer(command, failure === 'silent' ? LITTLE_PATIENCE : PATIENCE);
      const result = await playDeal(ONE_MONTH, 1, player, [named('random')]);
      player.close();
      expect(result).toMatchObject({ matches: 2, winsA: 0, winsB: 2, shareA: 0 });
      expect(result.failures).toEqual([
        { player: 'a', failure },
        { player: 'a', failure },
      ]);
    },
    60_000,
  );

  it('plays a whole match, the same one every time', async () => {
    const play = async () => {
      const player = execPlayer(FIRST_LEGAL, PATIENCE);
      const result = untimed(await playDeal(ONE_MONTH, 4, player, [named('random')]));
      player.close();
      return result;
    };
    const result = await play();
    expect(result.failures).toEqual([]);
    expect(await play()).toEqual(result);
  }, 60_000);
});

describe('the arena', () => {
  const programme: Programme = { a: 'normal', b: 'random', preset: 'modern', months: 2, deals: 6, seed: 3 };

  it('gives equal players exactly half, since every deal is played from both seats', async () => {
    const results = await playDeals({ ...programme, a: 'greedy', b: 'greedy' }, 1, () => undefined);
    expect(arenaReport(QUESTION, results)).toMatchObject({
      matches: 12,
      winRateA: 0.5,
      interval95: [0.5, 0.5],
    });
    expect(arenaReport(QUESTION, results).pointsPerRoundA).toBe(0);
  });

  it('plays three seats three times a deal, A alone against two', async () => {
    const results = await playDeals({ ...programme, preset: 'classic-3p', deals: 2 }, 1, () => undefined);
    expect(results.map(({ matches }) => matches)).toEqual([3, 3]);
  });

  it('does not care how many threads play', async () => {
    const alone = await playDeals(programme, 1, () => undefined);
    const told: number[] = [];
    const together = await playDeals(programme, 2, (played) => told.push(played));
    expect(together.map(untimed)).toEqual(alone.map(untimed));
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  }, 30_000);

  it('counts a draw as half and takes deals, not matches, as what is independent', () => {
    const deals = [
      { ...NOTHING, matches: 2, winsA: 2, winsB: 0, shareA: 2 },
      { ...NOTHING, matches: 2, winsA: 0, winsB: 1, shareA: 0.5 },
      { ...NOTHING, matches: 2, winsA: 1, winsB: 1, shareA: 1 },
      { ...NOTHING, matches: 2, winsA: 1, winsB: 1, shareA: 1 },
    ];
    const report = arenaReport(QUESTION, deals);
    expect(report).toMatchObject({ matches: 8, wins: { a: 4, b: 3 }, draws: 1, winRateA: 0.5625 });
    // Shares 1, 1/4, 1/2, 1/2: deviation 0.3146, over two (the root of four deals), 1.96 times on either side.
    expect(report.interval95[0]).toBeCloseTo(0.5625 - (1.96 * 0.3146) / 2, 3);
  });

  it('measures the median, the 95th of a hundred and the most', () => {
    const timesA = Array.from({ length: 100 }, (_, index) => index + 1);
    const report = arenaReport(QUESTION, [{ ...NOTHING, matches: 2, winsA: 1, winsB: 1, shareA: 1, timesA }]);
    expect(report.msPerDecision.a).toEqual({ median: 51, p95: 96, max: 100 });
  });

  it('knows nobody else', () => {
    expect(playerNamed('grandmaster')).toBeNull();
  });
});
