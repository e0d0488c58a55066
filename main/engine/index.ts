/** The engine's public face: what session, opponents and command-line tools may use. */
export { applyMove } from './apply';
export { createMatch, nextMonth, type MatchSetup } from './match';
export { legalMoves, moveError } from './moves';
export { makeMove, parseMove } from './notation';
export { stateFromDecks, stateFromPosition, type Decks, type Position } from './positions';
export { PRESETS, withRounds } from './presets';
export { drawNumber, seedRng, type RngState } from './rng';
export type { MatchState, Step } from './state';
export { redactEvents, viewFor } from './view';
export { baseOf, yakuOf } from './yaku';
