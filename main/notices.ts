/** Keeps what the player must be told until there is a page to tell it. Knows no words. */
import type { Notice } from '../shared/ipc';

export interface NoticeBoard {
  /** Told at once where a page listens, else with its start. */
  readonly tell: (notice: Notice) => void;
  /** What has waited for the page, each notice once. From here on the page listens. */
  collect(): readonly Notice[];
  /** The page is gone: what is told from here on waits for the next one. */
  hold(): void;
}

/** @param push sends to the page */
export function createNoticeBoard(push: (notice: Notice) => void): NoticeBoard {
  let waiting: readonly Notice[] = [];
  let listening = false;
  return {
    tell(notice) {
      if (listening) push(notice);
      else waiting = [...waiting, notice];
    },
    collect() {
      const collected = waiting;
      waiting = [];
      listening = true;
      return collected;
    },
    hold() {
      listening = false;
    },
  };
}
