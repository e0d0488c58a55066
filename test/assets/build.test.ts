// The build's parts: packing, the atlas on disk, stamps, signs, ornaments.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { CARD_IDS } from '../../shared/cards';
import { writeAtlas, type AtlasIndex } from '../../assets/build/atlas';
import { atlasPictures } from '../../assets/build/atlasPictures';
import { pack } from '../../assets/build/packing';
import { usedSigns } from '../../assets/build/signs';
import { makeOnce } from '../../assets/build/stamp';
import { stencil } from '../../assets/build/stencil';
import { drawCrests } from '../../assets/ornaments/crests';
import { drawPetals } from '../../assets/ornaments/petals';
import { drawShadows } from '../../assets/ornaments/shadows';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'hanagoyomi-assets-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const apart = (a: Box, b: Box, gap: number): boolean =>
  a.page !== b.page ||
  a.x + a.w + gap <= b.x ||
  b.x + b.w + gap <= a.x ||
  a.y + a.h + gap <= b.y ||
  b.y + b.h + gap <= a.y;

describe('pack', () => {
  it('starts a new page when one is full and leaves the gutter everywhere', () => {
    const sizes = Array.from({ length: 30 }, (_, i) => ({ id: String(i), w: 20 + (i % 3), h: 30 - (i % 5) }));
    const { pages, placed } = pack(sizes, 100, 4);
    expect(pages.length).toBeGreaterThan(1);
    expect(placed).toHaveLength(30);
    for (const [i, a] of placed.entries())
      expect(placed.slice(i + 1).every((b) => apart(a, b, 4))).toBe(true);
  });

  it('refuses what fits on no page', () => {
    expect(() => pack([{ id: 'wide', w: 97, h: 10 }], 100, 2)).toThrow('wide');
  });
});

describe('the atlas', () => {
  it('holds every picture inside its page, none over another', async () => {
    const index = await writeAtlas(folder, atlasPictures(), 0.125);
    const file = join(folder, 'cards@0.125x.json');
    expect(JSON.parse(await readFile(file, 'utf8')) as AtlasIndex).toEqual(index);
    const petals = Array.from({ length: 12 }, (_, i) => `petal-${i + 1}`);
    const names = [...CARD_IDS, 'back', 'shadow', 'glow', ...petals];
    expect(Object.keys(index.frames).sort()).toEqual(names.sort());
    const frames = Object.values(index.frames);
    for (const [i, frame] of frames.entries())
      expect(frames.slice(i + 1).every((other) => apart(frame, other, 8))).toBe(true);
    for (const [page, name] of index.pages.entries()) {
      const { width = 0, height = 0 } = await sharp(join(folder, name)).metadata();
      for (const frame of frames.filter((one) => one.page === page)) {
        expect(frame.x + frame.w).toBeLessThanOrEqual(width);
        expect(frame.y + frame.h).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('makeOnce', () => {
  it('makes a part when its sources change, and only then', async () => {
    const calls: string[] = [];
    const make = (hash: string) =>
      makeOnce(folder, 'part', hash, () => {
        calls.push(hash);
        return Promise.resolve();
      });
    expect(await make('one')).toBe(true);
    expect(await make('one')).toBe(false);
    expect(await make('two')).toBe(true);
    expect(calls).toEqual(['one', 'two']);
  });

  it('keeps the old part when making the new one fails', async () => {
    await makeOnce(folder, 'kept', 'good', () => Promise.resolve());
    await expect(makeOnce(folder, 'kept', 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await readdir(join(folder, 'kept'))).toEqual(['.made-from']);
    expect((await readdir(folder)).filter((name) => name.startsWith('.kept'))).toEqual([]);
  });
});

describe('usedSigns', () => {
  it('has all kana and every sign of the catalogues', async () => {
    const signs = await usedSigns(process.cwd());
    for (const sign of 'あんアン゛ー、。「」0９花暦月札鶴') expect(signs).toContain(sign);
    expect(new Set(signs).size).toBe([...signs].length);
  });
});

describe('ornaments', () => {
  it.each([
    ['crests', drawCrests()],
    ['petals', drawPetals()],
    ['shadows', drawShadows()],
  ])('%s: twelve, all different', (_, drawings) => {
    expect(new Set(drawings.map((svg) => svg.replace(/\d+-/g, ''))).size).toBe(12);
  });

  it('stencils are black, open where the resist line runs, and fade at the edge', () => {
    const paint = [30, 75, 65, 255];
    const resist = [245, 234, 210, 255];
    const size = 40;
    const pixels = Buffer.alloc(size * size * 4);
    for (let i = 0; i < size * size; i++) pixels.set(i % size === 20 ? resist : paint, i * 4);
    const out = stencil({ width: size, height: size, pixels }).pixels;
    const alpha = (x: number, y: number) => out[(y * size + x) * 4 + 3];
    expect(alpha(10, 20)).toBe(255);
    expect(alpha(20, 20)).toBe(0);
    expect(alpha(0, 20)).toBe(0);
    expect(out[0]).toBe(0);
  });
});
