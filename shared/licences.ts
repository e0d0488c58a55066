/** Whose work is inside the game, as the build lists it in `licences.json` beside the page. */
export interface Licence {
  /** A package's name, or a program's or font's as people know it. */
  readonly name: string;
  readonly version?: string;
  /** As the package names it, mostly an SPDX id. */
  readonly licence: string;
  /** Null where the package brings none: then the name of its licence is all there is. */
  readonly text: string | null;
}

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'licence' in value &&
  typeof value.licence === 'string' &&
  'text' in value &&
  (value.text === null || typeof value.text === 'string');

export const isLicences = (value: unknown): value is readonly Licence[] =>
  Array.isArray(value) && value.every(isLicence);
