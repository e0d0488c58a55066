/** One card on the canvas: turns its pose into Pixi transforms each frame. Knows no game, no layout and no time. */
import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { CardId } from '../../shared/cards';
import type { CardTextures } from './atlas';
import type { Fittings } from './fittings';
import { RING_ROOM } from './fittingPaint';
import { scaleOfWords } from './markScale';
import type { Pose } from './pose';
import { BARE } from './wear';
import type { Wear } from './wear';

/** What lies over the picture, the lowest first. */
const EXTRAS = ['corner', 'pill', 'flower', 'dim', 'ring', 'bar', 'chevron'] as const;
type Extra = (typeof EXTRAS)[number];

export interface Looks {
  readonly cards: CardTextures;
  readonly fittings: Fittings;
}

/** Share of black over a dimmed card. */
const DIM = 0.2;
/** A pill stays readable on small cards. */
const LEAST_PILL = 15;
const PILL_WIDTH = 0.27;
/** Height of the spotlight's plate: above all that rests, below whatever flies. */
export const SPOT_Z = 400;
const LIFT_RISE = 8;
const LIFT_GROWTH = 0.07;

export class CardSprite extends Container {
  readonly pose: Pose;
  face: CardId | null;
  wear: Wear = BARE;
  /** In the spotlight: over its plate, and ringed. */
  isLit = false;
  private looks: Looks;
  private readonly shade = centred();
  private readonly body = new Container();
  private readonly picture = centred();
  private readonly extras = new Map<Extra, Sprite>();

  constructor(face: CardId | null, pose: Pose, looks: Looks) {
    super({ label: face ?? 'back' });
    this.face = face;
    this.pose = pose;
    this.looks = looks;
    this.body.addChild(this.picture);
    this.addChild(this.shade, this.body);
    this.dress(looks);
  }

  /** Takes other textures: another size, another pixel ratio. */
  dress(looks: Looks): void {
    this.looks = looks;
    this.shade.texture = looks.fittings.of('shadow');
    for (const sprite of this.extras.values()) sprite.destroy();
    this.extras.clear();
  }

  /** Brings the picture up to the pose. Cheap enough for every card in every frame. */
  apply(): void {
    const { pose, picture, body } = this;
    const cosine = Math.cos(pose.flip);
    const showsFace = cosine < 0 && this.face !== null;
    const texture = this.looks.cards.of(showsFace ? this.face : null);
    if (picture.texture !== texture) picture.texture = texture;
    const size = pose.width * (1 + LIFT_GROWTH * pose.lift);
    picture.scale.set(size / texture.frame.width);
    // Edge-on a card is still a thin line: at 0 Pixi would drop the transform.
    const narrow = Math.max(0.02, Math.abs(cosine));
    body.position.set(pose.x, pose.y - LIFT_RISE * pose.lift - pose.hop);
    body.rotation = pose.rot;
    body.scale.set(narrow, 1);
    body.skew.set(0, Math.sin(pose.flip) * (cosine < 0 ? -1 : 1) * 0.09);
    this.zIndex = pose.z + (this.isLit ? SPOT_Z : 0);
    this.alpha = pose.alpha;
    this.visible = pose.alpha > 0;
    this.applyShade(size * narrow, size);
    this.applyExtras(size, showsFace);
  }

  /** The higher the card, the wider, softer and further off its shadow. */
  private applyShade(width: number, size: number): void {
    const { pose, shade, looks } = this;
    const height = pose.lift + pose.hop / 60;
    const cast = Math.max(pose.shadow, Math.min(1, 4 * height));
    shade.visible = cast > 0;
    if (!shade.visible) return;
    const unit = pose.width / 192;
    const spread = (1 + 0.09 * height) / looks.fittings.cardWidth;
    shade.position.set(pose.x + (3 + 8 * height) * unit * 2, pose.y + (4 + 13 * height) * unit * 2);
    shade.rotation = pose.rot;
    shade.scale.set(width * spread, size * spread);
    shade.alpha = cast * Math.max(0.16, 0.5 - 0.2 * height);
  }

  private applyExtras(size: number, showsFace: boolean): void {
    const { pose, wear, looks } = this;
    const scale = size / looks.fittings.cardWidth;
    const height = (size * 584) / 360;
    this.extra('dim', pose.dim > 0)?.set(0, 0, scale, DIM * pose.dim);
    this.extra('corner', wear.corner && showsFace)?.set(0.37 * size, -height / 2 + 0.13 * size, scale);
    const pillScale = scale * Math.max(1, LEAST_PILL / (PILL_WIDTH * size));
    const pillY = (-0.455 + looks.fittings.pillShare / 2) * height;
    this.extra('pill', wear.pill && showsFace)?.set(-0.295 * size, pillY, pillScale);
    this.applyFlower(size, height, wear.flower && showsFace);
    const ring = this.isLit ? 1 : pose.ring;
    this.extra('ring', ring > 0)?.set(0, 0, scale, ring);
    this.extra('bar', wear.bar && pose.lift < 0.3)?.set(0, height / 2 + 6, scale);
    const side = wear.chevron === 'under' ? 1 : -1;
    const away = side * (height / 2 + RING_ROOM - 4);
    this.extra('chevron', wear.chevron !== 'none')?.set(0, away, -side * Math.abs(scale));
  }

  /** The name at the foot of the card, from its left edge: that is what other cards leave free. */
  private applyFlower(size: number, height: number, worn: boolean): void {
    const { fittings } = this.looks;
    const words = worn && this.face !== null ? fittings.flowerWords(this.face) : null;
    const plain = (size * fittings.ratio) / fittings.cardWidth;
    const factor = words === null ? null : scaleOfWords(words, size, plain);
    const sprite = this.extra('flower', factor !== null);
    if (words === null || factor === null) return;
    const x = -0.455 * size + (factor * words.width) / 2;
    const y = 0.465 * height - 0.75 * factor * words.type;
    sprite?.set(x, y, factor / fittings.ratio);
  }

  /** A part over the card, made when first needed; null while it is not worn. */
  private extra(name: Extra, worn: boolean): Placer | null {
    const known = this.extras.get(name);
    if (!worn) {
      if (known) known.visible = false;
      return null;
    }
    const sprite = known ?? this.addExtra(name);
    sprite.visible = true;
    return {
      set(x, y, scale, alpha = 1) {
        sprite.position.set(x, y);
        sprite.scale.set(Math.abs(scale), scale);
        sprite.alpha = alpha;
      },
    };
  }

  private addExtra(name: Extra): Sprite {
    const sprite = centred(this.textureOf(name));
    this.extras.set(name, sprite);
    const below = EXTRAS.slice(0, EXTRAS.indexOf(name)).filter((other) => this.extras.has(other));
    this.body.addChildAt(sprite, 1 + below.length);
    return sprite;
  }

  private textureOf(name: Extra): Texture {
    const { fittings } = this.looks;
    if (name !== 'pill' && name !== 'flower') return fittings.of(name);
    if (this.face === null) throw new Error('a card without a face carries no mark');
    return fittings[name](this.face);
  }
}

interface Placer {
  /** A negative scale turns it upside down. */
  set(x: number, y: number, scale: number, alpha?: number): void;
}

function centred(texture?: Texture): Sprite {
  const sprite = texture === undefined ? new Sprite() : new Sprite(texture);
  sprite.anchor.set(0.5);
  return sprite;
}
