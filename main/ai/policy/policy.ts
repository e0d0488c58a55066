/**
 * The fast policy: picks the move with the highest sum of weights. It plays both sides in playouts, so it works on the
 * board in place; of a board that holds a whole world it uses only what the mover sees. The weights come from self-play
 * (`npm run train`).
 */
import { canCall, DECIDE, handCount, matchesOf, OVER, PLAY, type Board } from '../board/board';
import { HALF, lowestBit } from '../board/cards';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from '../board/turn';
import { CALL_HAND, CALL_RIVALS, CALL_SUM, CARD_GROUPS, GROUP_COUNT, GROUPS_EACH, ROLE } from './layout';
import { isSafe, lookAround, newOutlook, urgencyOf, type Outlook } from './outlook';

export interface Policy {
  /** WEIGHT_COUNT of them. */
  readonly weights: Float64Array;
  readonly outlook: Outlook;
}

export const policyOf = (weights: Float64Array): Policy => ({ weights, outlook: newOutlook() });

/** What the groups of a card weigh in a role. */
export const cardWeight = ({ weights, outlook }: Policy, role: number, card: number): number => {
  const first = CARD_GROUPS[card * GROUPS_EACH] ?? GROUP_COUNT;
  const second = CARD_GROUPS[card * GROUPS_EACH + 1] ?? GROUP_COUNT;
  const start = outlook.stage + role;
  const weight = weights[start + (outlook.at[first] ?? 0)] ?? 0;
  return second === GROUP_COUNT ? weight : weight + (weights[start + (outlook.at[second] ?? 0)] ?? 0);
};

/** How a card is laid: a rival may hold a card of its month, or not. */
export const laidRole = ({ outlook }: Policy, card: number): number =>
  isSafe(outlook, card) ? ROLE.safeLaid : ROLE.laid;

/** How a card of the field is taken: a rival might have taken it, or not. */
export const fieldRole = ({ outlook }: Policy, card: number): number =>
  isSafe(outlook, card) ? ROLE.safeField : ROLE.field;

/** The heaviest of the field's cards that `bits` name in the month of `card`. */
export const bestMatch = (policy: Policy, card: number, bits: number): number => {
  const month = card & ~3;
  const role = fieldRole(policy, card);
  let best = -1;
  let most = -Infinity;
  for (let left = bits; left !== 0; left &= left - 1) {
    const match = month + lowestBit(left);
    const weight = cardWeight(policy, role, match);
    if (weight <= most) continue;
    most = weight;
    best = match;
  }
  return best;
};

/** What playing a hand card weighs, its best choice counted where it opens one. The board has been looked at. */
export const playWeight = (policy: Policy, board: Board, card: number): number => {
  const { weights, outlook } = policy;
  const matches = matchesOf(board, card);
  const role = matches === 0 ? laidRole(policy, card) : ROLE.hand;
  const urgency = weights[outlook.stage + role + urgencyOf(outlook, board, card)] ?? 0;
  let weight = cardWeight(policy, role, card) + urgency;
  if (matches === 0) return weight;
  const taken = fieldRole(policy, card);
  if (((board.rules.choices >> matches) & 1) === 1) {
    return weight + cardWeight(policy, taken, bestMatch(policy, card, matches));
  }
  for (let left = matches; left !== 0; left &= left - 1) {
    weight += cardWeight(policy, taken, (card & ~3) + lowestBit(left));
  }
  return weight;
};

/** The hand card that weighs most. */
export const bestPlay = (policy: Policy, board: Board): number => {
  let best = -1;
  let most = -Infinity;
  let offset = 0;
  for (let bits = playableLow(board); offset <= HALF; bits = playableHigh(board), offset += HALF) {
    for (let left = bits; left !== 0; left &= left - 1) {
      const card = offset + lowestBit(left);
      const weight = playWeight(policy, board, card);
      if (weight <= most) continue;
      most = weight;
      best = card;
    }
  }
  return best;
};

/** Position, within a stage, of the weight for the own hand at the question. */
export const handFact = (board: Board): number => Math.min(CALL_HAND + handCount(board.turn), CALL_SUM - 1);

/** The same for the sum that a stop would bring. */
export const sumFact = (board: Board): number => Math.min(CALL_SUM + board.sum, CALL_RIVALS - 1);

/** The same for whether a rival has called, and whether one has a yaku. */
export const rivalsFact = (board: Board): number => {
  let called = 0;
  let ahead = 0;
  for (const seat of board.seats) {
    if (seat === board.turn) continue;
    if (seat.calls > 0) called = 1;
    if (seat.best > 0) ahead = 1;
  }
  return CALL_RIVALS + 2 * called + ahead;
};

/** What speaks for a call: above 0 the policy calls. The board has been looked at. */
export const callWeight = (policy: Policy, board: Board): number => {
  const { weights, outlook } = policy;
  const { stage, at } = outlook;
  let weight =
    (weights[stage + handFact(board)] ?? 0) +
    (weights[stage + sumFact(board)] ?? 0) +
    (weights[stage + rivalsFact(board)] ?? 0);
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    weight += weights[stage + ROLE.call + (at[group] ?? 0)] ?? 0;
  }
  return weight;
};

/** The only card that may be played, -1 where there are several. */
const onlyPlay = (board: Board): number => {
  const low = playableLow(board);
  const high = playableHigh(board);
  if (high === 0) return (low & (low - 1)) === 0 ? lowestBit(low) : -1;
  return low === 0 && (high & (high - 1)) === 0 ? HALF + lowestBit(high) : -1;
};

/** Makes the policy's move for the seat to move. */
export const playOne = (policy: Policy, board: Board): void => {
  const only = board.phase === PLAY ? onlyPlay(board) : -1;
  if (only >= 0) return playCard(board, only);
  lookAround(policy.outlook, board);
  if (board.phase === PLAY) playCard(board, bestPlay(policy, board));
  else if (board.phase !== DECIDE) {
    chooseMatch(board, bestMatch(policy, board.pending, matchesOf(board, board.pending)));
  } else if (canCall(board) && callWeight(policy, board) > 0) callKoiKoi(board);
  else stop(board);
};

/** Plays the month to its end, both sides by the policy. */
export const playOut = (policy: Policy, board: Board): void => {
  while (board.phase !== OVER) playOne(policy, board);
};
