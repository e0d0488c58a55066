// The drawn cards: complete, well-formed, small, and different from each other.
import { describe, expect, it } from 'vitest';
import { drawBack, drawCards } from '../../assets/cards';
import { CARDS, CARD_IDS, MONTHS } from '../../shared/cards';
import { rasterise } from '../../assets/build/raster';

const cards = drawCards();
const documents = [...cards, ['back', drawBack()] as const];

/** The first fault of an XML text, or null: every tag closed in order, every attribute quoted. */
function xmlFault(text: string): string | null {
  const open: string[] = [];
  const tag = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g;
  const rest = text.replace(tag, (_, end: string, name: string, _attributes: string, empty: string) => {
    if (end) return open.pop() === name ? '' : `unexpected </${name}>`;
    if (!empty) open.push(name);
    return '';
  });
  if (rest) return `not a tag: ${rest.slice(0, 60)}`;
  return open.length ? `unclosed <${open.join('> <')}>` : null;
}

describe('xmlFault', () => {
  it('finds what is broken', () => {
    expect(xmlFault('<svg><g/></svg>')).toBeNull();
    expect(xmlFault('<svg><g></svg>')).toContain('unexpected');
    expect(xmlFault('<svg><g a=1/></svg>')).toContain('not a tag');
    expect(xmlFault('<svg>')).toContain('unclosed');
  });
});

describe('the cards', () => {
  it('are the 48 of the deck, each drawn once, in order', () => {
    expect([...cards.keys()]).toEqual([...CARD_IDS]);
    expect(new Set(cards.values()).size).toBe(48);
  });

  it.each(documents)('%s is well-formed, self-contained and under 45 KB', (id, svg) => {
    expect(xmlFault(svg)).toBeNull();
    expect(svg).not.toMatch(/<text|<image|<script|<filter|font-family|NaN|undefined/);
    expect(svg.length).toBeLessThan(45 * 1024);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((name) => !name?.startsWith(id))).toEqual([]);
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
  });

  it('have no id twice, so that several stand in one page', () => {
    const ids = documents.flatMap(([, svg]) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(MONTHS)('of month %i differ from each other even at 24 pixels', async (month) => {
    const ids = CARD_IDS.filter((id) => CARDS[id].month === month);
    const small = await Promise.all(ids.map((id) => rasterise(cards.get(id) ?? '', 24)));
    for (const [i, a] of small.entries())
      for (const b of small.slice(i + 1)) {
        let sum = 0;
        for (const [k, value] of a.pixels.entries()) sum += Math.abs(value - (b.pixels[k] ?? 0));
        // Mean difference of a colour channel. Two pictures that a player could mix up stay below 10.
        expect(sum / a.pixels.length).toBeGreaterThan(10);
      }
  });

  it('have clear corners and a rim of one colour, so that no light fringe shows on lacquer', async () => {
    for (const id of ['jan-crane', 'aug-moon'] as const) {
      const { width, pixels } = await rasterise(cards.get(id) ?? '', 180);
      expect(pixels[3]).toBe(0);
      for (let x = 0; x < 30; x++) {
        const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(
          (2 * width + x) * 4,
          (2 * width + x) * 4 + 4,
        );
        if (alpha > 24) expect(Math.max(r, g, b)).toBeLessThan(64);
      }
    }
  });
});
