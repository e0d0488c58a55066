/** A yaku is made: its cards rise from the pile onto a paper band, its name is written, its points are stamped. */
import { Graphics } from 'pixi.js';
import { byCalendar, type CardId } from '../../../shared/cards';
import type { EventOf } from '../../../shared/events';
import type { RuleSet } from '../../../shared/ruleSet';
import type { YakuScore } from '../../../shared/scoring';
import { rivalName, yakuJapanese, yakuName } from '../../reference/names';
import { formatPoints, t } from '../../strings';
import type { Layout } from '../../table/layout';
import { flatPose, type Pose } from '../../table/pose';
import { append } from '../banner/elements';
import { isOwn, placeFor, type Craft } from '../craft';
import { fly } from '../phrases';
import { YAKU } from '../timings.table';

/** Share of the window's height. */
const BAND = { top: 0.21, height: 0.4 } as const;
/** The cards' row: its middle and its room, as shares of the window's width. */
const ROW = { middle: 0.645, room: 0.52 } as const;

const best = (yaku: readonly YakuScore[]): YakuScore | undefined =>
  [...yaku].sort((a, b) => b.points - a.points || a.cards.length - b.cards.length)[0];

/** A paper band with gold hairlines and two bars of mist in the month's flower's colour. */
function paperBand(layout: Layout): Graphics {
  const { width, height, scale } = layout;
  const high = BAND.height * height;
  const bar = (x: number, y: number, length: number, alpha: number) =>
    band
      .roundRect(x * width, y * high - high / 2, length * width, 12 * scale, 6 * scale)
      .fill({ color: 0xebb03c, alpha });
  const band = new Graphics();
  band.rect(0, -high / 2, width, high).fill(0xf5ead2);
  bar(-0.05, 0.12, 0.33, 0.4);
  bar(0.76, 0.84, 0.3, 0.35);
  bar(0.02, 0.18, 0.16, 0.28);
  for (const edge of [-1, 1]) {
    band.rect(0, edge * (high / 2 - 8 * scale) - scale, width, Math.max(1, 2 * scale)).fill(0xc9973b);
  }
  band.position.set(0, (BAND.top + BAND.height / 2) * height);
  return band;
}

function words(event: EventOf<'yakuFormed'>, main: YakuScore, craft: Craft): HTMLElement {
  const { ruleSet } = craft.update.view;
  const root = append(craft.overlay, 'banner yaku');
  const text = append(root, 'yaku-words');
  if (!isOwn(craft, event.seat)) append(text, 'yaku-who', rivalName(event.seat));
  writeName(text, main, ruleSet);
  for (const other of event.fresh.filter((yaku) => yaku !== main)) {
    const name = yakuName(ruleSet, other.id);
    append(text, 'yaku-also', t('table:banner.also', { yaku: name, points: formatPoints(other.points) }));
  }
  append(text, 'yaku-points', formatPoints(main.points));
  return root;
}

/** Japanese signs over the name; a family's own yaku has none, so its name stands large between two rules. */
function writeName(text: HTMLElement, { id }: YakuScore, ruleSet: RuleSet): void {
  const japanese = yakuJapanese(id);
  const name = yakuName(ruleSet, id);
  if (japanese === null) {
    append(text, 'yaku-house', t('table:banner.house'));
    append(text, 'yaku-name of-the-house', name);
    return;
  }
  const kanji = append(text, 'yaku-kanji');
  kanji.lang = 'ja';
  for (const glyph of japanese) append(kanji, 'glyph', glyph, 'span');
  append(text, 'yaku-name', name);
}

/** Where the cards stand on the band, from left to right. */
function rowPoses(cards: readonly CardId[], layout: Layout): readonly Pose[] {
  const width = layout.card.field * 1.12;
  const step = Math.min(1.14 * width, (ROW.room * layout.width - width) / Math.max(1, cards.length - 1));
  const middle = (cards.length - 1) / 2;
  return cards.map((_, index) =>
    flatPose({
      x: ROW.middle * layout.width + (index - middle) * step,
      y: (BAND.top + BAND.height / 2) * layout.height,
      width,
      lift: 0.5,
      z: 900 + index,
    }),
  );
}

export function yakuFormed(event: EventOf<'yakuFormed'>, craft: Craft): void {
  const { scene, take } = craft;
  const main = best(event.fresh);
  if (!main) return;
  const layout = scene.layout.value;
  const band = paperBand(layout);
  scene.scenery.addChild(band);
  const root = words(event, main, craft);
  take.onEnd(() => {
    root.remove();
    band.destroy();
    scene.scrim.alpha = 0;
  });
  take.cue({ name: 'yaku' }, 60, false);
  take.to(scene.scrim, { alpha: 0.62 }, 0, YAKU.scrim, 'power1.out');
  if (take.reduced) take.timeline.fromTo(band, { alpha: 0 }, { alpha: 1, duration: 0.16 }, 0);
  else
    take.timeline.fromTo(
      band.scale,
      { y: 0 },
      { y: 1, duration: YAKU.band / 1000, ease: 'power3.out' },
      0.04,
    );

  const cards = [...new Set(event.fresh.flatMap((yaku) => yaku.cards))]
    .filter((card) => scene.has(card))
    .sort(byCalendar);
  const stagger = Math.min(YAKU.stagger, YAKU.staggerSum / Math.max(1, cards.length - 1));
  rowPoses(cards, layout).forEach((pose, index) => {
    const card = cards[index];
    if (!card) return;
    const sprite = scene.poseOf(card);
    const home = placeFor(craft, card);
    const up = fly(take, sprite, pose, YAKU.cardsAt + index * stagger, { z: pose.z, flight: YAKU.flight });
    take.cue({ name: 'tap', x: pose.x, inner: true }, up);
    take.set(sprite, { shadow: 1 }, YAKU.cardsAt);
    fly(take, sprite, home, YAKU.outAt, { z: pose.z, from: pose, flight: YAKU.out });
  });
  write(craft, root);
  take.to(scene.scrim, { alpha: 0 }, YAKU.outAt, YAKU.out, 'power1.in');
  take.to(band, { alpha: 0 }, YAKU.outAt, YAKU.out, 'power1.in');
  take.to(root, { opacity: 0 }, YAKU.outAt, YAKU.out, 'power1.in');
}

/** The name's signs one after the other, then the points like a seal. */
function write({ take }: Craft, root: HTMLElement): void {
  const appear = (
    selector: string,
    from: gsap.TweenVars,
    at: number,
    duration: number,
    ease: string,
    stagger = 0,
  ) => {
    const targets = [...root.querySelectorAll(selector)];
    if (targets.length === 0) return;
    const hidden = take.reduced ? { opacity: 0 } : { opacity: 0, ...from };
    const shown = { opacity: 1, y: 0, scale: 1, duration: duration / 1000, ease, stagger: stagger / 1000 };
    take.timeline.fromTo(targets, hidden, shown, at / 1000);
  };
  appear('.yaku-who', {}, 240, YAKU.glyph, 'power2.out');
  appear('.glyph', { y: 10 }, 380, YAKU.glyph, 'power2.out', YAKU.glyphStep);
  appear('.yaku-house', {}, 380, YAKU.glyph, 'power2.out');
  appear('.of-the-house', { y: 10 }, 520, YAKU.glyph, 'power2.out');
  appear('.yaku-name:not(.of-the-house)', {}, 860, YAKU.glyph, 'power2.out');
  appear('.yaku-also', {}, 1000, YAKU.glyph, 'power2.out', YAKU.glyphStep);
  appear('.yaku-points', { scale: 1.5 }, YAKU.stampAt, YAKU.stamp, 'power3.in');
  take.cue({ name: 'clack' }, YAKU.stampAt + YAKU.stamp);
}
