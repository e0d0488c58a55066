/** What a player can decide, and the codes with which a decision is refused. Knows no rules. */
import type { CardId } from './cards';

/** 0 … players − 1; turn order is dealer, dealer + 1, … */
export type Seat = number;

export type Move =
  | { readonly type: 'playCard'; readonly card: CardId }
  /** Answers an open choice: which card of the field is taken. */
  | { readonly type: 'chooseMatch'; readonly card: CardId }
  | { readonly type: 'callKoiKoi' }
  | { readonly type: 'stop' };

export type MoveError =
  'notYourTurn' | 'wrongPhase' | 'cardNotInHand' | 'illegalMatch' | 'mustMatch' | 'callsUsedUp';

export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <E>(code: E): { readonly ok: false; readonly code: E } => ({ ok: false, code });

export const sameMove = (a: Move, b: Move): boolean =>
  a.type === b.type && ('card' in a ? a.card : null) === ('card' in b ? b.card : null);
