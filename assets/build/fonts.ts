/** Copies the Latin fonts, cuts the Japanese ones down to the signs the app shows, and keeps one whole for names that players type; knows no screen. */
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** A file of an @fontsource package, e.g. `crimson-pro`, `crimson-pro-latin-500-normal`. */
function fontFile(packageName: string, name: string): string {
  return require.resolve(`@fontsource/${packageName}/files/${name}.woff2`);
}

interface Face {
  readonly family: string;
  readonly package: string;
  readonly script: 'latin' | 'latin-ext' | 'japanese';
  readonly weight: number;
  /** Weights the face serves, where it serves more than its own. */
  readonly serves?: string;
  /** With every sign it has: read from the disk only where a cut one lacks a sign. */
  readonly whole?: true;
}

const LATIN_SCRIPTS = ['latin', 'latin-ext'] as const;

/** Family names and weights as in the design tokens. */
const FACES: readonly Face[] = [
  ...latin('HG Serif', 'crimson-pro', [500, 600]),
  ...latin('HG Sans', 'source-sans-3', [400, 600]),
  { family: 'HG Mincho', package: 'shippori-mincho', script: 'latin', weight: 600, serves: '400 700' },
  { family: 'HG Mincho', package: 'shippori-mincho', script: 'japanese', weight: 600, serves: '400 700' },
  { family: 'HG Gothic', package: 'zen-kaku-gothic-new', script: 'latin', weight: 500, serves: '400 600' },
  { family: 'HG Gothic', package: 'zen-kaku-gothic-new', script: 'japanese', weight: 500, serves: '400 600' },
  {
    family: 'HG Names',
    package: 'zen-kaku-gothic-new',
    script: 'japanese',
    weight: 500,
    serves: '400 700',
    whole: true,
  },
];

function latin(family: string, packageName: string, weights: readonly number[]): Face[] {
  return weights.flatMap((weight) =>
    LATIN_SCRIPTS.map((script) => ({ family, package: packageName, script, weight })),
  );
}

/** Which signs come from which file. The Japanese faces serve all that the Latin ones leave. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02D9,U+1E00-1EFF,U+2C60-2C7F',
  japanese: 'U+2190-21FF,U+2460-24FF,U+25A0-27BF,U+2E80-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF',
} as const;

const fileName = ({ package: source, script, weight, whole }: Face): string =>
  `${source}-${script}-${weight}${whole === true ? '-whole' : ''}.woff2`;

/** Writes the font files and fonts.css, whose addresses are relative to it. */
export async function writeFonts(folder: string, signs: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(FACES.map((face) => writeFace(folder, face, signs)));
  await writeFile(join(folder, 'fonts.css'), FACES.map(faceRule).join(''));
}

async function writeFace(folder: string, face: Face, signs: string): Promise<void> {
  const source = fontFile(face.package, `${face.package}-${face.script}-${face.weight}-normal`);
  const whole = await readFile(source);
  const cut = face.script === 'japanese' && face.whole !== true;
  const data = cut ? await subsetFont(whole, signs, { targetFormat: 'woff2' }) : whole;
  await writeFile(join(folder, fileName(face)), data);
}

function faceRule(face: Face): string {
  return (
    `@font-face{font-family:"${face.family}";src:url(${fileName(face)}) format("woff2");` +
    `font-weight:${face.serves ?? face.weight};font-display:block;unicode-range:${RANGES[face.script]}}\n`
  );
}
