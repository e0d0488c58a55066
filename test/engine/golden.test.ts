// Whole matches, kept as text: any change of what happens, or of its order, shows here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOLDENS, goldenFile, goldenText } from '../support/golden';

describe('a whole match goes as it was written down', () => {
  it.each(GOLDENS.map((golden) => [golden.name, golden] as const))('%s', (name, golden) => {
    expect(goldenText(golden)).toBe(readFileSync(goldenFile(name), 'utf8'));
  });
});
