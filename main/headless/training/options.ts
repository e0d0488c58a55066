/**
 * The choice that a learner faces: its options, which weights each of them adds up, and how likely the policy makes it.
 * Works on one list that is filled anew for every choice, since there are hundreds of millions of them.
 */
import { DECIDE, matchesOf, PLAY, type Board } from '../../ai/board/board';
import { HALF, lowestBit } from '../../ai/board/cards';
import { fraction, type FastRandom } from '../../ai/board/random';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from '../../ai/board/turn';
import { CARD_GROUPS, GROUP_COUNT, GROUPS_EACH, ROLE } from '../../ai/policy/layout';
import { lookAround, urgencyOf } from '../../ai/policy/outlook';
import {
  bestMatch,
  fieldRole,
  handFact,
  laidRole,
  rivalsFact,
  sumFact,
  type Policy,
} from '../../ai/policy/policy';

/** The options of the latest choice: what each would be, and the weights that it adds up. */
const MOST_OPTIONS = 24;
const MOST_FEATURES = 24;
export const options = {
  cards: new Int32Array(MOST_OPTIONS),
  features: Array.from({ length: MOST_OPTIONS }, () => new Int32Array(MOST_FEATURES)),
  lengths: new Int32Array(MOST_OPTIONS),
  chances: new Float64Array(MOST_OPTIONS),
  count: 0,
};

const addFeature = (position: number): void => {
  const index = options.count - 1;
  const list = options.features[index];
  const length = options.lengths[index] ?? 0;
  if (list === undefined || length === MOST_FEATURES) throw new RangeError('no room for a feature');
  list[length] = position;
  options.lengths[index] = length + 1;
};

const openOption = (card: number): void => {
  options.cards[options.count] = card;
  options.lengths[options.count] = 0;
  options.count += 1;
};

const addCard = ({ outlook }: Policy, role: number, card: number): void => {
  for (let index = 0; index < GROUPS_EACH; index += 1) {
    const group = CARD_GROUPS[card * GROUPS_EACH + index] ?? GROUP_COUNT;
    if (group !== GROUP_COUNT) addFeature(outlook.stage + role + (outlook.at[group] ?? 0));
  }
};

const addPlay = (policy: Policy, board: Board, card: number): void => {
  const { outlook } = policy;
  const matches = matchesOf(board, card);
  const role = matches === 0 ? laidRole(policy, card) : ROLE.hand;
  openOption(card);
  addCard(policy, role, card);
  addFeature(outlook.stage + role + urgencyOf(outlook, board, card));
  if (((board.rules.choices >> matches) & 1) === 1) {
    addCard(policy, fieldRole(policy, card), bestMatch(policy, card, matches));
  } else {
    for (let left = matches; left !== 0; left &= left - 1) {
      addCard(policy, fieldRole(policy, card), (card & ~3) + lowestBit(left));
    }
  }
};

const addCall = ({ outlook }: Policy, board: Board): void => {
  const { stage, at } = outlook;
  openOption(0);
  addFeature(stage + handFact(board));
  addFeature(stage + sumFact(board));
  addFeature(stage + rivalsFact(board));
  for (let group = 0; group < GROUP_COUNT; group += 1) addFeature(stage + ROLE.call + (at[group] ?? 0));
  openOption(1); // To stop adds up to nothing.
};

/** Fills the options of the seat to move. */
export const listOptions = (policy: Policy, board: Board): void => {
  options.count = 0;
  lookAround(policy.outlook, board);
  if (board.phase === DECIDE) return addCall(policy, board);
  if (board.phase === PLAY) {
    for (let left = playableLow(board); left !== 0; left &= left - 1) addPlay(policy, board, lowestBit(left));
    for (let left = playableHigh(board); left !== 0; left &= left - 1) {
      addPlay(policy, board, HALF + lowestBit(left));
    }
    return;
  }
  for (let left = matchesOf(board, board.pending); left !== 0; left &= left - 1) {
    const card = (board.pending & ~3) + lowestBit(left);
    openOption(card);
    addCard(policy, fieldRole(policy, card), card);
  }
};

/** Turns sums of weights into chances. */
export const weighOptions = ({ weights }: Policy): void => {
  const { chances, features, lengths, count } = options;
  let most = -Infinity;
  for (let index = 0; index < count; index += 1) {
    let weight = 0;
    const length = lengths[index] ?? 0;
    for (let each = 0; each < length; each += 1) weight += weights[features[index]?.[each] ?? 0] ?? 0;
    chances[index] = weight;
    most = Math.max(most, weight);
  }
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const chance = Math.exp((chances[index] ?? 0) - most);
    chances[index] = chance;
    total += chance;
  }
  for (let index = 0; index < count; index += 1) chances[index] = (chances[index] ?? 0) / total;
};

export const drawOption = (random: FastRandom): number => {
  let left = fraction(random);
  for (let index = 0; index < options.count; index += 1) {
    left -= options.chances[index] ?? 0;
    if (left < 0) return index;
  }
  return options.count - 1;
};

/** Makes the move of that option. */
export const playOption = (board: Board, chosen: number): void => {
  const card = options.cards[chosen] ?? 0;
  if (board.phase === PLAY) playCard(board, card);
  else if (board.phase !== DECIDE) chooseMatch(board, card);
  else if (chosen === 0) callKoiKoi(board);
  else stop(board);
};
