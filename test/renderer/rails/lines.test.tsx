// @vitest-environment happy-dom
// The prompt asks only while there is something to answer.
import { afterEach, expect, it } from 'vitest';
import { PromptLine } from '../../../renderer/rails/Lines';
import type { PlayerView } from '../../../shared/view';
import { mount, unmountAll } from '../../support/dom';
import { randomMatch } from '../../support/randomMatch';

const box = { x: 0, y: 0, width: 600, height: 40 };

/** The first own choice of the first matches. */
function choice(): PlayerView {
  for (let seed = 1; seed < 50; seed += 1) {
    for (const { view } of randomMatch(seed)) if (view.pending && view.turn === view.seat) return view;
  }
  throw new Error('no match has a choice');
}

const told = async (view: PlayerView, busy: boolean, reason = ''): Promise<string> => {
  const place = await mount(
    <PromptLine
      view={view}
      hints
      hovered={busy ? null : (view.legal[0] ?? null)}
      turn={view.turn}
      busy={busy}
      reason={reason}
      box={box}
    />,
  );
  return place.textContent;
};

afterEach(unmountAll);

it('names the question while it is open', async () => {
  expect(await told(choice(), false)).not.toBe('');
});

it('asks nothing any more once it was answered and things move', async () => {
  expect(await told(choice(), true)).toBe('');
});

it('still tells why a press did nothing', async () => {
  expect(await told(choice(), true, 'Choose first')).toBe('Choose first');
});
