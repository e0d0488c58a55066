/** The table on which a match is watched again, joined to the watch. */
import { createSideTable } from '../game/sideTable';
import type { SideTable, SideTableParts } from '../game/sideTable';
import type { Playback } from '../game/playback';
import type { Watch } from './watch';

export const createReplayTable = (watch: Watch, parts: SideTableParts): SideTable =>
  createSideTable(parts, {
    handsOf: (update) => watch.handsOf(update),
    attach(playing) {
      const stops = [watch.attach(playing), stopWhenHidden(watch, playing)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });

/** Nobody watches a hidden window: it waits where it is. */
function stopWhenHidden(watch: Watch, playing: Playback): () => void {
  const hide = (): void => {
    if (!document.hidden) return;
    watch.pause();
    playing.drain();
  };
  document.addEventListener('visibilitychange', hide);
  return () => document.removeEventListener('visibilitychange', hide);
}
