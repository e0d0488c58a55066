/** Before the first month: cards are turned up until they say who deals first. */
import type { CardId } from '../../../shared/cards';
import type { EventOf } from '../../../shared/events';
import { heightOf } from '../../table/layout';
import { rivalsOf } from '../../table/model';
import { centreOf } from '../../table/placement';
import { FACE_DOWN, flatPose } from '../../table/pose';
import { caption } from '../banner/caption';
import { freshDeck, type Craft } from '../craft';
import { dealerWords } from '../dealerWords';
import { fly, turnOver } from '../phrases';
import { DEALER_DRAW, DRAW, FADE } from '../timings.table';

/** Draws that decided nothing stay in sight; of very many only the last ones. */
const DRAWS_SHOWN = 4;

interface Turned {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Each player's card on its own side of the table; a card turned up for all in the middle. One draw beside the other. */
function placesOf(draws: EventOf<'matchStarted'>['dealerDraws'], { scene }: Craft): readonly Turned[][] {
  const { field, card: widths } = scene.layout.value;
  const rivals = rivalsOf(scene.model());
  const middle = centreOf(field);
  const width = widths.field * 1.1;
  const wide = rivals.length > 1 ? 2.5 : 1.2;
  return draws.map((draw, round) => {
    const x = middle.x + (round - (draws.length - 1) / 2) * wide * width;
    return draw.map((card, seat): Turned => {
      const rival = rivals.indexOf(seat);
      const across = rival < 0 ? 0 : (rival - (rivals.length - 1) / 2) * 1.2;
      const down = draw.length === 1 ? 0 : rival < 0 ? 0.56 : -0.56;
      return { card, width, x: x + across * width, y: middle.y + down * heightOf(width) };
    });
  });
}

/** Turns the cards up, says what they mean, and clears them away. */
export function matchStarted(event: EventOf<'matchStarted'>, craft: Craft): void {
  const { scene, take, update } = craft;
  freshDeck(craft, 0);
  const { drawPile, card: widths, scale, field } = scene.layout.value;
  const draws = event.dealerDraws.slice(-DRAWS_SHOWN);
  let at = FADE;
  for (const draw of placesOf(draws, craft)) {
    for (const { card, ...place } of draw) {
      const start = { ...centreOf(drawPile), width: widths.field, flip: FACE_DOWN, z: 500 };
      const pose = scene.spawn(card, card, flatPose(start));
      fly(take, pose, flatPose({ ...place, flip: FACE_DOWN, z: 640 }), at, { z: 640, flight: DRAW.fly + 80 });
      turnOver(take, pose, at + DRAW.fly, DRAW.flip);
      take.cue({ name: 'turn', x: place.x }, at + DRAW.fly + DRAW.flip / 2);
      at += DEALER_DRAW.stagger;
    }
    at += DRAW.fly + DRAW.flip;
  }
  const words = dealerWords(event, update);
  if (words === null) return;
  const until = at + DEALER_DRAW.hold;
  caption(craft, words, Math.max(FADE, at - DRAW.flip), until);
  const shown = draws.flat();
  const away = { alpha: 0, y: centreOf(field).y + 20 * scale };
  for (const card of shown) take.to(scene.poseOf(card), away, until, FADE, 'power1.in');
  take.onEnd(() => {
    for (const card of shown) scene.remove(card);
  });
}
