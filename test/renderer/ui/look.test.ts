// @vitest-environment happy-dom
// Sizes and colours as numbers: the scale of a window, the tints of the months.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signal } from '@preact/signals';
import { MONTHS } from '../../../shared/cards';
import { applyMonth, monthStyle, tintOf } from '../../../renderer/ui/month';
import { followScale, scaleFor } from '../../../renderer/ui/scale';

describe('scaleFor', () => {
  it.each([
    [1280, 800, 1, 1],
    [1024, 640, 0.8, 0.925],
    [1920, 1080, 1.35, 1.35],
    [3840, 2160, 2.7, 2.7],
    [7680, 4320, 5.4, 3.2],
    [1920, 800, 1, 1],
  ])('%i x %i', (width, height, s, text) => {
    expect(scaleFor(width, height)).toEqual({ s, text });
  });

  it('keeps captions at 12 px in the smallest window', () => {
    expect(0.8125 * 16 * scaleFor(1024, 640).text).toBeGreaterThanOrEqual(12);
  });

  it('grows the type, not the table, by the player’s own factor', () => {
    expect(scaleFor(1280, 800, 1.5)).toEqual({ s: 1, text: 1.5 });
  });
});

describe('followScale', () => {
  it('follows the window and the player until it is told to stop', () => {
    const style = document.documentElement.style;
    const resize = (width: number, height: number): void => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event('resize'));
    };
    resize(1280, 800);
    const size = signal(1);
    const stop = followScale(size);
    expect(style.getPropertyValue('--s')).toBe('1');
    resize(1920, 1080);
    expect(style.getPropertyValue('--text')).toBe('1.35');
    size.value = 1.3;
    expect(style.getPropertyValue('--text')).toBe(String(1.35 * 1.3));
    expect(document.documentElement.hasAttribute('data-large-text')).toBe(true);
    size.value = 1.15;
    expect(document.documentElement.hasAttribute('data-large-text')).toBe(false);
    stop();
    resize(1280, 800);
    size.value = 1;
    expect(style.getPropertyValue('--s')).toBe('1.35');
  });
});

describe('months', () => {
  it('have an edge half as bright as the centre', () => {
    expect(tintOf(5)).toEqual({ centre: '#1E3348', edge: '#0f1a24' });
  });

  it('differ in tint', () => {
    expect(new Set(MONTHS.map((month) => tintOf(month).centre)).size).toBe(12);
  });

  it('dress the page', () => {
    applyMonth(8);
    expect(document.documentElement.style.getPropertyValue('--tint')).toBe('#4A1620');
    expect(document.documentElement.style.getPropertyValue('--bokashi')).toBe(monthStyle(8)['--bokashi']);
  });
});

describe('style sheets', () => {
  // Chromium 130 dies when a media query or the like changes the sheets while such a property is in transition: what
  // moves its value is thrown away with the old sheets and used once more.
  it('register no property', () => {
    const folder = resolve(import.meta.dirname, '../../../renderer');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(10);
    const registers = (file: string): boolean =>
      /@property\s+--/.test(readFileSync(join(folder, file), 'utf8'));
    expect(sheets.filter(registers)).toEqual([]);
  });
});
