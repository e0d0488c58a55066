/** What the teacher says to a try that the step does not wait for: the foreseen sentence, or one that always fits. */
import { kindOf, monthOf, sameMonth, type CardId } from '../../shared/cards';
import type { LessonLine, LessonTry } from '../../shared/lessons';
import type { Move } from '../../shared/moves';
import { at } from '../engine/lists';
import { moveError } from '../engine/moves';
import { matchesOf, type MatchState } from '../engine/state';
import { HUMAN } from '../matchLog';
import type { Expectation, WrongTry } from './lesson';
import { aboutCard, lineOf } from './lines';
import { actOf, actsOf, isMove } from './spelling';
import { stepOf, type LessonState } from './state';

const RIVAL = 1;

const fitsTouch = (wrong: WrongTry, card: CardId, match: MatchState | null): boolean =>
  wrong === 'touch:*' ||
  wrong === `touch:month=${monthOf(card)}` ||
  wrong === `touch:kind=${kindOf(card)}` ||
  (wrong === 'touch:theirPile' && match !== null && at(match.captured, RIVAL).includes(card));

const fitsPlay = (wrong: WrongTry, card: CardId, match: MatchState | null): boolean =>
  wrong === 'play:*' ||
  (wrong === 'play:nomatch' && match !== null && matchesOf(match.field, card).length === 0);

/** What a learner does with cards and buttons. */
export type Deed = Extract<LessonTry, { type: 'touch' | 'move' }>;

const fits = (wrong: WrongTry, tried: Deed, match: MatchState | null): boolean => {
  if (wrong === actOf(tried)) return true;
  if (tried.type === 'touch') return fitsTouch(wrong, tried.card, match);
  return tried.move.type === 'playCard' && fitsPlay(wrong, tried.move.card, match);
};

const cardOf = (tried: Deed): CardId | null => {
  if (tried.type === 'touch') return tried.card;
  return 'card' in tried.move ? tried.move.card : null;
};

/** The sentence that the step has for this try; null where it was not foreseen. */
const foreseen = (state: LessonState, tried: Deed): LessonLine | null => {
  const { id, wrong = [] } = stepOf(state);
  const index = wrong.findIndex((each) => fits(each, tried, state.match));
  const card = cardOf(tried);
  return index < 0 ? null : lineOf(state, `${id}.wrong.${index}`, card === null ? {} : aboutCard(card));
};

const wantsMove = (expect: Expectation): boolean => expect === 'month' || actsOf(expect).some(isMove);

/** What must be done first, by the phase of the month. */
const PHASE_REFLEX = {
  play: 'reflex.playInstead',
  chooseHand: 'reflex.chooseFirst',
  chooseDraw: 'reflex.chooseFirst',
  decide: 'reflex.decideFirst',
  monthOver: 'reflex.notNow',
  matchOver: 'reflex.notNow',
} as const satisfies Readonly<Record<MatchState['phase'], string>>;

const touched = (state: LessonState, card: CardId): LessonLine => {
  const { match } = state;
  const { expect } = stepOf(state);
  if (expect === 'next') return lineOf(state, 'reflex.thatIs', aboutCard(card));
  if (!wantsMove(expect) || match === null) return lineOf(state, 'reflex.lookAgain', aboutCard(card));
  const onField = match.phase === 'play' && match.field.includes(card);
  return lineOf(state, onField ? 'reflex.fieldCardFirst' : PHASE_REFLEX[match.phase], aboutCard(card));
};

/** @param match in which the move is against the rules */
const against = (state: LessonState, match: MatchState, move: Move): LessonLine => {
  const { pending, phase } = match;
  if (move.type === 'chooseMatch' && pending !== null) {
    const id = sameMonth(move.card, pending.card) ? 'reflex.notNow' : 'reflex.notPartner';
    return lineOf(state, id, { ...aboutCard(pending.card), otherMonth: monthOf(move.card) });
  }
  if (move.type === 'playCard' && phase === 'play') return lineOf(state, 'reflex.notYours');
  return lineOf(state, phase === 'play' ? 'reflex.notNow' : PHASE_REFLEX[phase]);
};

const moved = (state: LessonState, move: Move): LessonLine => {
  const { match } = state;
  const { expect } = stepOf(state);
  if (expect === 'next') return lineOf(state, 'reflex.lookFirst');
  if (!wantsMove(expect) || match === null) return lineOf(state, 'reflex.touchInstead');
  if (moveError(match, HUMAN, move) !== null) return against(state, match, move);
  return foreseen(state, { type: 'move', move }) ?? lineOf(state, 'reflex.anotherTime');
};

/** Why a touch or a move is not what the step waits for. */
export const whyNot = (state: LessonState, tried: Deed): LessonLine =>
  tried.type === 'move' ? moved(state, tried.move) : (foreseen(state, tried) ?? touched(state, tried.card));
