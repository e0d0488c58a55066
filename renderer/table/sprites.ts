/** All card sprites by key: made, dropped, renamed and snapped to a model's places. Knows no input and no time. */
import { Sprite } from 'pixi.js';
import type { Container } from 'pixi.js';
import { isCardId } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { CardSprite } from './cardSprite';
import type { Looks } from './cardSprite';
import { BARE } from './wear';
import type { Wear } from './wear';
import type { Pose, SpriteKey } from './pose';

export const SCRIM_Z = 800;

export class SpriteSet {
  /** A dark plate over everything below z 800. */
  readonly scrim = new Sprite();
  /** A dashed card: where a card without a match would come to lie. */
  readonly slot = new Sprite();
  private readonly sprites = new Map<SpriteKey, CardSprite>();
  private wearOf: (card: CardId) => Wear = () => BARE;
  private lit: readonly CardId[] = [];

  constructor(
    private readonly layer: Container,
    private looks: Looks,
  ) {
    this.scrim.zIndex = SCRIM_Z;
    this.scrim.alpha = 0;
    this.slot.anchor.set(0.5);
    this.slot.visible = false;
    layer.addChild(this.scrim, this.slot);
    this.dress(looks);
  }

  get size(): number {
    return this.sprites.size;
  }

  keys(): readonly SpriteKey[] {
    return [...this.sprites.keys()];
  }

  has(key: SpriteKey): boolean {
    return this.sprites.has(key);
  }

  poseOf(key: SpriteKey): Pose {
    return this.at(key).pose;
  }

  spawn(key: SpriteKey, face: CardId | null, pose: Pose): Pose {
    this.remove(key);
    const sprite = new CardSprite(face, { ...pose }, this.looks);
    this.dressUp(sprite);
    this.sprites.set(key, sprite);
    this.layer.addChild(sprite);
    return sprite.pose;
  }

  remove(key: SpriteKey): void {
    this.sprites.get(key)?.destroy({ children: true });
    this.sprites.delete(key);
  }

  rekey(from: SpriteKey, to: SpriteKey, face: CardId | null): Pose {
    const sprite = this.at(from);
    this.sprites.delete(from);
    this.remove(to);
    this.sprites.set(to, sprite);
    sprite.face = face;
    sprite.label = face ?? 'back';
    this.dressUp(sprite);
    return sprite.pose;
  }

  /** Exactly these sprites, exactly there. Poses that live on stay the same objects. */
  snap(places: ReadonlyMap<SpriteKey, Pose>): void {
    for (const key of this.keys()) if (!places.has(key)) this.remove(key);
    for (const [key, place] of places) {
      const sprite = this.sprites.get(key);
      if (sprite) Object.assign(sprite.pose, place);
      else this.spawn(key, isCardId(key) ? key : null, place);
    }
  }

  /** What each face wears from now on, also sprites still to come. */
  wear(wearOf: (card: CardId) => Wear): void {
    this.wearOf = wearOf;
    for (const sprite of this.sprites.values()) this.dressUp(sprite);
  }

  /** Shows the dashed card at a place, or hides it. */
  showSlot(place: Pose | null): void {
    this.slot.visible = place !== null;
    if (place === null) return;
    this.slot.position.set(place.x, place.y);
    this.slot.scale.set(place.width / this.slot.texture.frame.width);
    this.slot.zIndex = place.z - 1;
  }

  /** These cards wear a ring and lie over everything that rests. */
  light(cards: readonly CardId[]): void {
    this.lit = cards;
    for (const sprite of this.sprites.values()) this.dressUp(sprite);
  }

  /** New textures for a new size or pixel ratio. */
  dress(looks: Looks): void {
    this.looks = looks;
    this.scrim.texture = looks.fittings.of('plate');
    this.slot.texture = looks.fittings.of('slot');
    for (const sprite of this.sprites.values()) sprite.dress(looks);
  }

  /** Just before a frame. */
  apply(width: number, height: number): void {
    this.scrim.visible = this.scrim.alpha > 0;
    this.scrim.setSize(width, height);
    for (const sprite of this.sprites.values()) sprite.apply();
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key);
  }

  private dressUp(sprite: CardSprite): void {
    sprite.wear = sprite.face === null ? BARE : this.wearOf(sprite.face);
    sprite.isLit = sprite.face !== null && this.lit.includes(sprite.face);
  }

  private at(key: SpriteKey): CardSprite {
    const sprite = this.sprites.get(key);
    if (sprite === undefined) throw new Error(`no sprite ${key} on the table`);
    return sprite;
  }
}
