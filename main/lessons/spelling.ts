/** Reads the short texts of lesson tables, and writes tries as such. Knows no rules. */
import { CARD_KINDS, isCardId, type CardId, type CardKind } from '../../shared/cards';
import type { LessonTarget, LessonTry } from '../../shared/lessons';
import type { Move } from '../../shared/moves';
import { YAKU_IDS } from '../../shared/yaku';
import { makeMove, parseMove } from '../engine/notation';
import type { Button, Expectation, LessonAct, LessonMove, Pointer, Zone } from './lesson';

const ZONES = [
  'board',
  'hand',
  'field',
  'drawPile',
  'myPile',
  'theirPile',
  'yakuList',
  'score',
  'tally',
] as const satisfies readonly Zone[];
const BUTTONS = ['stop', 'koi', 'coach'] as const satisfies readonly Button[];

const afterColon = (text: string): string => text.slice(text.indexOf(':') + 1);

/** The one of the list that stands behind the colon. */
const named = <T extends string>(list: readonly T[], text: string): T => {
  const found = list.find((each) => each === afterColon(text));
  if (found === undefined) throw new Error(`no such thing: ${text}`);
  return found;
};

/** The card that the text names behind its colon; null for `stop` and `koi`. */
export const cardOf = (text: string): CardId | null => {
  const card = afterColon(text);
  return isCardId(card) ? card : null;
};

export const isMove = (act: LessonAct): act is LessonMove => !act.startsWith('touch:');

/** All that a step takes for right. */
export const actsOf = (expect: Expectation): readonly LessonAct[] => {
  if (expect === 'next' || expect === 'month') return [];
  if (typeof expect === 'string') return [expect];
  return 'any' in expect ? expect.any : expect.all;
};

/** @throws where the text is no move */
export const moveOf = (text: LessonMove): Move => {
  const move = parseMove(text);
  if (!move.ok) throw new Error(`${move.code}: ${text}`);
  return move.value;
};

/** What was done at the table, as tables spell it; null for what is no act there. */
export const actOf = (tried: LessonTry): LessonAct | null => {
  if (tried.type === 'touch') return `touch:${tried.card}`;
  return tried.type === 'move' ? makeMove(tried.move) : null;
};

/** The try that an act is. */
export const tryOf = (act: LessonAct): LessonTry => {
  if (isMove(act)) return { type: 'move', move: moveOf(act) };
  const card = cardOf(act);
  if (card === null) throw new Error(`no card in ${act}`);
  return { type: 'touch', card };
};

/** Where an act happens: what glows as the way. */
export const placeOf = (act: LessonAct): LessonTarget => {
  if (act === 'stop' || act === 'koi') return { type: 'button', button: act };
  const card = cardOf(act);
  if (card === null) throw new Error(`no card in ${act}`);
  return { type: 'card', card };
};

export const targetOf = (pointer: Pointer): LessonTarget => {
  const card = cardOf(pointer);
  if (card !== null) return { type: 'card', card };
  if (pointer.startsWith('zone:')) return { type: 'zone', zone: named(ZONES, pointer) };
  if (pointer.startsWith('yaku:')) return { type: 'yaku', yaku: named(YAKU_IDS, pointer) };
  if (pointer.startsWith('button:')) return { type: 'button', button: named(BUTTONS, pointer) };
  return { type: 'column', kind: named<CardKind>(CARD_KINDS, pointer) };
};
