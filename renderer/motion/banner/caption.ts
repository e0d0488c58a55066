/** A line of words over the table for as long as something is shown. Knows no events. */
import type { Craft } from '../craft';
import { FADE } from '../timings.table';
import { append } from './elements';

/** @param until ms at which it begins to fade; the take lasts until it has. */
export function caption({ overlay, take }: Craft, text: string, at: number, until: number): void {
  const line = append(overlay, 'banner caption', text);
  take.onEnd(() => line.remove());
  take.timeline.fromTo(line, { opacity: 0 }, { opacity: 1, duration: 0.24, ease: 'power2.out' }, at / 1000);
  take.to(line, { opacity: 0 }, until, FADE, 'power1.in');
}
