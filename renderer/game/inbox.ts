/** Keeps pushed updates until a table is there to show them. Knows nothing of what they say. */
import type { MatchUpdate } from '../../shared/ipc';

export interface Inbox {
  push(update: MatchUpdate): void;
  /** Hands everything kept, and everything to come, to `sink`, until the returned function is called. */
  attach(sink: (update: MatchUpdate) => void): () => void;
  clear(): void;
}

export function createInbox(): Inbox {
  let kept: MatchUpdate[] = [];
  let sink: ((update: MatchUpdate) => void) | null = null;
  return {
    push(update) {
      if (sink) sink(update);
      else kept.push(update);
    },
    attach(next) {
      sink = next;
      const waited = kept;
      kept = [];
      for (const update of waited) next(update);
      return () => {
        if (sink === next) sink = null;
      };
    },
    clear() {
      kept = [];
    },
  };
}
