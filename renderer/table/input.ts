/** From presses to moves: which card is pointed at, when a press counts, what it plays. Knows no pixels and no DOM. */
import { computed, signal } from '@preact/signals';
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
  /** A pointer or key went down: only a press that begins while input is open may play. */
  arm(): void;
  /** The press was used for something else: a drag, a skip. */
  disarm(): void;
  isArmed(): boolean;
  /** The press is complete. */
  choose(card: CardId): void;
}

export function createInput({ onMove, onRefusal }: InputHooks): Input {
  const enabled = signal(false);
  const legal = signal<readonly LegalMove[]>([]);
  const pointed = signal<CardId | null>(null);
  const focused = signal<CardId | null>(null);
  // A click from a screen reader comes without a press before it and counts as armed.
  let armed: boolean | null = null;

  const moveOf = (card: CardId): LegalMove | null =>
    legal.value.find((move) => cardOf(move) === card) ?? null;
  const hovered = computed(() => {
    if (!enabled.value) return null;
    const candidates = [pointed.value, focused.value].filter((card) => card !== null);
    return candidates.map(moveOf).find((move) => move !== null) ?? null;
  });

  return {
    enabled,
    legal,
    hovered,
    setEnabled(open, moves) {
      enabled.value = open;
      legal.value = open ? moves : [];
      if (!open && armed === true) armed = false;
    },
    moveOf,
    point: (card) => void (pointed.value = card),
    focus: (card) => void (focused.value = card),
    arm: () => void (armed = enabled.value),
    disarm: () => void (armed = false),
    isArmed: () => armed === true && enabled.value,
    choose(card) {
      const counts = enabled.value && armed !== false;
      armed = null;
      if (!counts) return;
      const chosen = moveOf(card);
      if (chosen === null) {
        const choosing = legal.value.some(({ move }) => move.type === 'chooseMatch');
        return onRefusal(choosing ? 'chooseFirst' : 'mustMatch', card);
      }
      enabled.value = false;
      legal.value = [];
      onMove(chosen.move);
    },
  };
}
