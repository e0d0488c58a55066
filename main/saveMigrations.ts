/** Brings the content of older saves up to the newest format, step by step. Judges nothing: the newest schema does. */
import { z } from 'zod';

type Content = Readonly<Record<string, unknown>>;

/** Takes the content of a file of version `index + 1` to the next one; what does not look like it stays as it is. */
const MIGRATIONS: readonly ((content: Content) => Content)[] = [addRulesChoice, addLevels, addDeal];

const versionSchema = z.looseObject({ version: z.int().min(1) });

const firstFormat = z.looseObject({
  options: z.strictObject({ preset: z.string(), months: z.int(), opponent: z.string() }),
  ruleSet: z.looseObject({}),
  state: z.looseObject({ ruleSet: z.looseObject({}) }),
});

/** Version 1 knew presets only, one opponent, and no yaku of a family's own; who deals first was always drawn for. */
function addRulesChoice(content: Content): Content {
  const first = firstFormat.safeParse(content);
  if (!first.success) return content;
  const { options, ruleSet, state, ...rest } = first.data;
  return {
    ...rest,
    version: 2,
    options: {
      rules: { type: 'preset', preset: options.preset, months: options.months },
      opponents: [options.opponent],
      firstDealer: { type: 'draw' },
    },
    ruleSet: { ...ruleSet, houseYaku: [] },
    state: { ...state, ruleSet: { ...state.ruleSet, houseYaku: [] } },
  };
}

const secondFormat = z.looseObject({
  options: z.looseObject({ opponents: z.array(z.literal('normal')) }),
});

/** Version 2 knew one opponent for everybody, took nothing back and kept no finished matches. */
function addLevels(content: Content): Content {
  const second = secondFormat.safeParse(content);
  if (!second.success) return content;
  const { options, ...rest } = second.data;
  return {
    ...rest,
    version: 3,
    options: {
      ...options,
      opponents: options.opponents.map(() => ({ level: 'medium', manner: 'balanced' })),
    },
    practice: false,
    keptAs: null,
  };
}

/** Version 3 shuffled anew for every match. */
function addDeal(content: Content): Content {
  return 'deal' in content ? content : { ...content, version: 4, deal: { type: 'fresh' } };
}

/** @param content the file's content, parsed as JSON */
export function migrateSave(content: unknown): unknown {
  const read = versionSchema.safeParse(content);
  if (!read.success) return content;
  return MIGRATIONS.slice(read.data.version - 1).reduce<Content>(
    (older, migrate) => migrate(older),
    read.data,
  );
}
