// No example of an option tells a number that the engine does not pay.
import { afterEach, describe, expect, it } from 'vitest';
import { FIGURES, JOKER_FIGURES } from '../../../renderer/editor/pages/figures.table';
import type { FigureId } from '../../../renderer/editor/pages/figures.table';
import { jokerExample, optionExample, optionHelp } from '../../../renderer/editor/pages/optionWords';
import type { OptionField } from '../../../renderer/editor/pages/optionWords';
import { setLanguage } from '../../../renderer/strings';
import { catalogues } from '../../../renderer/strings/catalogues';
import { presets } from '../../../shared/presets';
import { LANGUAGES } from '../../../shared/settings';
import { by, jokerPiles, RECKONED, worthOf } from './examples.table';

afterEach(() => setLanguage('en'));

const IDS = Object.keys(FIGURES) as readonly FigureId[];

describe('the figures of an example', () => {
  it.each(IDS)('%s are what the engine pays', (id) => {
    expect(FIGURES[id]).toEqual(RECKONED[id]);
  });

  it.each(['sep-cup', 'may-bridge'] as const)('of %s are what the engine pays for each use', (card) => {
    const { alone, together } = jokerPiles(card);
    for (const use of ['animal', 'either', 'both'] as const) {
      const rules = by({ joker: { ...presets.modern.joker, [card]: use } });
      expect({ alone: worthOf(rules, alone), together: worthOf(rules, together) }).toEqual(
        JOKER_FIGURES[use],
      );
    }
  });
});

const { deal, chips, joker, handYaku, ...single } = presets.wikipedia;
const NESTED = { deal, chips, joker, handYaku };
const PATHS = [
  ...Object.keys(single),
  ...Object.entries(NESTED).flatMap(([field, parts]) =>
    Object.keys(parts ?? {}).map((part) => `${field}.${part}`),
  ),
] as readonly OptionField[];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PATHS)('%s has a sentence of help', (field) => {
    setLanguage(language);
    expect(optionHelp(field)).toMatch(/[.。]$/);
  });

  it('every figure stands in its example', () => {
    setLanguage(language);
    for (const id of IDS) {
      const text = optionExample(id) ?? '';
      for (const figure of Object.values(FIGURES[id]))
        expect(text).toContain(String(figure).replace('-', '−'));
    }
    expect(jokerExample('both')).toContain('2');
  });

  it('no example has a number of its own, other than how many cards lie there', () => {
    setLanguage(language);
    const texts = JSON.stringify(catalogues[language].options.figures);
    const own = texts.replace(/\{\{\w+\}\}|\d枚(組\d)?|1[つ回文位]/g, '').match(/\d+/g);
    expect(own ?? []).toEqual([]);
  });
});
