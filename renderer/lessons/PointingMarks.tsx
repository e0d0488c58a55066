/** Rings around what the teacher speaks of, and the arrow to the first of it. Decoration: the sentence says the same. */
import type { Pointing } from './usePointing';
import { arrowFrom } from './arrow';
import { grown } from './targets';

interface PointingMarksProps {
  readonly pointing: Pointing;
  /** It is the way that was asked for: it glows. */
  readonly isWay: boolean;
}

/** Px between a thing and its ring: a card's own ring lies closer. */
const AIR = 5;
/** Of a card, as a share of its width. */
const CORNER = 0.07;

export function PointingMarks({ pointing, isWay }: PointingMarksProps) {
  const { found, sheet } = pointing;
  const [first] = found.filter(({ surface }) => surface !== 'sheet');
  const arrow = first && arrowFrom(sheet, first.rect);
  const rings = found.filter(({ surface }) => surface !== 'card' || isWay);
  return (
    <svg class="pointing" data-way={isWay} aria-hidden="true">
      {rings.map(({ rect, surface }, index) => (
        <rect
          key={index}
          class="pointingRing"
          rx={surface === 'card' ? CORNER * rect.width + AIR : 10}
          {...grown(rect, AIR)}
        />
      ))}
      {arrow && (
        <g key={arrow.shaft} class="pointingArrow">
          <path class="under" d={arrow.shaft} pathLength={1} />
          <path class="under head" d={arrow.head} />
          <path d={arrow.shaft} pathLength={1} />
          <path class="head" d={arrow.head} />
        </g>
      )}
    </svg>
  );
}
