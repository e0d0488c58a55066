/** What the record screen can have done. Main does it; a refusal is told by whoever calls main. */
import type { FinishedMatch } from '../../shared/coach';
import type {
  FairnessAnswer,
  PlayRecord,
  RecordFilter,
  RecordFormat,
  RecordImported,
} from '../../shared/record';

/** Null and false = refused, or nothing was picked. */
export interface RecordDesk {
  /** Finished matches, the newest first. */
  list(): Promise<readonly FinishedMatch[] | null>;
  read(filter: RecordFilter): Promise<PlayRecord | null>;
  fairness(): Promise<readonly FairnessAnswer[] | null>;
  /** True when they are gone; they can be restored until the game is closed. */
  forget(ids: readonly string[]): Promise<boolean>;
  /** True when they are back. */
  restore(ids: readonly string[]): Promise<boolean>;
  /** Lets the player pick where to; answers with the full path. */
  export(format: RecordFormat): Promise<string | null>;
  /** Lets the player pick a file. */
  import(): Promise<RecordImported | null>;
  /** True when the code of its deals is on the clipboard. */
  copyDeals(id: string): Promise<boolean>;
}
