/** From presses to moves: which card is pointed at, when a press counts, what it plays. Knows no pixels and no DOM. */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { CardId } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { LegalMove } from '../../shared/view';
import type { InputReason } from './drop';
import { cardOf } from './lit';

export interface InputHooks {
  readonly onMove: (move: Move) => void;
  /** A press that could not play; the card is named so that it can be shaken. */
  readonly onRefusal: (reason: InputReason, card: CardId) => void;
}

export interface Input {
  readonly enabled: ReadonlySignal<boolean>;
  readonly legal: ReadonlySignal<readonly LegalMove[]>;
  /** The legal move of the card pointed at or focused; null while locked. */
  readonly hovered: ReadonlySignal<LegalMove | null>;
  setEnabled(enabled: boolean, legal: readonly LegalMove[]): void;
  moveOf(card: CardId): LegalMove | null;
  /** A pointer is over a card, or left it. */
  point(card: CardId | null): void;
  /** The keyboard's focus is on a card, or left it. */
  focus(card: CardId | null): void;
  /** A pointer or a key went down: only a press that begins while input is open may play. */
  arm(by: PressKind): void;
  /** The pointer's press was used for something else: a drag. */
  disarm(): void;
  isArmed(): boolean;
  /** A click on a card; by `key` also from a screen reader, which presses nothing before it. */
  choose(card: CardId, by: PressKind): void;
  /** Plays without a click: a drop. */
  play(move: LegalMove): void;
}

export type PressKind = 'pointer' | 'key';

export function createInput({ onMove, onRefusal }: InputHooks): Input {
  const enabled = signal(false);
  const legal = signal<readonly LegalMove[]>([]);
  const pointed = signal<CardId | null>(null);
  const focused = signal<CardId | null>(null);
  // A click by `key` that no keydown came before (null) is a screen reader's and counts.
  const armed: { pointer: boolean; key: boolean | null } = { pointer: false, key: null };

  const moveOf = (card: CardId): LegalMove | null =>
    legal.value.find((move) => cardOf(move) === card) ?? null;
  const hovered = computed(() => {
    if (!enabled.value) return null;
    const candidates = [pointed.value, focused.value].filter((card) => card !== null);
    return candidates.map(moveOf).find((move) => move !== null) ?? null;
  });

  // One batch: whoever follows the lock already knows which card was played.
  const play = (chosen: LegalMove): void =>
    batch(() => {
      enabled.value = false;
      legal.value = [];
      onMove(chosen.move);
    });

  return {
    enabled,
    legal,
    hovered,
    moveOf,
    play,
    setEnabled(open, moves) {
      batch(() => {
        enabled.value = open;
        legal.value = open ? moves : [];
      });
      if (!open) armed.pointer = false;
    },
    point: (card) => void (pointed.value = card),
    focus: (card) => void (focused.value = card),
    arm: (by) => void (armed[by] = enabled.value),
    disarm: () => void (armed.pointer = false),
    isArmed: () => armed.pointer && enabled.value,
    choose(card, by) {
      const counts = enabled.value && (by === 'pointer' ? armed.pointer : armed.key !== false);
      if (by === 'pointer') armed.pointer = false;
      else armed.key = null;
      if (!counts) return;
      const chosen = moveOf(card);
      if (chosen !== null) return play(chosen);
      const choosing = legal.value.some(({ move }) => move.type === 'chooseMatch');
      onRefusal(choosing ? 'chooseFirst' : 'mustMatch', card);
    },
  };
}
