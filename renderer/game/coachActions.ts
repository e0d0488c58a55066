/** What a player asks of the coach, takes back and looks over again: calls over the bridge and their effect on the store. */
import type { AdviceUpdate, ReviewUpdate } from '../../shared/coach';
import type { Bridge, Reply } from '../../shared/ipc';
import { advice, coachOpen, overlays, review, shown } from './store';
import type { Accepted } from './accepted';

export interface CoachDesk {
  /** Opens the coach at the open decision, or closes it. */
  toggle(): Promise<void>;
  /** Closes the coach; nothing is thought on. */
  silence(): void;
  /** Main tells what the coach thinks: kept if it is of the decision on the table. */
  advise(update: AdviceUpdate): void;
  /** Back to the player's last own decision. */
  takeBack(): Promise<void>;
  /** Opens a review, or has one that failed made anew. */
  openReview(id: string): Promise<void>;
  closeReview(): void;
  /** Main tells how far a review has come. */
  receiveReview(update: ReviewUpdate): void;
}

/** The coach has nothing on the table any more. */
export function clearAdvice(): void {
  coachOpen.value = false;
  advice.value = null;
}

/**
 * @param send sends something that changes the match
 */
export function createCoachDesk(
  bridge: Bridge,
  accepted: Accepted,
  send: (call: () => Promise<Reply>) => Promise<boolean>,
): CoachDesk {
  const ask = async (revision: number): Promise<void> => {
    coachOpen.value = true;
    if (accepted(await bridge.call('coach:ask', { revision })) === undefined) clearAdvice();
  };
  const silence = (): void => {
    if (!coachOpen.value) return;
    clearAdvice();
    void bridge.call('coach:silence', null).then(accepted);
  };
  const leaveReview = (): void => {
    review.value = null;
    overlays.value = overlays.value.filter((each) => each !== 'review');
  };
  return {
    async toggle() {
      const update = shown.value;
      if (coachOpen.value) silence();
      else if (update !== null && update.view.legal.length > 0) await ask(update.revision);
    },
    silence,
    advise(update) {
      if (coachOpen.value && update.revision === shown.value?.revision) advice.value = update;
    },
    async takeBack() {
      const update = shown.value;
      if (update?.canTakeBack !== true) return;
      await send(() => bridge.call('match:takeBack', { revision: update.revision }));
    },
    async openReview(id) {
      review.value = { id, progress: 0, review: null, failed: false };
      if (!overlays.value.includes('review')) overlays.value = [...overlays.value, 'review'];
      if (accepted(await bridge.call('review:open', { id })) === undefined) leaveReview();
    },
    closeReview() {
      leaveReview();
      void bridge.call('review:open', null).then(accepted);
    },
    receiveReview(update) {
      if (review.value?.id === update.id) review.value = update;
    },
  };
}
