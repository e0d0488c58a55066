/** The table's front: what the window hangs on it, and what the motion may do to its cards. Holds no code. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Container } from 'pixi.js';
import type { CardId, Month } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { Settings } from '../../shared/settings';
import type { LegalMove, PlayerView } from '../../shared/view';
import type { DrawerName } from './drawer';
import type { InputReason } from './drop';
import type { Layout } from './layout';
import type { HandsSeen, TableModel } from './model';
import type { Pose, SpriteKey } from './pose';
import type { Spot } from './spotlight';

/** A model together with where everything of it lies. */
export interface Laid {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly places: ReadonlyMap<SpriteKey, Pose>;
}

export interface TableScene {
  /** Rectangles for the model shown now; a new value after a resize. */
  readonly layout: ReadonlySignal<Layout>;
  /** The current model, its layout and its places, for whatever is drawn beside the cards. */
  readonly laid: ReadonlySignal<Laid>;
  /** Cards that the draw pile still shows: those of the model, but counted down while they are dealt. */
  readonly drawCount: Signal<number>;
  /** The model that the sprites stand for; a timeline sets the folded one when it begins. */
  model(): TableModel;
  /** Takes a model over without moving a sprite: tween to `places()`, or let `settle` snap. */
  setModel(model: TableModel): void;
  /** Resting poses of every card of a model (default: the current one) at the current size. */
  places(model?: TableModel): ReadonlyMap<SpriteKey, Pose>;
  /** Keys of all sprites, in no order. */
  keys(): readonly SpriteKey[];
  has(key: SpriteKey): boolean;
  /** The live pose: tween it, then `requestRender`. Throws when there is no such sprite. */
  poseOf(key: SpriteKey): Pose;
  /** A new sprite at a pose; `face` = null for a card of which only the back is known. Replaces one of that key. */
  spawn(key: SpriteKey, face: CardId | null, at: Pose): Pose;
  /** Does nothing when there is no such sprite. */
  remove(key: SpriteKey): void;
  /** The sprite of a back gets its face (it shows once the flip passes edge-on) and a new key; its pose lives on. */
  rekey(from: SpriteKey, to: SpriteKey, face: CardId | null): Pose;
  /** Makes sprites and poses exactly those of the current model. Kills hover tweens. */
  readonly settle: () => void;
  /** Ends hover and drag tweens of a card (all cards without a key), leaving it where it hangs. */
  killHover(key?: SpriteKey): void;
  /** Draws once on the next animation frame, however often it is asked. Call it while a timeline runs. */
  readonly requestRender: () => void;
  /** One dark plate over all cards below z 800; tween its alpha (0 … 1). */
  readonly scrim: { alpha: number };
  /** Empty container at z 810 for the scenery of a yaku, in CSS px; cards at z 900 lie over it. */
  readonly scenery: Container;
}

/** A card anywhere on the table, or where cards lie face down. */
export type Touched = CardId | 'drawPile' | 'theirHand';

export interface TableHooks {
  readonly settings: ReadonlySignal<Settings>;
  /** The month that the table is dressed for; null before the first. */
  readonly month: ReadonlySignal<Month | null>;
  /** Reduced motion: cards light up and do not rise. */
  readonly calm: () => boolean;
  /** One move per unlock: input is locked before this is called. Null where nobody plays: cards are read only. */
  readonly onMove: ((move: Move) => void) | null;
  /** A press or drop that did nothing, to be told in words. */
  readonly onReason: (reason: InputReason) => void;
  /** Every card can be touched, and what is hidden too: told of each that plays nothing. */
  readonly onTouch?: (what: Touched) => void;
  readonly onCue: (cue: 'hover' | 'deny') => void;
  /** The window's size changed: skip running timelines; sprites are snapped right after. */
  readonly beforeResize: () => void;
}

export interface Table extends TableScene {
  readonly drawer: DrawerName;
  /** What the prompt line tells of: the legal move of the card pointed at or focused. */
  readonly hovered: ReadonlySignal<LegalMove | null>;
  /** Snaps everything to a view. `hands`: what is seen of them, where that is not what the view's seat sees. */
  sync(view: PlayerView, hands?: HandsSeen): void;
  /** Opens input for these moves, or locks it. */
  setInput(enabled: boolean, legal?: readonly LegalMove[]): void;
  /** Dims all but this; null = nothing is dimmed. */
  spotlight(spot: Spot | null): void;
  /** Counts for tests and benches: frames drawn, card sprites alive. */
  counters(): { readonly frames: number; readonly sprites: number };
  destroy(): void;
}
