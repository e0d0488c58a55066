/** Turns a coloured drawing into a black stencil with soft edges; knows no plant. */
import type { Raster } from './raster';

/** Brightness (0 … 255) from which paint counts as resist line, and above which it is a full gap. */
const GAP_FROM = 188;
const GAP_TO = 228;

/** Bright paint (from 96, fully at 180) is thinner by this share, so that petals stand off from leaves. */
const THIN = 0.42;

/** Share of the width over which the stencil fades out at the left, right and upper edge. */
const FADE = 0.12;

/** Black where the drawing has paint, open along its cream resist lines and where it has none. */
export function stencil({ width, height, pixels }: Raster): Raster {
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4);
      const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const gap = ramp((light - GAP_FROM) / (GAP_TO - GAP_FROM));
      const paint = (1 - gap) * (1 - THIN * ramp((light - 96) / 84));
      const edge = Math.min(x, width - 1 - x, y) / (FADE * width);
      out[i + 3] = Math.round(alpha * paint * ramp(edge));
    }
  return { width, height, pixels: out };
}

/** 0 below 0, 1 above 1, smooth between. */
function ramp(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
