/** Around the cards: a new month's page, a void deal, hands shown at the end and those that ended it. */
import type { Month } from '../../../shared/cards';
import { sameMonth } from '../../../shared/cards';
import type { EventOf } from '../../../shared/events';
import type { Seat } from '../../../shared/moves';
import type { MonthResult, YakuScore } from '../../../shared/scoring';
import { rivalName, yakuName } from '../../reference/names';
import { formatPoints, t } from '../../strings';
import { facesOf } from '../../table/model';
import { FACE_UP, backKey } from '../../table/pose';
import { caption } from '../banner/caption';
import { append } from '../banner/elements';
import { countDeck, freshDeck, isOwn, placeFor, type Craft } from '../craft';
import { monthPlace } from '../../rails/monthPlace';
import { glide, turnOver } from '../phrases';
import { FADE, HAND_YAKU, MONTH, REVEAL_HANDS, VOID_HOLD } from '../timings.table';

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
  const round = monthPlace(event.round, update.view.ruleSet);
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

/** The field is void: said in words, then everything goes back into the pile. */
export function fieldVoid({ field }: EventOf<'fieldVoid'>, craft: Craft): void {
  const isFour = field.some((card) => field.filter((other) => sameMonth(card, other)).length === 4);
  caption(craft, t(`table:fieldVoid.${isFour ? 'four' : 'pairs'}`), 0, VOID_HOLD);
  freshDeck(craft, VOID_HOLD);
  countDeck(craft, craft.before.drawPile);
}

/** The month is over: what was held hidden turns up where it lies. */
export function monthEnded({ result }: EventOf<'monthEnded'>, craft: Craft): void {
  const { scene, take, before } = craft;
  before.seats.forEach(({ backs }, index) => {
    facesOf(scene.model(), index).forEach((card, place) => {
      const slot = backs[place];
      if (slot === undefined) return;
      const pose = scene.rekey(backKey(index, slot), card, card);
      const to = placeFor(craft, card);
      const at = place * REVEAL_HANDS.stagger;
      turnOver(take, pose, at, REVEAL_HANDS.flip, FACE_UP);
      glide(take, pose, to, at, REVEAL_HANDS.flip);
      take.cue({ name: 'turn', x: pose.x, inner: place > 0 }, at + REVEAL_HANDS.flip / 2);
    });
  });
  const shown = take.end();
  if (result.reason === 'hand-yaku' || result.reason === 'hand-yaku-draw')
    return showHandYaku(result, craft, shown);
  if (shown > 0) take.holdUntil(shown + REVEAL_HANDS.hold);
}

/** A dealt hand has ended the month: it rises and is named before anything is counted. */
function showHandYaku({ winner, yaku }: MonthResult, craft: Craft, at: number): void {
  const { scene, take } = craft;
  const until = at + HAND_YAKU.lift + HAND_YAKU.hold;
  const [made] = yaku;
  caption(craft, handYakuWords(winner, made, craft), at, until);
  for (const card of made?.cards ?? []) {
    if (!scene.has(card)) continue;
    const pose = scene.poseOf(card);
    const rest = placeFor(craft, card);
    // Towards the middle of the table, from either side.
    const raised = {
      y: rest.y + (winner !== null && isOwn(craft, winner) ? -1 : 1) * HAND_YAKU.px,
      lift: 0.6,
    };
    take.to(pose, { ring: 1, ...(!take.reduced && raised) }, at, HAND_YAKU.lift, 'power2.out');
    take.to(pose, { ring: 0, lift: 0, y: rest.y }, until, HAND_YAKU.lift, 'power2.inOut');
  }
  if (made) take.cue({ name: 'yaku' }, at, false);
  take.holdUntil(until + HAND_YAKU.lift);
}

function handYakuWords(winner: Seat | null, made: YakuScore | undefined, craft: Craft): string {
  if (winner === null || made === undefined) return t('table:handYaku.draw');
  const words = { yaku: yakuName(craft.update.view.ruleSet, made.id), points: formatPoints(made.points) };
  return isOwn(craft, winner)
    ? t('table:handYaku.you', words)
    : t('table:handYaku.rival', { ...words, name: rivalName(winner) });
}
