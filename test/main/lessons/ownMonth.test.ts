// The month of one's own: thoughts that are true, an opponent who is gentle, remarks in time, and a look back that is the same each time.
import { describe, expect, it, vi } from 'vitest';
import { createMind } from '../../../main/ai/search/mind';
import { yakuOf, baseOf } from '../../../main/engine/yaku';
import { viewFor } from '../../../main/engine/view';
import { lookBackOn } from '../../../main/lessons/lookBack';
import type { LookBack } from '../../../main/lessons/lookBack';
import { screenOf } from '../../../main/lessons/screen';
import { beginLesson, stepOf } from '../../../main/lessons/state';
import type { LessonState } from '../../../main/lessons/state';
import { giveLookBack, teach } from '../../../main/lessons/teacher';
import { thoughtOn } from '../../../main/lessons/thoughts';
import type { Thought } from '../../../main/lessons/thoughts';
import type { GameEvent } from '../../../shared/events';
import type { PlayerView } from '../../../shared/view';
import { LESSON_KEYS } from './lessonKeys';
import { RULES, rulesOf, walk } from './walk';

vi.setConfig({ testTimeout: 60_000 });

const start = (ruleSet = rulesOf('modern')): LessonState => {
  let state = beginLesson('month', ruleSet);
  while (stepOf(state).expect === 'next') ({ state } = teach(state, { type: 'next' }));
  return state;
};

interface Played {
  readonly state: LessonState;
  readonly views: readonly PlayerView[];
  readonly events: readonly GameEvent[];
  /** Ids of what the teacher remarked. */
  readonly remarks: readonly string[];
}

/** A month played by chance. */
function playMonth(seed: number, ruleSet = rulesOf('modern')): Played {
  let random = seed + 1;
  let state = start(ruleSet);
  const views: PlayerView[] = [];
  const events: GameEvent[] = [];
  const remarks: string[] = [];
  while (stepOf(state).expect === 'month' && state.match !== null) {
    const view = viewFor(state.match, 0);
    views.push(view);
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const legal = view.legal[(random >>> 8) % view.legal.length];
    if (legal === undefined) throw new Error('the learner cannot move');
    const taught = teach(state, { type: 'move', move: legal.move });
    events.push(...taught.events);
    if (taught.answer !== null) remarks.push(taught.answer.line.id);
    ({ state } = taught);
  }
  return { state, views, events, remarks };
}

const MONTHS = RULES.flatMap(({ ruleSet }, index) =>
  Array.from({ length: 12 }, (_, seed) => playMonth(100 * index + seed, ruleSet)),
);

/** Tables of other lessons, at which they need one card or there is a choice. */
const TABLES = (['capture', 'koikoi', 'reading'] as const)
  .flatMap((lesson) => [...walk(lesson)])
  .flatMap(({ before }) =>
    before.match?.turn === 0 && before.match.result === null ? [viewFor(before.match, 0)] : [],
  );
const VIEWS = [...MONTHS.flatMap(({ views }) => views), ...TABLES];

const rise = (view: PlayerView, seat: number, cards: PlayerView['hand']): number => {
  const { captured, base } = view.seats[seat] ?? { captured: [], base: 0 };
  return baseOf(yakuOf(view.ruleSet, [...captured, ...cards], view.month)) - base;
};

/** Whether what a thought says is so. */
const isTrue = (view: PlayerView, { id, missing = [] }: Thought): boolean => {
  const takes = view.legal.flatMap((legal) => legal.takes);
  switch (id) {
    case 'thought.decide.theyNeedOneOnField':
      return view.field.some((card) => rise(view, 1, [card]) >= 3);
    case 'thought.decide.sevenReached':
      return view.ruleSet.sevenDouble !== null && (view.seats[0]?.base ?? 0) >= view.ruleSet.sevenDouble;
    case 'thought.decide.fewCards':
      return view.hand.length <= 2;
    case 'thought.play.finishesYaku':
      return view.legal.some(({ makes }) => makes.length > 0);
    case 'thought.play.deny':
      return takes.some((card) => rise(view, 1, [card]) >= 3);
    case 'thought.play.twoAway':
      return missing.length > 0 && missing.length <= 2 && rise(view, 0, missing) > 0;
    case 'thought.play.bestCapture':
      return takes.length > 0;
    case 'thought.play.safeDiscard':
      return takes.length === 0;
    default:
      return true;
  }
};

describe('the lantern', () => {
  it('says what is so, and everything that it has to say at some table', () => {
    const said = new Set<string>();
    for (const view of VIEWS) {
      const thought = thoughtOn(view);
      said.add(thought.id);
      expect(isTrue(view, thought), thought.id).toBe(true);
    }
    expect([...said].sort()).toEqual([...LESSON_KEYS].filter((key) => key.startsWith('thought.')).sort());
  });

  it('names no missing card that is gone', () => {
    for (const view of VIEWS) {
      const gone = view.seats.flatMap(({ captured }) => captured);
      expect((thoughtOn(view).missing ?? []).filter((card) => gone.includes(card))).toEqual([]);
    }
  });

  it('is ready in the month of one’s own and nowhere else', () => {
    expect(screenOf({ state: start(), answer: null, events: [] }).coach).toBe(true);
    expect(teach(start(), { type: 'coach' }).answer).toMatchObject({
      kind: 'thought',
      line: { id: 'thought.play.bestCapture' },
    });
    const elsewhere = beginLesson('koikoi', rulesOf('modern'));
    expect(screenOf({ state: elsewhere, answer: null, events: [] }).coach).toBe(false);
    expect(teach(elsewhere, { type: 'coach' }).answer?.line.id).toBe('reflex.coachLater');
  });
});

describe('the other player', () => {
  it('never calls, and every month comes to an end', () => {
    for (const { state, events } of MONTHS) {
      expect(state.match?.result).not.toBeNull();
      expect(events.filter((event) => event.type === 'koiKoiCalled' && event.seat === 1)).toEqual([]);
    }
  });

  it('hides its cards from the learner', () => {
    for (const { views } of MONTHS) {
      for (const view of views)
        expect(view.hand).toEqual(view.hand.filter((card) => !view.field.includes(card)));
    }
    expect(MONTHS[0]?.events.some(({ type }) => type === 'cardsDealt')).toBe(false);
  });
});

describe('remarks', () => {
  it('come with the first yaku and the last card, as the rules end a month', () => {
    const remarks = MONTHS.flatMap((month) => month.remarks);
    expect([...new Set(remarks)].sort()).toEqual(
      ['firstYaku', 'lastTurn', 'lastTurnCaller', 'lastTurnDealer'].map((key) => `comment.${key}`),
    );
    for (const { state, remarks: said } of MONTHS) {
      const { exhaustion, oyaKen } = state.ruleSet;
      if (exhaustion === 'zero') expect(said).not.toContain('comment.lastTurnCaller');
      if (oyaKen === 0) expect(said).not.toContain('comment.lastTurnDealer');
      expect(said.filter((id) => id.startsWith('comment.lastTurn')).length).toBeLessThanOrEqual(1);
    }
  });
});

/** Playouts that are enough to see that it holds together. */
const FEW = 150;

describe('the look back', () => {
  const mind = createMind(rulesOf('modern'));
  const months = [
    [...walk('month')].find(({ after }) => after.state.waiting)?.after.state,
    ...MONTHS.slice(0, 3).map(({ state }) => state),
  ];
  const looks = months.map((state) => ({ state, look: lookBackOn(mind, state?.decisions ?? [], FEW) }));

  it('of the month that was written down finds the stop, and no slip', () => {
    expect(looks[0]?.look.best).toMatchObject({ played: { type: 'stop' }, line: 'review.best.stop' });
    expect(looks[0]?.look.costliest).toBeNull();
  });

  it('is the same each time', () => {
    expect(lookBackOn(mind, months[1]?.decisions ?? [], FEW)).toEqual(looks[1]?.look);
  });

  it('names decisions that were made, with words for them and points worth naming', () => {
    for (const { state, look } of looks) {
      const played = state?.decisions.map(({ view, move }) => ({ view, move })) ?? [];
      for (const looked of [look.best, look.costliest]) {
        if (looked === null) continue;
        expect(played).toContainEqual({ view: looked.view, move: looked.played });
        expect(LESSON_KEYS).toContain(looked.line);
      }
      if (look.costliest !== null) expect(look.costliest.gain).toBeGreaterThanOrEqual(1);
    }
  });

  it('is shown step by step, the table going back with it', () => {
    const state = [...walk('month')].find(({ after }) => after.state.waiting)?.after.state;
    if (state === undefined) throw new Error('nobody waits');
    const look: LookBack = looks[0]?.look ?? { best: null, costliest: null };
    const shown = giveLookBack(state, look);
    expect(screenOf(shown)).toMatchObject({
      say: { id: '6a5.say' },
      answer: { kind: 'thought', line: { id: 'review.best.stop' } },
      table: { type: 'review' },
    });
    const next = teach(shown.state, { type: 'next' });
    expect(screenOf(next)).toMatchObject({
      say: { id: '6a6.say' },
      answer: { line: { id: 'review.costliest.clean' } },
      table: { type: 'match' },
    });
  });
});
