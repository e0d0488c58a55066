// The house's own lint rules: which imports cross a layer, and how long a function is.
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { functionLines } from '../../.setup/lint/functionLines.js';
import { refusal } from '../../.setup/lint/importLayers.js';
import { inTree } from '../../.setup/places';

describe('refusal', () => {
  it.each([
    ['main/engine/deal.ts', '../../shared/cards'],
    ['main/engine/presets/modern.ts', '../rules'],
    ['main/engine/rng.ts', 'pure-rand'],
    ['main/ai/opponentThread.ts', 'node:worker_threads'],
    ['main/ai/normal.ts', '../engine/view'],
    ['main/headless/play.ts', '../ai/normal'],
    ['main/headless/rules.ts', '../rules/ruleCode'],
    ['main/headless/record.ts', '../record/recordFile'],
    ['main/record/recordFile.ts', '../historyFormat'],
    ['main/rules/ruleCode.ts', '../engine/rules'],
    ['main/rules/ruleCode.ts', 'node:zlib'],
    ['main/session.ts', './ai/normal'],
    ['main/ruleBook.ts', './rules/namedRules'],
    ['main/index.ts', 'electron'],
    ['renderer/table/layout.ts', '../../shared/cards'],
    ['assets/build.ts', '../main/engine/deal'],
    ['test/engine/deal.test.ts', '../../main/engine/deal'],
  ])('%s may import %s', (file, specifier) => {
    expect(refusal(inTree(file), specifier)).toBeUndefined();
  });

  it.each([
    ['main/engine/deal.ts', '../session'],
    ['main/engine/presets/modern.ts', '../../ai/normal'],
    ['main/engine/deal.ts', 'node:fs'],
    ['main/engine/deal.ts', 'fs'],
    ['main/engine/deal.ts', 'electron'],
    ['main/ai/normal.ts', '../session'],
    ['main/ai/normal.ts', 'electron/main'],
    ['main/headless/play.ts', '../session'],
    ['main/engine/rules.ts', '../rules/ruleCode'],
    ['main/rules/ruleCode.ts', '../ai/normal'],
    ['main/rules/ruleCode.ts', '../session'],
    ['main/rules/rulesOnDisk.ts', 'electron'],
    ['main/record/recordFile.ts', 'electron'],
    ['main/record/recordFile.ts', '../headless/play'],
    ['main/index.ts', './headless/play'],
    ['main/index.ts', '../renderer/app'],
    ['shared/cards.ts', '../main/engine/deal'],
    ['renderer/app.tsx', '../main/engine/deal'],
    ['renderer/app.tsx', 'electron'],
    ['renderer/app.tsx', 'node:path'],
    ['renderer/app.tsx', '../renderer2/x'],
  ])('%s may not import %s', (file, specifier) => {
    expect(refusal(inTree(file), specifier)).toMatch(/may not import/);
  });
});

describe('function-lines', () => {
  const lint = (code: string, max: number): string[] =>
    new Linter()
      .verify(code, {
        plugins: { house: { rules: { 'function-lines': functionLines } } },
        rules: { 'house/function-lines': ['error', max] },
      })
      .map(({ message }) => message);
  const statements = (count: number): string => 'f();\n'.repeat(count);

  it('counts lines with code only', () => {
    expect(lint(`function a() {\n${statements(3)}\n\n// why\n}`, 5)).toEqual([]);
    expect(lint(`function a() {\n${statements(4)}}`, 5)).toHaveLength(1);
  });

  it('measures functions inside a factory by themselves', () => {
    const factory = `const make = () => {\nconst one = () => {\n${statements(4)}};\nreturn { one };\n};`;
    expect(lint(factory, 6)).toEqual([]);
    const messages = lint(factory, 5);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('6 lines');
  });
});
