/** Which notes on yaku to come the rails tell. Tells none itself. */
import { createContext } from 'preact';

export interface RailNotesWanted {
  /** The player's own. */
  readonly reach: boolean;
  /** The rivals', and what they lack. */
  readonly danger: boolean;
}

/** Where nobody chooses, as in a replay, both are told. */
export const RailNotes = createContext<RailNotesWanted>({ reach: true, danger: true });
