/** Around the cards: who deals first, a new month's page, a void deal, hands shown at the end, a rival who thinks. */
import type { CardId, Month } from '../../../shared/cards';
import { monthOf, sameMonth } from '../../../shared/cards';
import type { EventOf } from '../../../shared/events';
import { monthInSentence, t } from '../../strings';
import { heightOf } from '../../table/layout';
import { centreOf } from '../../table/placement';
import { FACE_DOWN, FACE_UP, flatPose } from '../../table/pose';
import { append } from '../banner/elements';
import { fadeLeaving, isOwn, placeFor, settleOthers, spawnMissing, type Craft } from '../craft';
import { fly, turnOver } from '../phrases';
import { DEALER_DRAW, DRAW, MONTH, REDUCED, REVEAL_HANDS, THINK, VOID_HOLD } from '../timings.table';

const FADE = REDUCED.fadeOut + REDUCED.fadeIn;

function caption({ overlay, take }: Craft, text: string, at: number, until: number): void {
  const line = append(overlay, 'banner caption', text);
  take.onEnd(() => line.remove());
  take.timeline.fromTo(line, { opacity: 0 }, { opacity: 1, duration: 0.24, ease: 'power2.out' }, at / 1000);
  take.to(line, { opacity: 0 }, until, FADE, 'power1.in');
}

/** Nothing lies on the table but the whole draw pile; what lay there fades. */
function freshDeck(craft: Craft, at: number): void {
  const { scene, take } = craft;
  fadeLeaving(craft, at, FADE);
  settleOthers(craft, [], at, FADE);
  for (const key of spawnMissing(craft, () => null)) {
    take.to(scene.poseOf(key), { alpha: 1 }, at, FADE, 'none');
  }
}

/** Each seat turns up a card; the earlier month deals. Draws that tie stay in sight, further out. */
export function matchStarted(event: EventOf<'matchStarted'>, craft: Craft): void {
  const { scene, take, rivalName } = craft;
  freshDeck(craft, 0);
  const { field, card: widths, drawPile, scale } = scene.layout.value;
  const middle = centreOf(field);
  const shown: CardId[] = [];
  let at = FADE;
  event.dealerDraws.forEach((draw, round) => {
    draw.forEach((card, seat) => {
      const side = isOwn(craft, seat) ? 1 : -1;
      const width = widths.field * 1.1;
      // Each player's card on its own side of the table.
      const place = { x: middle.x + round * 1.2 * width, y: middle.y + side * 0.56 * heightOf(width), width };
      const pose = scene.spawn(
        card,
        card,
        flatPose({ ...centreOf(drawPile), width: widths.field, flip: FACE_DOWN, z: 500 }),
      );
      fly(take, pose, flatPose({ ...place, flip: FACE_DOWN, z: 640 }), at, { z: 640, flight: DRAW.fly + 80 });
      turnOver(take, pose, at + DRAW.fly, DRAW.flip);
      take.cue({ name: 'turn', x: place.x }, at + DRAW.fly + DRAW.flip / 2);
      at += DEALER_DRAW.stagger;
      shown.push(card);
    });
    at += DRAW.fly + DRAW.flip;
  });
  const until = at + DEALER_DRAW.hold;
  const [decisive] = event.dealerDraws.slice(-1);
  if (decisive) caption(craft, dealerWords(event, decisive, craft, rivalName), at - DRAW.flip, until);
  for (const card of shown)
    take.to(scene.poseOf(card), { alpha: 0, y: middle.y + 20 * scale }, until, FADE, 'power1.in');
  take.onEnd(() => {
    for (const card of shown) scene.remove(card);
  });
}

function dealerWords(
  { dealer }: EventOf<'matchStarted'>,
  draw: readonly CardId[],
  craft: Craft,
  name: string,
): string {
  const nameOf = (card: CardId | undefined): string => (card ? monthInSentence(monthOf(card)) : '');
  const own = draw.find((_, seat) => isOwn(craft, seat));
  const theirs = draw.find((_, seat) => !isOwn(craft, seat));
  const words = { yours: nameOf(own), theirs: nameOf(theirs), name };
  if (own && theirs && sameMonth(own, theirs)) {
    return t(isOwn(craft, dealer) ? 'table:dealerDraw.tieYou' : 'table:dealerDraw.tieRival', words);
  }
  return t(isOwn(craft, dealer) ? 'table:dealerDraw.you' : 'table:dealerDraw.rival', words);
}

function page(parent: HTMLElement, month: Month, round: string, className: string): HTMLElement {
  const leaf = append(parent, `leaf ${className}`);
  const crest = document.createElement('img');
  crest.src = `crests/${month}.svg`;
  crest.alt = '';
  leaf.append(crest);
  append(leaf, 'leaf-old', t(`cards:month.${month}.old`)).lang = 'ja';
  append(leaf, 'leaf-name', t(`cards:month.${month}.name`));
  append(leaf, 'leaf-flower', t(`cards:month.${month}.flower`));
  append(leaf, 'leaf-round', round);
  return leaf;
}

/** The calendar's leaf of the last month swings up and away; the new one rests, then makes way for the table. */
export function monthStarted(event: EventOf<'monthStarted'>, craft: Craft): void {
  const { take, overlay, update } = craft;
  freshDeck(craft, 0);
  const root = append(overlay, 'banner month-page');
  take.onEnd(() => root.remove());
  const { rounds } = update.view.ruleSet;
  const round =
    rounds === null
      ? t('table:round', { round: event.round })
      : t('table:roundOf', { round: event.round, rounds });
  page(root, event.month, round, 'new');
  const previous = update.view.history.find((record) => record.round === event.round - 1);
  take.timeline.fromTo(root, { opacity: 0 }, { opacity: 1, duration: FADE / 1000 }, 0);
  take.cue({ name: 'month' }, 0, false);
  // Behind the old leaf the old month stands until it swings away.
  take.timeline.call(craft.showMonth, undefined, previous ? MONTH.page / 1000 : 0);
  const turned = previous ? MONTH.page + MONTH.hinge : MONTH.page;
  if (previous) {
    const old = page(root, previous.month, '', 'old');
    if (take.reduced) take.to(old, { opacity: 0 }, MONTH.page, FADE, 'none');
    else take.to(old, { scaleY: 0, skewX: -8, y: -12 }, MONTH.page, MONTH.hinge, 'power2.in');
  }
  take.to(root, { opacity: 0 }, turned + MONTH.rest, MONTH.out, 'power1.in');
}

/** Four of a month lie on the field: said in words, then everything goes back into the pile. */
export function fieldVoid(_event: EventOf<'fieldVoid'>, craft: Craft): void {
  caption(craft, t('table:fieldVoid'), 0, VOID_HOLD);
  freshDeck(craft, VOID_HOLD);
}

/** The month is over: what the rival still held turns up where it lies. */
export function monthEnded(_event: EventOf<'monthEnded'>, craft: Craft): void {
  const { scene, take, before } = craft;
  scene.model().seats.forEach((seat, index) => {
    const backs = before.seats[index]?.backs ?? [];
    seat.shown.forEach((card, place) => {
      const slot = backs[place];
      if (slot === undefined) return;
      const pose = scene.rekey(`back:${index}:${slot}`, card, card);
      const at = place * REVEAL_HANDS.stagger;
      Object.assign(pose, { z: placeFor(craft, card).z });
      turnOver(take, pose, at, REVEAL_HANDS.flip, FACE_UP);
      take.cue({ name: 'turn', x: pose.x, inner: place > 0 }, at + REVEAL_HANDS.flip / 2);
    });
    if (seat.shown.length > 0) take.holdUntil(take.end() + REVEAL_HANDS.hold);
  });
}

/** A rival considers: a humane pause in which, after a while, two of its cards stir. Its length tells nothing. */
export function rivalThinks(seat: number, craft: Craft): void {
  const { scene, take, random } = craft;
  const ms = THINK.least + random() * (THINK.most - THINK.least);
  take.holdUntil(ms);
  if (take.reduced) return;
  const backs = scene.keys().filter((key) => key.startsWith(`back:${seat}:`));
  for (let stir = 0; stir < 2 && backs.length > 0; stir++) {
    const [key] = backs.splice(Math.floor(random() * backs.length), 1);
    if (!key) continue;
    const at = THINK.fidgetAt + stir * (THINK.fidget / 2);
    const half = Math.min(THINK.fidget / 2, Math.max(60, (ms - at) / 2));
    if (at + 2 * half > ms) continue;
    take.to(scene.poseOf(key), { lift: THINK.lift * 3 }, at, half, 'sine.inOut');
    take.to(scene.poseOf(key), { lift: 0 }, at + half, half, 'sine.inOut');
  }
}
