/** What the screens can have done with deal codes. Main does it; a refusal is told by whoever calls main. */
import type { DealRead } from '../../shared/deals';

export interface DealsDesk {
  /** Reads a code, without its seed; null when main refused the call. */
  read(text: string): Promise<DealRead | null>;
  /** True when the code of that kept match is on the clipboard. */
  copy(id: string): Promise<boolean>;
}
