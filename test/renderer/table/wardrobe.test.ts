// @vitest-environment happy-dom
// Textures that are worn are never freed, however the window is resized and however slowly pages load.
import fc from 'fast-check';
import { Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AtlasScale } from '../../../renderer/table/atlasScale';
import type { Looks } from '../../../renderer/table/cardSprite';
import { createWardrobe, REDRESS_MS } from '../../../renderer/table/wardrobe';

/** A loader as Pixi's: one page per scale, shared by all who load it, gone for all when one unloads it. */
function setUp(loadMs: () => number) {
  const pages = new Map<AtlasScale, boolean>();
  const baked = { alive: 0 };
  let scale: AtlasScale = 1;
  const load = (wanted: AtlasScale): Looks['cards'] => {
    pages.set(wanted, true);
    return {
      scale: wanted,
      of: () => Texture.EMPTY,
      unload: () => Promise.resolve(void pages.set(wanted, false)),
    };
  };
  const bake = (): Looks['fittings'] => {
    baked.alive += 1;
    let here = true;
    return {
      cardWidth: 100,
      of: () => Texture.EMPTY,
      ratio: 1,
      pill: () => Texture.EMPTY,
      pillShare: 0.31,
      flower: () => Texture.EMPTY,
      flowerWords: () => ({ width: 40, type: 15 }),
      destroy: () => {
        if (!here) throw new Error('freed twice');
        here = false;
        baked.alive -= 1;
      },
    };
  };
  let worn: Looks = { cards: load(1), fittings: bake() };
  const wardrobe = createWardrobe(worn, {
    wanted: () => ({ scale, fieldCard: 100, ratio: 1 }),
    loadCards: (wanted) => new Promise((done) => setTimeout(() => done(load(wanted)), loadMs())),
    bake: () => Promise.resolve(bake()),
    wear: (looks) => void (worn = looks),
  });
  return {
    wardrobe,
    pages,
    baked,
    resize(to: AtlasScale) {
      scale = to;
      wardrobe.redressSoon();
    },
    worn: () => worn,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCALES: readonly AtlasScale[] = [1, 2, 3];

describe('the wardrobe', () => {
  it('always wears pages that are there, and ends with the size that is shown', async () => {
    const step = fc.record({
      to: fc.constantFrom(...SCALES),
      rest: fc.integer({ min: 0, max: 3 * REDRESS_MS }),
      load: fc.integer({ min: 0, max: 4 * REDRESS_MS }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        let loadMs = 0;
        const { resize, worn, pages, baked } = setUp(() => loadMs);
        for (const { to, rest, load } of steps) {
          loadMs = load;
          resize(to);
          await vi.advanceTimersByTimeAsync(rest);
          expect(pages.get(worn().cards.scale)).toBe(true);
        }
        await vi.advanceTimersByTimeAsync(60 * REDRESS_MS);
        expect(worn().cards.scale).toBe(steps.at(-1)?.to);
        expect([...pages].filter(([, here]) => here)).toHaveLength(1);
        expect(baked.alive).toBe(1);
      }),
    );
  });

  it('frees nothing that the next table may wear once it is gone itself', async () => {
    const { resize, wardrobe, pages, baked } = setUp(() => 1000);
    resize(2);
    await vi.advanceTimersByTimeAsync(REDRESS_MS + 500);
    wardrobe.destroy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(pages.get(1)).toBe(true);
    expect(baked.alive).toBe(0);
  });

  it('tries again after pages that could not be loaded', async () => {
    const lost = vi.fn<() => Promise<Looks['cards']>>().mockRejectedValueOnce(new Error('gone'));
    const { worn } = setUp(() => 0);
    const next: Looks['cards'] = { scale: 2, of: () => Texture.EMPTY, unload: () => Promise.resolve() };
    lost.mockResolvedValue(next);
    const failed = vi.fn();
    process.once('unhandledRejection', failed);
    const wear = vi.fn<(looks: Looks) => void>();
    const wardrobe = createWardrobe(worn(), {
      wanted: () => ({ scale: 2, fieldCard: 100, ratio: 1 }),
      loadCards: lost,
      bake: () => Promise.resolve(worn().fittings),
      wear,
    });
    wardrobe.redressSoon();
    await vi.advanceTimersByTimeAsync(REDRESS_MS);
    wardrobe.redressSoon();
    await vi.advanceTimersByTimeAsync(REDRESS_MS);
    expect(wear).toHaveBeenCalledOnce();
    process.off('unhandledRejection', failed);
  });
});
