/** Where the cards of a match come from: shuffled anew, the same for everybody on one day, or those of a friend's match. */
import type { MatchOptions } from './matchOptions';

export type DealChoice =
  | { readonly type: 'fresh' }
  /** The deals of today, the same for everybody; no network is asked. */
  | { readonly type: 'day' }
  /** As made by `deals:code`. */
  | { readonly type: 'code'; readonly code: string };

/** The same as it is kept with a match. */
export type DealOrigin =
  | { readonly type: 'fresh' }
  /** The player's own calendar day, as 2026-11-30. */
  | { readonly type: 'day'; readonly date: string }
  | { readonly type: 'code' };

/** What a deal code agrees on beside the seed, which main keeps to itself. */
export type AgreedDeal = Pick<MatchOptions, 'rules' | 'firstDealer'>;

/** `notDeals`: something else altogether, as a rule code; `newer`: made by a later version; `problems`: nobody could play those rules. */
export type DealTextError = 'damaged' | 'newer' | 'notDeals' | 'tooLarge' | 'problems';

export type DealRead =
  /** `played`: these deals are in the record or in the running match, so that playing them is practice. */
  | { readonly type: 'read'; readonly agreed: AgreedDeal; readonly played: boolean }
  | { readonly type: 'refused'; readonly reason: DealTextError };
