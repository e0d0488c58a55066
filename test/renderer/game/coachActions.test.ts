// @vitest-environment happy-dom
// The coach answers only what stands on the table; taking back and looking over again are one call each.
import { beforeEach, describe, expect, it } from 'vitest';
import { askTakeBack, coachState } from '../../../renderer/game/help';
import { busy } from '../../../renderer/game/liveTable';
import { advice, coachOpen, overlays, review, settings, shown, waiting } from '../../../renderer/game/store';
import type { AdviceUpdate } from '../../../shared/coach';
import type { MatchUpdate } from '../../../shared/ipc';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { updateWith } from '../../support/updates';
import { setUpActions } from './setUpActions';
import { adviceOn, firstView, review as finished } from '../coach/fixtures';

const view = firstView(({ phase, seat, turn }) => phase === 'play' && turn === seat);
const atTurn = (changes: Partial<MatchUpdate> = {}): MatchUpdate => ({
  ...updateWith(7, 0),
  view,
  ...changes,
});
const said = (revision: number, final = false): AdviceUpdate => ({ revision, advice: adviceOn(view), final });

beforeEach(() => {
  settings.value = DEFAULT_SETTINGS;
  shown.value = atTurn();
  overlays.value = [];
  waiting.value = false;
  busy.value = false;
  coachOpen.value = false;
  advice.value = null;
  review.value = null;
});

describe('the coach', () => {
  it('is asked about the decision on the table, and let go by the same press', async () => {
    const { asked, actions } = setUpActions();
    await actions.coach.toggle();
    expect(coachOpen.value).toBe(true);
    await actions.coach.toggle();
    expect(coachOpen.value).toBe(false);
    expect(asked).toEqual([
      ['coach:ask', { revision: 7 }],
      ['coach:silence', null],
    ]);
  });

  it('is heard at once and again when it has thought on, but not about another decision', async () => {
    const { actions } = setUpActions();
    await actions.coach.toggle();
    actions.coach.advise(said(6));
    expect(advice.value).toBeNull();
    actions.coach.advise(said(7));
    expect(advice.value?.final).toBe(false);
    actions.coach.advise(said(7, true));
    expect(advice.value?.final).toBe(true);
  });

  it('that was let go says nothing more', async () => {
    const { actions } = setUpActions();
    await actions.coach.toggle();
    actions.coach.silence();
    actions.coach.advise(said(7));
    expect(advice.value).toBeNull();
  });

  it('goes with the move it was asked about', async () => {
    const { actions } = setUpActions();
    await actions.coach.toggle();
    actions.coach.advise(said(7));
    await actions.play({ type: 'playCard', card: 'jan-crane' });
    expect([coachOpen.value, advice.value]).toEqual([false, null]);
  });

  it('does not stay open where main refuses', async () => {
    const { actions, onRefusal } = setUpActions({ 'coach:ask': 'staleRevision' });
    await actions.coach.toggle();
    expect(coachOpen.value).toBe(false);
    expect(onRefusal.mock.calls).toEqual([['staleRevision']]);
  });

  it('is not asked while there is nothing to decide', async () => {
    const { asked, actions } = setUpActions();
    shown.value = atTurn({ view: { ...view, legal: [] } });
    expect(coachState()?.ready).toBe(false);
    await actions.coach.toggle();
    expect(asked).toEqual([]);
  });

  it('is nowhere when the player does without', () => {
    settings.value = { ...DEFAULT_SETTINGS, coach: false };
    expect(coachState()).toBeNull();
  });
});

describe('take back', () => {
  it('asks the first time in a match, then no more', async () => {
    const { asked, actions } = setUpActions();
    shown.value = atTurn({ canTakeBack: true });
    askTakeBack(actions);
    expect(overlays.value).toEqual(['takeBack']);
    expect(asked).toEqual([]);
    overlays.value = [];
    shown.value = atTurn({ canTakeBack: true, practice: true });
    askTakeBack(actions);
    await Promise.resolve();
    expect(overlays.value).toEqual([]);
    expect(asked).toEqual([['match:takeBack', { revision: 7 }]]);
  });

  it.each([
    ['there is nothing to take back', { canTakeBack: false }, false],
    ['something moves', { canTakeBack: true }, true],
  ])('does nothing while %s', (_, changes, moving) => {
    const { asked, actions } = setUpActions();
    shown.value = atTurn(changes);
    busy.value = moving;
    askTakeBack(actions);
    expect([overlays.value, asked]).toEqual([[], []]);
  });

  it('locks the table until its answer has been shown, and opens it when refused', async () => {
    shown.value = atTurn({ canTakeBack: true });
    const { actions } = setUpActions();
    await actions.coach.takeBack();
    expect(waiting.value).toBe(true);
    waiting.value = false;
    const refused = setUpActions({ 'match:takeBack': 'nothingToTakeBack' });
    await refused.actions.coach.takeBack();
    expect(waiting.value).toBe(false);
    expect(refused.onRefusal).toHaveBeenCalledWith('nothingToTakeBack');
  });
});

describe('the review', () => {
  it('lies over the end of the match while it is worked on, and hears of its own match only', async () => {
    const { asked, actions } = setUpActions();
    await actions.coach.openReview('a');
    expect(overlays.value).toEqual(['review']);
    actions.coach.receiveReview({ id: 'b', progress: 0.9, review: null, failed: false });
    expect(review.value?.progress).toBe(0);
    actions.coach.receiveReview({ id: 'a', progress: 0.5, review: null, failed: false });
    expect(review.value?.progress).toBe(0.5);
    actions.coach.receiveReview({ id: 'a', progress: 1, review: finished(), failed: false });
    expect(review.value?.review?.seed).toBe(2718281828);
    expect(asked).toEqual([['review:open', { id: 'a' }]]);
  });

  it('is cancelled by leaving it, and nothing of it comes back', async () => {
    const { asked, actions } = setUpActions();
    await actions.coach.openReview('a');
    actions.coach.closeReview();
    actions.coach.receiveReview({ id: 'a', progress: 1, review: finished(), failed: false });
    expect([review.value, overlays.value]).toEqual([null, []]);
    expect(asked.at(-1)).toEqual(['review:open', null]);
  });

  it('that failed is asked for anew, from the beginning and in the same place', async () => {
    const { asked, actions } = setUpActions();
    await actions.coach.openReview('a');
    actions.coach.receiveReview({ id: 'a', progress: 0, review: null, failed: true });
    expect(review.value?.failed).toBe(true);
    await actions.coach.openReview('a');
    expect(review.value).toEqual({ id: 'a', progress: 0, review: null, failed: false });
    expect(overlays.value).toEqual(['review']);
    expect(asked).toEqual([
      ['review:open', { id: 'a' }],
      ['review:open', { id: 'a' }],
    ]);
  });

  it('goes where main has no such match', async () => {
    const { actions, onRefusal } = setUpActions({ 'review:open': 'noSuchMatch' });
    await actions.coach.openReview('gone');
    expect([review.value, overlays.value]).toEqual([null, []]);
    expect(onRefusal).toHaveBeenCalledWith('noSuchMatch');
  });
});
