/** What the settings file may hold: reads it field by field, so that one bad value costs only itself. Knows no files. */
import { z } from 'zod';
import { DEFAULT_SETTINGS, LANGUAGES, TEXT_SIZES } from '../shared/settings';
import type { Language, Settings } from '../shared/settings';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { settingSchemas } from './ipcSchemas';
import type { KeptFileError, ReadContent } from './keptFile';
import type { WindowPlace } from './windowPlace';

/** Grows with every change of the format. */
export const SETTINGS_VERSION = 5;

/** The file: everything that outlives a run and is no match. */
export interface Kept {
  readonly version: number;
  readonly settings: Settings;
  readonly window: WindowPlace | null;
}

export const FRESH: Kept = { version: SETTINGS_VERSION, settings: DEFAULT_SETTINGS, window: null };

/** Takes the content of a file of version `index + 1` to the next one. */
type Migration = (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
const MIGRATIONS: readonly Migration[] = [
  // Version 2 adds settings and lets `months` be any number: what was kept stays, the new ones take their defaults.
  (content) => content,
  // Version 3 adds opponents and coach.
  (content) => content,
  // Version 4 adds what marks tell, takeable cards, the second question, the pause and the size of text.
  (content) => content,
  // Version 5 adds the helps at the table: yaku within reach, an opponent's progress, the tracker.
  (content) => content,
];

const px = z.int();
const placeSchema = z.object({
  bounds: z.object({ x: px, y: px, width: px.min(1), height: px.min(1) }),
  maximised: z.boolean(),
}) satisfies z.ZodType<WindowPlace>;

const fileSchema = z.object({
  version: z.int().min(1),
  settings: z.record(z.string(), z.unknown()),
  window: z.unknown().optional(),
});

/** Of a version to come nothing is known but that it is one. */
const newerSchema = z.object({ version: z.int().min(SETTINGS_VERSION + 1) });

const nearestOf = (allowed: readonly number[], value: number): number =>
  allowed.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));

/** Numbers on a scale: one that is not on it is meant as the nearest that is. */
const SCALES: Readonly<Record<string, (value: number) => number>> = {
  volume: (value) => Math.max(0, Math.min(value, 1)),
  textSize: (value) => nearestOf(TEXT_SIZES, value),
};

const nearest = (name: string, value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? (SCALES[name]?.(value) ?? value) : value;

const isSettingName = (name: string): name is keyof Settings => name in settingSchemas;

/** Missing fields take their defaults; fields of other versions are left out. */
function readFields(raw: Readonly<Record<string, unknown>>): { settings: Settings; whole: boolean } {
  let settings: Settings = DEFAULT_SETTINGS;
  let whole = true;
  for (const name of Object.keys(settingSchemas).filter(isSettingName)) {
    if (!(name in raw)) continue;
    const asIs = settingSchemas[name].safeParse(raw[name]).success;
    const parsed = settingSchemas[name].safeParse(nearest(name, raw[name]));
    if (parsed.success) settings = { ...settings, [name]: parsed.data };
    whole &&= asIs;
  }
  return { settings, whole };
}

/**
 * Where a value is not allowed, its default, or the nearest allowed value, stands in for it.
 *
 * @param content the file's content, parsed as JSON
 */
export function readSettings(content: unknown): Result<ReadContent<Kept>, KeptFileError> {
  if (newerSchema.safeParse(content).success) return refuse('tooNew');
  const file = fileSchema.safeParse(content);
  if (!file.success) return refuse('damaged');
  const migrated = fileSchema.safeParse(
    MIGRATIONS.slice(file.data.version - 1).reduce<Readonly<Record<string, unknown>>>(
      (older, migrate) => migrate(older),
      file.data,
    ),
  );
  if (!migrated.success) return refuse('damaged');
  const { settings, whole } = readFields(migrated.data.settings);
  const window = placeSchema.nullable().safeParse(migrated.data.window ?? null);
  return ok({
    content: { version: SETTINGS_VERSION, settings, window: window.success ? window.data : null },
    whole: whole && window.success,
  });
}

/** The first of the system's languages that is one of ours. */
export function languageFor(preferred: readonly string[]): Language {
  const primary = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  for (const tag of primary) {
    const known = LANGUAGES.find((language) => language === tag);
    if (known !== undefined) return known;
  }
  return 'en';
}
