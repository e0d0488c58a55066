/** A rival considers its next move. Shows nothing of it. */
import { handKeys } from '../../table/model';
import type { Craft } from '../craft';
import { THINK, THINK_PAUSE } from '../timings.table';

/** A humane pause in which, after a while, two of its cards stir. Its length tells nothing. */
export function rivalThinks(seat: number, craft: Craft): void {
  const { scene, take, random } = craft;
  const { least, most } = THINK_PAUSE[craft.pause];
  const ms = least + random() * (most - least);
  take.holdUntil(ms);
  if (take.reduced) return;
  const cards = handKeys(scene.model(), seat).filter((key) => scene.has(key));
  for (let stir = 0; stir < 2 && cards.length > 0; stir++) {
    const [key] = cards.splice(Math.floor(random() * cards.length), 1);
    if (!key) continue;
    const at = THINK.fidgetAt + stir * (THINK.fidget / 2);
    const half = Math.min(THINK.fidget / 2, Math.max(60, (ms - at) / 2));
    if (at + 2 * half > ms) continue;
    take.to(scene.poseOf(key), { lift: THINK.lift * 3 }, at, half, 'sine.inOut');
    take.to(scene.poseOf(key), { lift: 0 }, at + half, half, 'sine.inOut');
  }
}
