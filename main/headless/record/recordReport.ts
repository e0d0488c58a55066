/** A play record and its fairness as lines of text. Counts and prints nothing. */
import type { FairnessAnswer, MatchCount, PlayRecord, Share } from '../../../shared/record';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const shareText = (share: Share | null): string =>
  share === null ? '-' : `${percent(share.share)} (${percent(share.low)} to ${percent(share.high)})`;

const countText = (name: string, { matches, won }: MatchCount): string =>
  `  ${name}: ${matches}, won ${shareText(won)}`;

const number = (value: number | null): string => (value === null ? '-' : value.toFixed(2));

const fairnessText = ({ question, deals, chiSquare, degrees, chance }: FairnessAnswer): string =>
  `  ${question}: ${deals} deals, chi-square ${chiSquare.toFixed(2)}, ${degrees} degrees, ` +
  (chance === null ? 'too few to tell' : `a fair shuffle strays as far in ${percent(chance)}`);

export const recordReport = (
  record: PlayRecord,
  fairness: readonly FairnessAnswer[],
  broken: number,
): readonly string[] => [
  `matches: ${record.matches}, won ${shareText(record.won)}`,
  `months: ${record.months}, points ${number(record.points)} a month, rivals' ${number(record.theirs)}`,
  `streak: ${record.streak}, longest ${record.longestStreak}`,
  `best month: ${record.best === null ? '-' : `${record.best.points} in month ${record.best.month}`}`,
  'by level:',
  ...record.byLevel.map((count) => countText(count.level, count)),
  'by rules:',
  ...record.byRules.map((count) => countText(count.key, count)),
  'yaku, made and suffered:',
  ...record.yaku.map(({ id, name, made, suffered }) => `  ${name ?? id}: ${made} ${suffered}`),
  `koi-koi: ${record.calls.scored} scored, ${record.calls.rival} to a rival, ${record.calls.nobody} to nobody; ` +
    `brought ${number(record.calls.points)}, a stop ${number(record.calls.stop)}`,
  'deals:',
  ...fairness.map(fairnessText),
  ...(broken === 0 ? [] : [`left out, because they do not follow from their seed and moves: ${broken}`]),
];
