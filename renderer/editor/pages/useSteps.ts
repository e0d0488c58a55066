/** Whether a number can go one down or one up, asked before the player does. */
import type { Bounds } from '../../../shared/ruleBounds';
import type { RuleSet } from '../../../shared/ruleSet';
import { useReasons } from '../page';

export interface StepReasons {
  readonly less: string | null;
  readonly more: string | null;
}

/** @param made the rule-set with another number in place of `value` */
export function useStepReasons(
  value: number,
  { min, max }: Bounds,
  made: (value: number) => RuleSet,
): StepReasons {
  const down = value > min ? [made(value - 1)] : [];
  const up = value < max ? [made(value + 1)] : [];
  const reasons = useReasons([...down, ...up]);
  return {
    less: (down.length > 0 ? reasons[0] : null) ?? null,
    more: (up.length > 0 ? reasons[down.length] : null) ?? null,
  };
}
