/** All 48 cards drawn, and the back; knows no file and no pixel. */
import type { CardId } from '../../shared/cards';
import { january } from './months/january';
import { february } from './months/february';
import { march } from './months/march';
import { april } from './months/april';
import { may } from './months/may';
import { june } from './months/june';
import { july } from './months/july';
import { august } from './months/august';
import { september } from './months/september';
import { october } from './months/october';
import { november } from './months/november';
import { december } from './months/december';

export { drawBack } from './back';

const MONTHS = [
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
];

/** One SVG document per card, 360 by 584 units, in month order. */
export function drawCards(): ReadonlyMap<CardId, string> {
  return new Map(MONTHS.flatMap((month) => month()).map((card) => [card.id, card.svg()]));
}
