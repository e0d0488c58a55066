/** When the coach and take back are at hand, as the store stands. Knows no rules. */
import type { Actions } from './actions';
import { busy } from './liveTable';
import { coachOpen, openOverlay, settings, shown } from './store';

/** How the coach's tool stands; null while the player does without one. */
export function coachState(): { readonly ready: boolean; readonly open: boolean } | null {
  if (!settings.value.coach) return null;
  const legal = shown.value?.view.legal ?? [];
  return { ready: legal.length > 0 && !busy.value, open: coachOpen.value };
}

/** Takes back at once; the first time in a match it is asked whether the match may count as practice. */
export function askTakeBack({ coach }: Actions): void {
  const update = shown.value;
  if (update?.canTakeBack !== true || busy.value) return;
  if (update.practice) void coach.takeBack();
  else openOverlay('takeBack');
}
