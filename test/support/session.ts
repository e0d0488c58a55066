/** A session over the real engine with an opponent in the same thread, and everything it says written down. */
import { moveInManner } from '../../main/ai/manners';
import { keepMind } from '../../main/ai/minds';
import { chooseMove } from '../../main/ai/normalPolicy';
import { createDealDesk } from '../../main/deals/dealDesk';
import type { DealDesk } from '../../main/deals/dealDesk';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { Match } from '../../main/matchLog';
import { createSession } from '../../main/session';
import type { Session, SessionParts } from '../../main/session';
import type { DealChoice, DealOrigin } from '../../shared/deals';
import type { MatchUpdate, Notice } from '../../shared/ipc';
import { rulesOfChoice } from '../../shared/matchOptions';
import type { FirstDealerChoice, MatchOptions, OpponentChoice, RulesChoice } from '../../shared/matchOptions';
import type { Move } from '../../shared/moves';
import type { Phase, PlayerView } from '../../shared/view';

export const FRESH: DealOrigin & DealChoice = { type: 'fresh' };

export const MEDIUM: OpponentChoice = { level: 'medium', manner: 'balanced' };

/** Modern rules over that many months, the dealer drawn for. */
export const options = (months: number | null): MatchOptions =>
  optionsFor({ type: 'preset', preset: 'modern', months });

/** A match by any rules: a medium opponent in every other seat. */
export const optionsFor = (
  rules: RulesChoice,
  firstDealer: FirstDealerChoice = { type: 'draw' },
): MatchOptions => ({
  rules,
  opponents: Array.from({ length: rulesOfChoice(rules).players - 1 }, () => MEDIUM),
  firstDealer,
});

export interface Scene {
  readonly session: Session;
  /** Where its deals come from; 30 November 2026 lasts for ever. */
  readonly deals: DealDesk;
  readonly updates: MatchUpdate[];
  readonly notices: Notice[];
  /** Every match as it was written, the newest last; emptied by a clear. */
  readonly written: Match[];
  /** Finished matches as they went into the history. */
  readonly finished: { readonly match: Match; readonly id: string }[];
  /** Broken invariants; tests want none. */
  readonly reports: unknown[];
  /** What the page knows now. */
  last(): MatchUpdate;
  /** Resolves once it is the player's turn or nobody's. */
  quiet(): Promise<MatchUpdate>;
}

export const normalOpponent: SessionParts['opponent'] = {
  ask: (view, seed) => Promise.resolve(chooseMove(view, seedRng(seed))),
  cancel: () => undefined,
};

/** Plays as the window's opponents do, in this thread. */
export const levelOpponent = (): SessionParts['opponent'] => {
  const mindFor = keepMind();
  return {
    ask: (view, seed, who) => Promise.resolve(moveInManner(who, mindFor(view.ruleSet), view, seed)),
    cancel: () => undefined,
  };
};

/** Never answers, as if it thought for ever. */
export const silentOpponent: SessionParts['opponent'] = {
  ask: () => new Promise(() => undefined),
  cancel: () => undefined,
};

export function openScene(seed: number, kept: Match | null = null, parts: Partial<SessionParts> = {}): Scene {
  const updates: MatchUpdate[] = [];
  const notices: Notice[] = [];
  const written: Match[] = [];
  const reports: unknown[] = [];
  const finished: { readonly match: Match; readonly id: string }[] = [];
  let ids = 0;
  const deals = createDealDesk({
    freshSeed: () => seed,
    now: () => new Date(2026, 10, 30, 23, 59),
    inRecord: (played) => finished.some(({ match }) => match.seed === played),
    running: kept?.seed ?? null,
  });
  const session = createSession(
    {
      saves: {
        write(match) {
          written.push(match);
          return Promise.resolve(null);
        },
        clear() {
          written.length = 0;
          return Promise.resolve(null);
        },
      },
      opponent: normalOpponent,
      history: {
        keep(match, id) {
          if (!finished.some((each) => each.id === id)) finished.push({ match, id });
          return Promise.resolve();
        },
      },
      movedOn: () => undefined,
      freshId: () => `match ${(ids += 1)} of seed ${seed}`,
      push: (update) => void updates.push(update),
      tell: (notice) => void notices.push(notice),
      openDeals: (choice, agreed) => deals.open(choice, agreed),
      report: (error) => void reports.push(error),
      ...parts,
    },
    kept,
  );
  const last = (): MatchUpdate => {
    const update = updates.at(-1);
    if (update === undefined) throw new Error('Nothing was pushed yet');
    return update;
  };
  async function quiet(): Promise<MatchUpdate> {
    const deadline = Date.now() + 4000;
    while (Date.now() < deadline) {
      const { turn } = last().view;
      if (turn === null || turn === 0) return last();
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('The opponent never moved');
  }
  return { session, deals, updates, notices, written, finished, reports, last, quiet };
}

/** A legal move by lot, the same for the same view and number. */
export function anyMove({ legal }: PlayerView, number: number): Move {
  const chosen = legal[drawNumber(seedRng(number), legal.length).value];
  if (chosen === undefined) throw new Error('No move is legal');
  return chosen.move;
}

/** Plays on until the player stands in `phase` (the opponent's own do not count), or the match is over. */
export async function playUntil(scene: Scene, phase: Phase | null): Promise<MatchUpdate> {
  for (;;) {
    const { view, revision } = await scene.quiet();
    if (view.phase === phase || view.phase === 'matchOver') return scene.last();
    const reply =
      view.phase === 'monthOver'
        ? await scene.session.nextMonth(revision)
        : await scene.session.play(anyMove(view, revision), revision);
    if (!reply.ok) throw new Error(reply.code);
  }
}

/** A scene in which the player stands in that phase, from the first seed that leads there, and the match as written. */
export async function sceneIn(phase: Phase): Promise<{ readonly scene: Scene; readonly kept: Match }> {
  for (let seed = 1; seed < 50; seed += 1) {
    const scene = openScene(seed);
    await scene.session.start(options(phase === 'monthOver' ? 3 : 1), false, FRESH);
    await playUntil(scene, phase);
    const kept = scene.written.at(-1);
    if (scene.last().view.phase === phase && kept !== undefined) return { scene, kept };
  }
  throw new Error(`No match came into ${phase}`);
}
