// The house rules a machine can check; layout is Prettier's business.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { functionLines } from './.setup/lint/functionLines.js';
import { importLayers } from './.setup/lint/importLayers.js';

/** Tables of data and drawings, which may be as long as their subject. */
const tables = ['**/*.table.ts', 'renderer/strings/**', 'assets/cards/months/**', 'assets/cards/motifs/**'];

const noCast = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'Narrow with a type guard instead of `as`.',
};

export default defineConfig(
  globalIgnores(['dist/', 'release/', 'test-results/', 'assets/generated/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { house: { rules: { 'import-layers': importLayers, 'function-lines': functionLines } } },
    rules: {
      'house/import-layers': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'house/function-lines': ['error', 40],
      'no-restricted-syntax': ['error', noCast],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'house/function-lines': ['error', 80] } },
  {
    // The same seed and moves must always give the same match.
    files: ['main/engine/**', 'main/ai/**', 'shared/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Date', message: 'No clock in here.' }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from the seeded generator.' },
      ],
    },
  },
  { files: ['.setup/**', 'main/headless/**', 'assets/**'], rules: { 'no-console': 'off' } },
  { files: tables, rules: { 'max-lines': 'off', 'house/function-lines': 'off' } },
  {
    files: ['test/**'],
    rules: {
      'no-restricted-syntax': 'off',
      'house/function-lines': 'off',
      // expect(bridge.play) and friends name methods without calling them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
