/** How long a replay that plays by itself rests on each step. Knows no table. */
import type { ReplayStep } from '../../shared/replay';
import type { Speed } from '../../shared/settings';
import { SPEED_SCALE } from '../motion/craft';

/** ms at speed normal. */
const REST = { turn: 650, deal: 1200, decision: 900, account: 6000 } as const;
/** Without motion a step can only be followed while it stands. */
const STILL = 2;

/** ms */
export function restAfter({ done, view }: ReplayStep, speed: Speed): number {
  const kind =
    view.result !== null ? 'account' : done === null ? 'deal' : 'card' in done.move ? 'turn' : 'decision';
  return speed === 'off' ? REST[kind] * STILL : REST[kind] / SPEED_SCALE[speed];
}
