import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fitToDisplays } from '../../main/windowPlace';
import type { Bounds } from '../../main/windowPlace';

const LAPTOP: Bounds = { x: 0, y: 25, width: 1440, height: 875 };
const MONITOR: Bounds = { x: 1440, y: 0, width: 2560, height: 1400 };
const LEFT: Bounds = { x: -1920, y: 0, width: 1920, height: 1080 };

describe('where the window opens', () => {
  it('first: in the middle of the first display', () => {
    expect(fitToDisplays(null, [MONITOR, LAPTOP])).toEqual({ x: 2080, y: 300, width: 1280, height: 800 });
  });

  it('first, on a small display: no larger than that', () => {
    expect(fitToDisplays(null, [{ x: 0, y: 0, width: 1100, height: 700 }])).toEqual({
      x: 0,
      y: 0,
      width: 1100,
      height: 700,
    });
  });

  it.each([
    [{ x: 100, y: 50, width: 1200, height: 700 }],
    [{ x: 1500, y: 20, width: 2400, height: 1300 }],
    [{ x: -1800, y: 100, width: 1100, height: 700 }],
  ])('again: where it was, %j', (bounds) => {
    expect(fitToDisplays(bounds, [LAPTOP, MONITOR, LEFT])).toEqual(bounds);
  });

  it('after its monitor is gone: in the middle of the first display, shrunk to it', () => {
    expect(fitToDisplays({ x: 1500, y: 20, width: 2400, height: 1300 }, [LAPTOP])).toEqual(LAPTOP);
    expect(fitToDisplays({ x: -1800, y: 100, width: 1100, height: 701 }, [LAPTOP])).toEqual({
      x: 170,
      y: 112,
      width: 1100,
      height: 701,
    });
  });

  it('half outside: moved in, on the display that showed most of it', () => {
    expect(fitToDisplays({ x: 1000, y: 600, width: 1200, height: 700 }, [LAPTOP, MONITOR])).toEqual({
      x: 1440,
      y: 600,
      width: 1200,
      height: 700,
    });
    expect(fitToDisplays({ x: 0, y: -500, width: 1200, height: 700 }, [LAPTOP])).toEqual({
      x: 0,
      y: 25,
      width: 1200,
      height: 700,
    });
  });

  it('remembered too small: at least the smallest size', () => {
    expect(fitToDisplays({ x: 10, y: 30, width: 1, height: 1 }, [LAPTOP])).toEqual({
      x: 10,
      y: 30,
      width: 1024,
      height: 640,
    });
  });

  it('never off-screen, whatever was remembered and whatever displays there are', () => {
    const rectangle = (smallest: number) =>
      fc.record({
        x: fc.integer({ min: -9000, max: 9000 }),
        y: fc.integer({ min: -9000, max: 9000 }),
        width: fc.integer({ min: smallest, max: 8000 }),
        height: fc.integer({ min: smallest, max: 8000 }),
      });
    fc.assert(
      fc.property(rectangle(1), rectangle(320), fc.array(rectangle(320)), (bounds, primary, others) => {
        const placed = fitToDisplays(bounds, [primary, ...others]);
        const inside = [primary, ...others].some(
          (area) =>
            placed.x >= area.x &&
            placed.y >= area.y &&
            placed.x + placed.width <= area.x + area.width &&
            placed.y + placed.height <= area.y + area.height,
        );
        expect(inside).toBe(true);
      }),
    );
  });
});
