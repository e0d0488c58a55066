/** Rule-sets by chance, from every option of every dimension, for properties that hold under all of them. */
import fc from 'fast-check';
import type { RuleSet } from '../../shared/ruleSet';
import { presets } from '../../shared/presets';

const yaku = presets.mekuri.yaku;

/** Options of the dimensions; sizes and tables of points stay those of the presets. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc
  .record({
    base: fc.constantFrom(...Object.values(presets)),
    yaku: fc.constantFrom(presets.modern.yaku, presets.classic.yaku, yaku, {
      ...yaku,
      goko: null,
      kasu: null,
    }),
    setIncrement: fc.constantFrom('none', 'stack', 'replace'),
    viewing: fc.constantFrom('always', 'bonus', 'never'),
    bonusEnabledBy: fc.constantFrom('non-bonus', 'basic'),
    viewingCancel: fc.constantFrom('none', 'rain-both', 'rain-and-fog'),
    joker: fc.record({
      'sep-cup': fc.constantFrom('animal', 'either', 'both'),
      'may-bridge': fc.constantFrom('animal', 'either', 'both'),
    }),
    ownKoi: fc.constantFrom('none', 'once', 'per_call', 'add'),
    ownKoiCap: fc.constantFrom(null, 1, 2),
    oppKoi: fc.constantFrom('none', 'once', 'per_call'),
    fieldLights: fc.constantFrom('off', 'on'),
    firstPlayer: fc.constantFrom('dealer', 'other'),
    firstDealer: fc.constantFrom('draw', 'agreed', 'random'),
    batch: fc.constantFrom(1, 2, 4, 8),
    fieldRedeal: fc.constantFrom('none', 'four', 'four-or-pairs'),
    handYaku: fc.constantFrom(null, { teshi: 6, kuttsuki: 6 }),
    threeMatch: fc.constantFrom('sweep', 'choose'),
    mustMatch: fc.constantFrom('free', 'forced'),
    promptOn: fc.constantFrom('new_yaku', 'total_rise'),
    promptTiming: fc.constantFrom('end_of_turn', 'after_capture'),
    minStop: fc.constantFrom(0, 2, 5),
    lastTurn: fc.constantFrom('auto_stop', 'prompt'),
    maxCalls: fc.constantFrom(null, 0, 1),
    exhaustion: fc.constantFrom('zero', 'last_caller'),
    oyaKen: fc.constantFrom(0, 1, 6),
    rotation: fc.constantFrom('alternate', 'winner'),
    rotationDraw: fc.constantFrom('other', 'same'),
    tie: fc.constantFrom('draw', 'extra_month', 'share'),
    scoring: fc.constantFrom('add', 'transfer', 'chips'),
  } as const)
  .map(({ base, batch, ...options }) => ({ ...base, ...options, deal: { ...base.deal, batch } }));

/** A whole number that seeds a shuffle or a line of choices. */
export const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
