/** How each small picture round a card is painted, in CSS px for one card width. Knows no textures and no sprites. */
import { kindOf, monthOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import type { MarkPart } from '../../shared/settings';
import { heightOf } from './layout';

export const FITTINGS = ['shadow', 'ring', 'dim', 'bar', 'chevron', 'corner', 'slot', 'plate'] as const;
export type FittingName = (typeof FITTINGS)[number];

type Context = CanvasRenderingContext2D;
interface Size {
  readonly width: number;
  readonly height: number;
}

const KIN = '#EBB03C';
const SCRIM = '#0A0608';
/** Room round a card for its ring's glow and its soft shadow. */
export const RING_ROOM = 22;
export const SHADOW_ROOM = 0.2;
/** Corner radius of a card, as a share of its width. */
const RADIUS = 0.07;

export function sizeOfFitting(name: FittingName, w: number): Size {
  const h = heightOf(w);
  switch (name) {
    case 'shadow':
      return { width: w * (1 + 2 * SHADOW_ROOM), height: h + 2 * SHADOW_ROOM * w };
    case 'ring':
      return { width: w + 2 * RING_ROOM, height: h + 2 * RING_ROOM };
    case 'dim':
    case 'slot':
      return { width: w, height: h };
    case 'bar':
      return { width: 0.6 * w, height: 4 };
    case 'chevron':
      return { width: 24, height: 16 };
    case 'corner':
      return { width: 0.26 * w, height: 0.26 * w };
    case 'plate':
      return { width: 4, height: 4 };
  }
}

export function paintFitting(context: Context, name: FittingName, w: number): void {
  const size = sizeOfFitting(name, w);
  switch (name) {
    case 'shadow':
      return paintShadow(context, w);
    case 'ring':
      return paintRing(context, w);
    case 'dim':
      context.fillStyle = SCRIM;
      return fillRound(context, 0, 0, size, RADIUS * w);
    case 'slot':
      return paintSlot(context, w, size);
    case 'bar':
      context.fillStyle = KIN;
      return fillRound(context, 0, 0, size, 2);
    case 'chevron':
      return paintChevron(context);
    case 'corner':
      return paintCorner(context, w, size.width);
    case 'plate':
      context.fillStyle = SCRIM;
      return context.fillRect(0, 0, size.width, size.height);
  }
}

function fillRound(context: Context, x: number, y: number, { width, height }: Size, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function paintShadow(context: Context, w: number): void {
  const room = SHADOW_ROOM * w;
  context.filter = `blur(${0.06 * w * context.getTransform().a}px)`;
  context.fillStyle = '#000';
  fillRound(context, room, room, { width: w, height: heightOf(w) }, RADIUS * w);
}

/** 3 px of kin just outside the card, with a soft light. */
function paintRing(context: Context, w: number): void {
  const edge = RING_ROOM - 2.5;
  context.strokeStyle = KIN;
  context.lineWidth = 3;
  context.shadowColor = `${KIN}99`;
  context.shadowBlur = 16 * context.getTransform().a;
  context.beginPath();
  context.roundRect(edge, edge, w + 5, heightOf(w) + 5, RADIUS * w + 2.5);
  context.stroke();
  context.shadowBlur = 0;
  context.stroke();
}

function paintSlot(context: Context, w: number, { width, height }: Size): void {
  context.strokeStyle = '#F5EAD266';
  context.fillStyle = '#F5EAD20A';
  context.lineWidth = 1.5;
  context.setLineDash([6, 5]);
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, RADIUS * w);
  context.fill();
  context.stroke();
}

/** Points down at the card below it. */
function paintChevron(context: Context): void {
  context.strokeStyle = KIN;
  context.lineWidth = 3.2;
  context.lineJoin = 'miter';
  context.shadowColor = '#000a';
  context.shadowBlur = 2;
  context.shadowOffsetY = 2;
  context.beginPath();
  context.moveTo(4, 4);
  context.lineTo(12, 11);
  context.lineTo(20, 4);
  context.stroke();
}

/** The rival's last cards: a kin corner, cut along the card's own round corner (top right). */
function paintCorner(context: Context, w: number, side: number): void {
  context.save();
  context.beginPath();
  context.roundRect(side - w, 0, w, heightOf(w), RADIUS * w);
  context.clip();
  context.fillStyle = KIN;
  context.beginPath();
  context.moveTo(0.12 * side, 0);
  context.lineTo(side, 0);
  context.lineTo(side, 0.88 * side);
  context.closePath();
  context.fill();
  context.strokeStyle = '#211C22';
  context.lineWidth = Math.max(1, 0.012 * w);
  context.stroke();
  context.restore();
}

const KIND_COLOURS: Readonly<Record<CardKind, string>> = {
  light: '#9C1C34',
  animal: '#1E4B41',
  ribbon: '#273F7D',
  plain: '#5B4A46',
};

/** The kinds' icons on a grid of 24, as in the rails. */
const KIND_SHAPES: Readonly<Record<CardKind, string>> = {
  light: 'M12 3.5a8.5 8.5 0 100 17a8.5 8.5 0 100-17z',
  animal:
    'M2.5 9.2C5 8.2 6.5 6 9 5.6c2-.3 3.4.9 3.9 2.6 2.8-1.6 6-1.3 8.6-3.4-.1 5.4-2.6 9.6-8 10.4l1.2 4.3h-1.7L11.6 15C8 14.6 6.5 12 6 9.9z',
  ribbon: 'M9.2 2.5l8.3 1.7c-1.2 5.6-1.5 11.6-2.9 17.3l-8.2-1.7C7.5 14.2 8 8 9.2 2.5z',
  plain:
    'M12 3c3.6 3 5.6 6 5.6 9.6 0 3.4-2 5.6-4.8 6.2V22h-1.6v-3.2c-2.8-.6-4.8-2.8-4.8-6.2C6.4 9 8.4 6 12 3z',
};

/** What stands on the pill: the flower's name has a place of its own. */
export type PillPart = Exclude<MarkPart, 'flower'>;

/** Height of the pill as a share of the card's: half of it where one part stands alone. */
export const pillShare = (parts: readonly PillPart[]): number => (parts.length > 1 ? 0.31 : 0.17);

export const sizeOfPill = (w: number, parts: readonly PillPart[]): Size => ({
  width: 0.27 * w,
  height: pillShare(parts) * heightOf(w),
});

/** Paper with a dark edge, for the words of a mark. */
function paintPaper(context: Context, { width, height }: Size, w: number): void {
  const line = 0.011 * w;
  context.fillStyle = '#F5EAD2F2';
  context.strokeStyle = '#211C22';
  context.lineWidth = Math.max(1, line);
  context.beginPath();
  context.roundRect(line, line, width - 2 * line, height - 2 * line, 0.04 * w);
  context.fill();
  context.stroke();
  context.fillStyle = '#211C22';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

/** Month over kind on a paper pill, or one of them alone. */
export function paintPill(context: Context, card: CardId, parts: readonly PillPart[], w: number): void {
  const size = sizeOfPill(w, parts);
  const { width, height } = size;
  paintPaper(context, size, w);
  const both = parts.length > 1;
  context.font = `600 ${0.19 * w}px "HG Sans", sans-serif`;
  if (parts.includes('month')) {
    context.fillText(String(monthOf(card)), width / 2, (both ? 0.3 : 0.54) * height, width * 0.86);
  }
  if (parts.includes('kind')) paintKind(context, kindOf(card), width, (both ? 0.54 : 0.2) * height, w);
}

function paintKind(context: Context, kind: CardKind, width: number, top: number, w: number): void {
  const icon = 0.17 * w;
  context.translate((width - icon) / 2, top);
  context.scale(icon / 24, icon / 24);
  context.fillStyle = KIND_COLOURS[kind];
  context.fill(new Path2D(KIND_SHAPES[kind]));
}

/** Type of a flower's name on a card of width `w`, px. */
export const flowerType = (w: number): number => 0.15 * w;
const flowerFont = (w: number): string => `600 ${flowerType(w)}px "HG Sans", "HG Gothic", sans-serif`;

export function sizeOfFlower(context: Context, name: string, w: number): Size {
  context.font = flowerFont(w);
  const type = flowerType(w);
  return { width: context.measureText(name).width + 0.7 * type, height: 1.5 * type };
}

/** The name on a strip of paper as long as it is. */
export function paintFlower(context: Context, name: string, w: number): void {
  const size = sizeOfFlower(context, name, w);
  paintPaper(context, size, w);
  context.font = flowerFont(w);
  context.fillText(name, size.width / 2, 0.54 * size.height);
}
