/** The rules by which lessons are played: those chosen, as far as the lessons' tables go through by them. */
import { LESSON_IDS } from '../../shared/lessons';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { PileYakuId } from '../../shared/yaku';
import { tryOf } from './spelling';
import { beginLesson, expectedActs, stepOf, type LessonState } from './state';
import { teach } from './teacher';

const { modern } = presets;

/** How a lesson's table is always played: two players, and one month that is no part of a match. */
const TABLE = {
  players: 2,
  handSize: modern.handSize,
  fieldSize: modern.fieldSize,
  houseYaku: [],
  fieldLights: 'off',
  firstPlayer: 'dealer',
  deal: modern.deal,
  fieldRedeal: modern.fieldRedeal,
  handYaku: null,
  threeMatch: 'sweep',
  mustMatch: 'free',
  promptTiming: 'end_of_turn',
  minStop: 0,
  lastTurn: 'auto_stop',
  maxCalls: null,
  rounds: 12,
  target: null,
  scoring: 'add',
} as const satisfies Partial<RuleSet>;

const asPlayed = (ruleSet: RuleSet): RuleSet => ({ ...ruleSet, ...TABLE });

const SETS = ['goko', 'shiko', 'ame-shiko', 'sanko', 'ino-shika-cho', 'akatan', 'aotan'] as const;
const COUNTED = ['tane', 'tanzaku', 'kasu'] as const satisfies readonly PileYakuId[];

/** Sentences speak of several points for a set, and count animals, ribbons and plains as most rules do. */
const readsTrue = ({ yaku }: RuleSet): boolean =>
  SETS.every((id) => Number(yaku[id]) > 1) &&
  COUNTED.every((id) => String(yaku[id]) === String(modern.yaku[id]));

/** Tries that go through a lesson without a slip: the rules must allow each of them. */
const goesThrough = (begun: LessonState): boolean => {
  let state = begun;
  while (!state.over && stepOf(state).expect !== 'month') {
    const [act] = expectedActs(state);
    const isRead = stepOf(state).expect === 'next';
    if (act === undefined && !isRead) return false;
    state = teach(state, act === undefined ? { type: 'next' } : tryOf(act)).state;
  }
  return true;
};

const isTeachable = (ruleSet: RuleSet): boolean => {
  try {
    return readsTrue(ruleSet) && LESSON_IDS.every((lesson) => goesThrough(beginLesson(lesson, ruleSet)));
  } catch {
    return false;
  }
};

/** Where the lessons do not go through by the rules chosen, they are told by the usual ones. */
export const lessonRulesFor = (chosen: RuleSet): RuleSet => {
  const played = asPlayed(chosen);
  return isTeachable(played) ? played : asPlayed(modern);
};
