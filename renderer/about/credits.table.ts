/** Fonts and their authors, as `assets/CREDITS.md` names them; a test holds the two together. */
interface FontCredit {
  readonly font: string;
  readonly authors: string;
}

export const FONT_CREDITS: readonly FontCredit[] = [
  { font: 'Crimson Pro', authors: 'The Crimson Pro Project Authors (Jacques Le Bailly)' },
  { font: 'Source Sans 3', authors: 'Adobe (Paul D. Hunt)' },
  { font: 'Shippori Mincho', authors: 'The Shippori Mincho Project Authors (FONTDASU)' },
  { font: 'Zen Kaku Gothic New', authors: 'The Zen Kaku Gothic Project Authors (Yoshimichi Ohira)' },
];

/** What the game stands on, in the order of how much a player sees of it. */
export const SOFTWARE_CREDITS: readonly string[] = [
  'Electron',
  'PixiJS',
  'GSAP',
  'Preact',
  '@preact/signals',
  'i18next',
  'focus-trap',
  'tabbable',
  'pure-rand',
  'electron-store',
  'conf',
  'write-file-atomic',
  'csv-stringify',
  'zod',
];

export const TOOL_CREDITS: readonly string[] = ['resvg-js', 'sharp', 'libvips', 'subset-font'];
