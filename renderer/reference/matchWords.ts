/** Tells how long a match lasts, what a month pays, and who wins; then who deals next. Decides no rule. */
import { MONTHS } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { formatNumber, formatSigned, t } from '../strings';
import { canLackWinner, canTieEarly } from './playedRules';
import { chips, chosen, points, product, rivalsOf, tell, when } from './told';
import type { Told } from './told';

/** What a month is said to bring where an example helps. */
const EXAMPLE = 5;

/** That nobody can win so much that later months are not played. A single month has none. */
function toTheEnd(
  rounds: RuleSet['rounds'],
  target: RuleSet['target'],
  scoring: RuleSet['scoring'],
): readonly Told[] {
  if (target !== null || rounds === null || rounds === 1) return [];
  const key = scoring === 'chips' ? 'rules:match.noTargetChips' : 'rules:match.noTarget';
  return [tell('target', key, { months: formatNumber(rounds) })];
}

function lengthSentences({ rounds, target, scoring }: RuleSet): readonly Told[] {
  const total =
    scoring === 'chips'
      ? chips(target ?? 0)
      : t('rules:match.total', { count: target ?? 0, total: formatNumber(target ?? 0) });
  return [
    rounds === null
      ? tell('rounds', 'rules:match.noRounds')
      : tell('rounds', 'rules:match.rounds', { count: rounds }),
    ...when(rounds === null || rounds > MONTHS.length, tell('rounds', 'rules:match.cycle')),
    ...when(target !== null, tell('target', 'rules:match.target', { total })),
    ...toTheEnd(rounds, target, scoring),
  ];
}

/** What a month's points move, with the sum worked out. */
function scoringSentences(rules: RuleSet): readonly Told[] {
  const { scoring } = rules;
  const { start, mode, value } = rules.chips;
  if (scoring === 'add') return [chosen(rules, 'scoring')];
  if (scoring === 'transfer') {
    const won = formatSigned(EXAMPLE * rivalsOf(rules));
    return [chosen(rules, 'scoring', { points: points(EXAMPLE), won, lost: formatSigned(-EXAMPLE) })];
  }
  const worked = { points: points(EXAMPLE), product: product([EXAMPLE, value]), sum: chips(EXAMPLE * value) };
  return [
    chosen(rules, 'scoring', { chips: chips(start) }),
    tell(['scoring', 'chips'], `rules:match.chipsMode.${mode}.${rules.players}`, { chips: chips(value) }),
    ...when(
      mode === 'per-point' && value > 1,
      tell(['scoring', 'chips'], 'rules:match.chipsExample', worked),
    ),
    tell('scoring', 'rules:match.broke'),
  ];
}

function winnerSentences(rules: RuleSet): readonly Told[] {
  const { rounds, tie } = rules;
  const highest = tell([], `rules:match.highest.${rules.scoring === 'chips' ? 'chips' : 'points'}`);
  if (rounds === null && !canTieEarly(rules)) return [highest];
  return [
    highest,
    chosen(rules, 'tie'),
    ...when(tie === 'extra_month' && canTieEarly(rules), tell('tie', 'rules:match.tieEarly')),
  ];
}

export const matchSentences = (rules: RuleSet): readonly Told[] => [
  tell('players', `rules:match.players.${rules.players}`),
  ...lengthSentences(rules),
  ...scoringSentences(rules),
  ...winnerSentences(rules),
];

export const dealerSentences = (rules: RuleSet): readonly Told[] => [
  chosen(rules, 'rotation'),
  ...when(rules.rotation === 'winner' && canLackWinner(rules), chosen(rules, 'rotationDraw')),
];
