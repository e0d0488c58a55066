/**
 * One match: takes moves in, one at a time, keeps them, and tells the page what came of them.
 * Knows no windows and no files, only whom to tell and who keeps.
 */
import type { DealChoice } from '../shared/deals';
import type { MatchSummary, MatchUpdate, Notice, Reply } from '../shared/ipc';
import { rulesOfMatch } from '../shared/matchOptions';
import type { MatchOptions } from '../shared/matchOptions';
import { ok, refuse } from '../shared/moves';
import type { Move, Result, Seat } from '../shared/moves';
import type { GameEvent } from '../shared/events';
import type { Opponent } from './ai/opponent';
import type { OpenedDeals } from './deals/dealDesk';
import { at } from './engine/lists';
import { redactEvents, viewFor } from './engine/view';
import type { History } from './history';
import { HUMAN, beforeLastDecision, beginMatch, replay, stepOn } from './matchLog';
import type { LogEntry, Match } from './matchLog';
import type { PlayerView } from '../shared/view';
import type { Saves } from './saves';

export interface SessionParts {
  readonly saves: Pick<Saves, 'write' | 'clear'>;
  readonly opponent: Pick<Opponent, 'ask' | 'cancel'>;
  readonly history: Pick<History, 'keep'>;
  push(update: MatchUpdate): void;
  tell(notice: Notice): void;
  /** What was to be decided is decided or gone: nobody needs to think about it any longer. */
  movedOn(): void;
  /** Finds the seed that was chosen, for a match that begins with it at once. */
  openDeals(choice: DealChoice, options: MatchOptions): Result<OpenedDeals, 'badDeals'>;
  /** A name under which no match was kept before. */
  freshId(): string;
  /** Told of a broken invariant while nobody waits for an answer. */
  readonly report: (error: unknown) => void;
}

/** Calls may overlap; they are worked off one after another. */
export interface Session {
  /** What the start screen tells of the match that can be continued. */
  summary(): MatchSummary | null;
  start(options: MatchOptions, replace: boolean, deal: DealChoice): Promise<Reply>;
  resume(): Promise<Reply>;
  play(move: Move, revision: number): Promise<Reply>;
  nextMonth(revision: number): Promise<Reply>;
  /** Undoes everything back to the player's last own decision of this month. */
  takeBack(revision: number): Promise<Reply>;
  /** What the player sees who is to decide now. */
  openDecision(revision: number): Reply<PlayerView>;
  close(): Promise<Reply>;
}

/** Different for every decision of a match, and the same whenever the match is played again. */
const opponentSeed = ({ seed, moves }: Match): number =>
  (seed ^ Math.imul(moves.length + 1, 0x9e3779b1)) >>> 0;

const updateOf = (match: Match, events: readonly GameEvent[]): MatchUpdate => ({
  revision: match.revision,
  events: redactEvents(events, HUMAN),
  view: viewFor(match.state, HUMAN),
  options: match.options,
  practice: match.practice,
  deal: match.deal,
  canTakeBack: beforeLastDecision(match, HUMAN) !== null,
  keptAs: match.keptAs,
  seed: match.state.phase === 'matchOver' ? match.seed : null,
});

const summaryOf = ({ state, options }: Match): MatchSummary => ({
  month: state.month,
  round: state.round,
  options,
  totals: state.totals,
});

/** Runs jobs one after another, each after the one before has ended, however it ended. */
function createLine(): <T>(job: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const mine = last.then(job, job);
    last = mine;
    return mine;
  };
}

/** A failed write is told once; the next one tries again with everything. */
function tellOnce(tell: (reason: string) => void): (reason: string | null) => void {
  let failing = false;
  return (reason) => {
    if (reason !== null && !failing) tell(reason);
    failing = reason !== null;
  };
}

/** A kill between the two writes of a match's last step has left it out of the history. */
async function keepLate({ history }: SessionParts, kept: Match | null): Promise<void> {
  if (kept !== null && kept.keptAs !== null) await history.keep(kept, kept.keptAs);
}

/** @param kept the match that was loaded, if there is one; nothing moves in it before it is resumed */
export function createSession(parts: SessionParts, kept: Match | null): Session {
  const inLine = createLine();
  let match = kept;
  /** Never goes back, not even from one match to the next, so that a late click hits nothing. */
  let revision = kept?.revision ?? 0;
  const heed = tellOnce((reason) => parts.tell({ type: 'saveFailed', reason }));

  /** Kept first, shown after: what was seen survives a kill. */
  async function accept(next: Match, events: readonly GameEvent[], first: boolean): Promise<void> {
    moveOn();
    match = next;
    revision = next.revision;
    heed(await parts.saves.write(next, first));
    if (next.keptAs !== null) await parts.history.keep(next, next.keptAs);
    parts.push(updateOf(next, events));
    awaitOpponent();
  }

  /** Nobody needs an answer about the state before. */
  function moveOn(): void {
    parts.opponent.cancel();
    parts.movedOn();
  }

  async function step(entry: LogEntry): Promise<Reply> {
    if (match === null) return refuse('noMatch');
    const stepped = stepOn(match.state, entry);
    if (!stepped.ok) return stepped;
    const { state, events } = stepped.value;
    const keptAs = state.phase === 'matchOver' ? parts.freshId() : null;
    const moves = [...match.moves, entry];
    await accept({ ...match, state, moves, revision: revision + 1, keptAs }, events, false);
    return ok(null);
  }

  async function stepAt(seen: number, entry: LogEntry): Promise<Reply> {
    if (match === null) return refuse('noMatch');
    return seen === revision ? step(entry) : refuse('staleRevision');
  }

  /** Where it is another seat's turn, asks for its move; one that comes too late is dropped. */
  function awaitOpponent(): void {
    const asked = match;
    if (asked === null) return;
    const seat = viewFor(asked.state, HUMAN).turn;
    if (seat === null || seat === HUMAN) return;
    parts.opponent
      .ask(viewFor(asked.state, seat), opponentSeed(asked), at(asked.options.opponents, seat - 1))
      .then((move) => inLine(() => takeOpponentMove(asked, seat, move)))
      .catch(parts.report);
  }

  /** @param move null when the opponent was sent away */
  async function takeOpponentMove(asked: Match, seat: Seat, move: Move | null): Promise<void> {
    if (move === null || match !== asked) return;
    const reply = await step({ type: 'move', seat, move });
    if (!reply.ok) throw new Error(`The opponent's move was refused: ${reply.code}`);
  }

  async function start(options: MatchOptions, replace: boolean, choice: DealChoice): Promise<Reply> {
    if (match !== null && match.state.phase !== 'matchOver' && !replace) return refuse('matchRunning');
    const opened = parts.openDeals(choice, options);
    if (!opened.ok) return opened;
    const { seed, origin: deal, played: practice } = opened.value;
    const begun = { options, ruleSet: rulesOfMatch(options), seed, deal, practice };
    const { state, events } = beginMatch(begun);
    await accept({ ...begun, moves: [], revision: revision + 1, keptAs: null, state }, events, true);
    return ok(null);
  }

  function resume(): Reply {
    if (match === null) return refuse('noMatch');
    parts.push(updateOf(match, []));
    awaitOpponent();
    return ok(null);
  }

  async function takeBack(seen: number): Promise<Reply> {
    if (match === null) return refuse('noMatch');
    if (seen !== revision) return refuse('staleRevision');
    const moves = beforeLastDecision(match, HUMAN);
    if (moves === null) return refuse('nothingToTakeBack');
    const state = replay({ ...match, moves });
    if (state === null) throw new Error('A match that was played cannot be played again');
    await accept({ ...match, moves, state, revision: revision + 1, practice: true }, [], false);
    return ok(null);
  }

  function openDecision(seen: number): Reply<PlayerView> {
    if (match === null) return refuse('noMatch');
    if (seen !== revision) return refuse('staleRevision');
    const view = viewFor(match.state, HUMAN);
    return view.legal.length > 0 ? ok(view) : refuse('notYourTurn');
  }

  async function close(): Promise<Reply> {
    if (match === null) return refuse('noMatch');
    moveOn();
    match = null;
    heed(await parts.saves.clear());
    return ok(null);
  }

  inLine(() => keepLate(parts, kept)).catch(parts.report);
  return {
    summary: () => (match === null ? null : summaryOf(match)),
    start: (options, replace, deal) => inLine(() => start(options, replace, deal)),
    resume: () => inLine(resume),
    play: (move, seen) => inLine(() => stepAt(seen, { type: 'move', seat: HUMAN, move })),
    nextMonth: (seen) => inLine(() => stepAt(seen, { type: 'nextMonth' })),
    takeBack: (seen) => inLine(() => takeBack(seen)),
    openDecision,
    close: () => inLine(close),
  };
}
