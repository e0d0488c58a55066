/** How cards are held while one is pointed at: pure targets for hover and focus. Knows no tweens and no input. */
import type { CardId } from '../../shared/cards';
import type { MarkPart } from '../../shared/settings';
import type { LegalMove } from '../../shared/view';
import { BARE } from './wear';
import type { Wear } from './wear';
import { cardsOn, layCard, slotPlace } from './fieldSlots';
import { heightOf } from './layout';
import type { Layout } from './layout';
import type { TableModel } from './model';
import { placeSlot } from './placement';
import type { Pose, SpriteKey } from './pose';

export type Held = Pick<Pose, 'lift' | 'hop' | 'ring' | 'dim' | 'z'>;

/** What is pointed at, and whether cards may rise or only light up (reduced motion). */
export interface Lighting {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly move: LegalMove | null;
  /** What may be done now: hand cards that may not be played are dimmed. */
  readonly legal: readonly LegalMove[];
  /** False while input is locked: then nothing is lit. */
  readonly open: boolean;
  readonly calm: boolean;
  /** False where players find out by themselves what a card takes: only what they point at is lit, and open choices. */
  readonly hints: boolean;
}

const HOVER_LIFT = 0.6;
const MATCH_LIFT = 0.3;
const CANDIDATE_LIFT = 0.5;
/** Above their neighbours, below the hand and the piles. */
const FRONT_OF_FIELD = 29;
const FRONT_OF_HAND = 58;

export const cardOf = (move: LegalMove | null): CardId | null =>
  move !== null && 'card' in move.move ? move.move.card : null;

/** Field cards that can be taken now: by the open choice, else by the card pointed at. */
export const takeable = ({
  model,
  move,
  open,
  hints,
}: Pick<Lighting, 'model' | 'move' | 'open' | 'hints'>): readonly CardId[] =>
  open ? (model.pending?.candidates ?? (hints ? move?.takes : null) ?? []) : [];

/** Targets for every hand and field card. */
export function litTargets(lighting: Lighting, rest: ReadonlyMap<SpriteKey, Pose>): Map<SpriteKey, Held> {
  const { model, layout, move, open, calm } = lighting;
  const pointed = open ? cardOf(move) : null;
  const matches = takeable(lighting);
  const anyLit = matches.length > 0 || (lighting.hints && pointed !== null);
  const targets = new Map<SpriteKey, Held>();
  const put = (card: CardId, held: Partial<Held>): void => {
    const at = rest.get(card);
    if (at === undefined) return;
    const { lift, hop, ring, dim, z } = { ...at, ...held };
    targets.set(card, calm ? { lift: at.lift, hop: at.hop, ring, dim, z } : { lift, hop, ring, dim, z });
  };
  const closed = open && lighting.hints ? cardsClosed(model, lighting.legal) : [];
  for (const card of model.hand) {
    const hop = 0.14 * heightOf(layout.card.hand) - 8 * HOVER_LIFT;
    if (card === pointed) put(card, { lift: HOVER_LIFT, hop, ring: 1, z: FRONT_OF_HAND });
    else put(card, { dim: closed.includes(card) ? 1 : 0 });
  }
  for (const card of cardsOn(model.field)) {
    if (!matches.includes(card)) put(card, { dim: anyLit ? 1 : 0 });
    else if (model.pending === null) put(card, matchHeld(MATCH_LIFT, 6 * layout.scale));
    else put(card, candidateHeld(card, pointed, 12 * layout.scale));
  }
  return targets;
}

/** Hand cards that the rules keep in the hand while others can be played. */
function cardsClosed(model: TableModel, legal: readonly LegalMove[]): readonly CardId[] {
  const playable = legal.flatMap(({ move }) => (move.type === 'playCard' ? [move.card] : []));
  return playable.length === 0 ? [] : model.hand.filter((card) => !playable.includes(card));
}

/** The candidate pointed at rises, and the other one's ring fades: told apart without motion, too. */
const candidateHeld = (card: CardId, pointed: CardId | null, hop: number): Held => ({
  ...matchHeld(CANDIDATE_LIFT, card === pointed ? hop : 0),
  ring: pointed === null || card === pointed ? 1 : 0.35,
});

const matchHeld = (lift: number, hop: number): Held => ({ lift, hop, ring: 1, dim: 0, z: FRONT_OF_FIELD });

/** What sprites wear: bars under hand cards that take something, arrows, the rival's corners. */
export function wearFor(
  lighting: Pick<Lighting, 'model' | 'move' | 'open' | 'hints'>,
  legal: readonly LegalMove[],
  marked: (card: CardId) => readonly MarkPart[],
): (card: CardId) => Wear {
  const { model, move, hints } = lighting;
  const takers = legal.flatMap((each) =>
    hints && each.move.type === 'playCard' && each.takes.length > 0 ? [each.move.card] : [],
  );
  const matches = takeable(lighting);
  const pointed = cardOf(move);
  return (card) => ({
    ...BARE,
    pill: marked(card).some((part) => part !== 'flower'),
    flower: marked(card).includes('flower'),
    corner: model.marked.includes(card),
    bar: takers.includes(card) && card !== pointed && model.hand.includes(card),
    chevron: matches.includes(card) ? chevronSide(model, card) : 'none',
  });
}

function chevronSide(model: TableModel, card: CardId): Wear['chevron'] {
  const slot = model.field.slots.indexOf(card);
  if (slot < 0) return 'none';
  return slotPlace(model.field, slot).row === 0 ? 'over' : 'under';
}

/** Where a hand card without a match would lie; null when it has one or the field would have to move for it. */
export function slotShown({ model, layout, move, open, hints }: Lighting): Pose | null {
  if (!open || !hints || move === null || move.move.type !== 'playCard' || move.takes.length > 0) return null;
  const after = layCard(model.field, move.move.card);
  if (after.crowded !== model.field.crowded || after.slots.length > 2 * layout.fieldColumns) return null;
  return placeSlot(model, layout, after.slots.indexOf(move.move.card));
}
