/** Makes test/vectors.modern.json: the part of test/vectors.json that the preset `modern` decides. Run with `npx tsx`. */
import { readFileSync, writeFileSync } from 'node:fs';

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Vectors without a preset hold under every one. */
const isModern = (vector: unknown): boolean =>
  isObject(vector) && (vector['preset'] === undefined || vector['preset'] === 'modern');

const modernPart = ([key, value]: readonly [string, unknown]): readonly [string, unknown] => {
  if (key === 'presets' && isObject(value)) return [key, { modern: value['modern'] }];
  return [key, key !== 'cards' && Array.isArray(value) ? value.filter(isModern) : value];
};

const folder = new URL('..', import.meta.url);
const all: unknown = JSON.parse(readFileSync(new URL('vectors.json', folder), 'utf8'));
if (!isObject(all)) throw new Error('test/vectors.json holds no object');
const modern = Object.fromEntries(Object.entries(all).map(modernPart));
writeFileSync(new URL('vectors.modern.json', folder), `${JSON.stringify(modern)}\n`);
