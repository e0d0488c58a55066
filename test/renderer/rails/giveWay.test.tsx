// @vitest-environment happy-dom
// A full rail does without just as much as it has to, in order, and takes it back when there is room again.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useGiveWay } from '../../../renderer/rails/useGiveWay';
import { mount, unmountAll } from '../../support/dom';

const ORDER = ['words', 'notes', 'air'] as const;
const HEIGHT = 600;
/** What each part is high, px. */
const SAVED = 20;

function Column() {
  return <div ref={useGiveWay(ORDER)} class="column" />;
}

/** The column's words are `content` px high while nothing has given way. */
async function withoutAt(content: number): Promise<string | undefined> {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const gone = (this.dataset.without ?? '').split(' ').filter((part) => part !== '').length;
    return Math.max(HEIGHT, content - gone * SAVED);
  });
  await mount(<Column />);
  return document.querySelector<HTMLElement>('.column')?.dataset.without;
}

afterEach(async () => {
  await unmountAll();
  vi.restoreAllMocks();
});

describe('a full column', () => {
  it.each([
    [HEIGHT, ''],
    [HEIGHT + 1, 'words'],
    [HEIGHT + SAVED, 'words'],
    [HEIGHT + SAVED + 1, 'words notes'],
    [HEIGHT + 10 * SAVED, 'words notes air'],
  ])('of %i px does without "%s"', async (content, without) => {
    expect(await withoutAt(content)).toBe(without);
  });
});
