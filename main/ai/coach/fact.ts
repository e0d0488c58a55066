/** One thing that is true of a move, and how telling it is. Shape only. */
import type { Reason } from '../../../shared/coach';

/** A reason and how much it tells; only compared. */
export interface Fact {
  readonly reason: Reason;
  readonly weight: number;
}
