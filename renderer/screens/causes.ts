/** Why a sum of yaku is multiplied, and why not, from the player's side. Words only; the factors come with the result. */
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { Multiplier, MultiplierCause } from '../../shared/scoring';
import { rivalName } from '../reference/names';
import { formatList, formatNumber, t } from '../strings';

/** Whose sum it is and what was called. */
export interface CauseFacts {
  readonly ruleSet: RuleSet;
  readonly me: Seat;
  /** Whose sum is multiplied. */
  readonly seat: Seat;
  /** Koi-koi calls of each seat. */
  readonly calls: readonly number[];
}

type Manner = 'plain' | 'each' | 'add' | 'capped';

/** How the winner's own calls came to this factor. */
function ownManner({ ownKoi }: RuleSet, calls: number, factor: number): Manner {
  if (calls < 2 || ownKoi === 'once') return 'plain';
  if (ownKoi === 'add') return 'add';
  return factor < 2 ** calls ? 'capped' : 'each';
}

function ownWords({ ruleSet, me, seat, calls }: CauseFacts, factor: number): string {
  const count = calls[seat] ?? 0;
  const manner = ownManner(ruleSet, count, factor);
  const params = { calls: count, factor };
  return seat === me
    ? t(`screens:cause.you.${manner}`, params)
    : t(`screens:cause.rival.${manner}`, { ...params, name: rivalName(seat) });
}

function othersWords({ ruleSet, me, seat, calls }: CauseFacts): string {
  const callers = calls.flatMap((count, each) => (each !== seat && count > 0 ? [each] : []));
  const count = callers.reduce((sum, each) => sum + (calls[each] ?? 0), 0);
  const manner = ruleSet.oppKoi === 'per_call' && count > 1 ? 'each' : 'plain';
  const names = formatList(callers.filter((each) => each !== me).map(rivalName));
  if (names === '') return t(`screens:cause.you.${manner}`, { calls: count });
  if (callers.includes(me)) return t(`screens:cause.youAnd.${manner}`, { calls: count, name: names });
  return callers.length > 1
    ? t(`screens:cause.rivals.${manner}`, { calls: count, names })
    : t(`screens:cause.rival.${manner}`, { calls: count, name: names });
}

/** "7 points or more". */
const sevenWords = (tale: 'cause' | 'idle', { sevenDouble }: RuleSet): string =>
  t(`screens:${tale}.seven`, { count: sevenDouble ?? 0 });

/** Why the sum is multiplied by this factor. */
export function causeWords({ cause, factor }: Multiplier, facts: CauseFacts): string {
  switch (cause) {
    case 'seven':
      return sevenWords('cause', facts.ruleSet);
    case 'own-koi':
      return ownWords(facts, factor);
    case 'opp-koi':
      return othersWords(facts);
    case 'field-lights':
      return t('screens:cause.fieldLights', { lights: factor });
  }
}

/** Why the player's sum is not multiplied, though the rules know the cause. */
export function idleWords(cause: MultiplierCause, { ruleSet, me, calls }: CauseFacts): string {
  switch (cause) {
    case 'seven':
      return sevenWords('idle', ruleSet);
    case 'own-koi':
      return t('screens:idle.you');
    case 'opp-koi': {
      const rivals = calls.flatMap((_, seat) => (seat === me ? [] : [seat]));
      const [only, ...more] = rivals;
      return only !== undefined && more.length === 0
        ? t('screens:idle.rival', { name: rivalName(only) })
        : t('screens:idle.nobody');
    }
    case 'field-lights':
      return t('screens:idle.fieldLights');
  }
}

/** "×2". */
export const times = (factor: number): string => `×${formatNumber(factor)}`;

/** "8 × 2 × 2 = 32". */
export const equation = (base: number, multipliers: readonly Multiplier[], points: number): string =>
  `${[base, ...multipliers.map(({ factor }) => factor)].map(formatNumber).join(' × ')} = ${formatNumber(points)}`;
