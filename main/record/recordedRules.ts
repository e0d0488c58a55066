/** By which rules matches were played, as a record tells them apart. Plays nothing. */
import type { FinishedMatch } from '../../shared/coach';
import type { RulesChoice } from '../../shared/matchOptions';
import type { RecordedRules } from '../../shared/record';

const keyOf = (rules: RulesChoice): string =>
  rules.type === 'preset' ? `preset:${rules.preset}` : `own:${rules.rules.name}`;

/** A preset of any length is the same rules; those of the player's own are known by their name. */
export const recordedRules = ({ options: { rules } }: FinishedMatch): RecordedRules => ({
  key: keyOf(rules),
  rules: rules.type === 'preset' ? { ...rules, months: null } : rules,
});

/** Most played first; rules of the player's own as they were in the latest of the matches. */
export function rulesPlayed(matches: readonly FinishedMatch[]): readonly RecordedRules[] {
  const all = new Map<string, { readonly recorded: RecordedRules; readonly times: number }>();
  for (const match of matches) {
    const recorded = recordedRules(match);
    all.set(recorded.key, { recorded, times: (all.get(recorded.key)?.times ?? 0) + 1 });
  }
  return [...all.values()].toSorted((a, b) => b.times - a.times).map(({ recorded }) => recorded);
}
