/** Koi-koi is called: a paper band across the table, written on with a brush. */
import type { EventOf } from '../../../shared/events';
import { rivalName } from '../../reference/names';
import { t } from '../../strings';
import { append, appendSvg } from '../banner/elements';
import { brushPath, koiKoiLines } from '../banner/brush';
import { isOwn, type Craft } from '../craft';
import { CALL, FADE } from '../timings.table';

/** ms for a stroke: a short stop, then by its length in px at a height of 800. */
const strokeMs = (length: number): number => 50 + length / 5.6;
/** Pauses after a stroke: within a kana, between kana, between the two halves. */
const PAUSE = { stroke: 10, kana: 30, half: 70 } as const;

const captionFor = (event: EventOf<'koiKoiCalled'>, craft: Craft): string =>
  isOwn(craft, event.seat) ? t('table:call.you') : t('table:call.rival', { name: rivalName(event.seat) });

function bandPath(width: number, top: number, bottom: number): string {
  const q = width / 4;
  return (
    `M0 ${top} Q${q} ${top - 16} ${2 * q} ${top - 2} T${4 * q} ${top - 8} ` +
    `L${4 * q} ${bottom} Q${3 * q} ${bottom + 14} ${2 * q} ${bottom} T0 ${bottom + 8}Z`
  );
}

export function koiKoiCalled(event: EventOf<'koiKoiCalled'>, craft: Craft): void {
  const { scene, take, overlay } = craft;
  const { width, height, scale } = scene.layout.value;
  const root = append(overlay, 'banner call');
  take.onEnd(() => root.remove());
  const svg = appendSvg(root, 'svg', { viewBox: `0 0 ${width} ${height}` });
  const top = height / 2 - 112 * scale;
  appendSvg(svg, 'path', { d: bandPath(width, top, top + 224 * scale), class: 'band' });
  const size = 225 * scale;
  const step = 232 * scale;
  const lines = koiKoiLines((width - 3 * step - size) / 2, top - 4 * scale, size, step);
  append(root, 'call-caption', captionFor(event, craft));

  take.set(scene.scrim, { alpha: 0 }, 0);
  take.to(scene.scrim, { alpha: 0.5 }, 0, FADE, 'power1.out');
  if (take.reduced) take.timeline.fromTo(root, { opacity: 0 }, { opacity: 1, duration: 0.16 }, 0);
  else
    take.timeline.fromTo(
      root,
      { clipPath: 'inset(0 50% 0 50%)' },
      { clipPath: 'inset(0 0% 0 0%)', duration: CALL.band / 1000, ease: 'power3.out' },
      0,
    );
  let at: number = CALL.strokesAt;
  lines.forEach((line, index) => {
    const body = appendSvg(svg, 'path', { d: '', class: 'stroke' });
    const brush = { progress: take.reduced ? 1 : 0 };
    const draw = () => body.setAttribute('d', brushPath(line, brush.progress));
    draw();
    if (take.reduced) return;
    const ms = strokeMs(line.length / scale);
    take.to(brush, { progress: 1, onUpdate: draw }, at, ms, 'power1.inOut');
    take.cue({ name: index % 4 === 0 ? 'taiko' : 'brush', inner: index % 4 !== 0 }, at + 20, false);
    const next = lines[index + 1];
    at += ms + (next?.kana === line.kana ? PAUSE.stroke : index === 3 ? PAUSE.half : PAUSE.kana);
  });
  take.cue({ name: 'taikoCall' }, at, false);
  if (!take.reduced) {
    take.to(root, { scale: 1.015 }, at, 70, 'power2.out');
    take.to(root, { scale: 1 }, at + 70, 220, 'power2.out');
  }
  take.to(root, { opacity: 0 }, at + CALL.hold, CALL.out, 'power1.in');
  take.to(scene.scrim, { alpha: 0 }, at + CALL.hold, CALL.out, 'power1.in');
}
