/** A match told before it begins: how it ends, what multiplies a sum, who deals. Made from the rule-set, never from its name. */
import type { RuleSet } from '../../shared/ruleSet';
import { canLackWinner, playedRules } from '../reference/playedRules';
import { formatNumber, monthInSentence, t } from '../strings';
import { MONTHS } from '../../shared/cards';
import { formatChips } from './amounts';
import { times } from './causes';
import { inOneLine } from './sentences';

/** "January to June"; over more than a year the calendar begins anew. */
function monthsWords(rounds: number, names: string): string {
  const first = monthInSentence(1);
  if (rounds === 1) return t('screens:newMatch.oneMonth', { first, names });
  const months = t('screens:newMatch.months', { count: rounds });
  const last = MONTHS[rounds - 1];
  return last === undefined
    ? t('screens:newMatch.longMatch', { months, names })
    : t('screens:newMatch.manyMonths', { months, first, last: monthInSentence(last), names });
}

/** Where no number of months is agreed: what ends the match. */
function openWords({ target, scoring }: RuleSet, names: string): string {
  if (target !== null) return t('screens:newMatch.openTarget', { names, target: formatNumber(target) });
  return scoring === 'chips' ? t('screens:newMatch.openChips', { names }) : '';
}

function earlyWords({ rounds, target, scoring }: RuleSet): readonly string[] {
  if (rounds === null) return [];
  return [
    ...(target === null ? [] : [t('screens:newMatch.early.target', { target: formatNumber(target) })]),
    ...(scoring === 'chips' ? [t('screens:newMatch.early.chips')] : []),
  ];
}

function scoringWords({ scoring, chips }: RuleSet): readonly string[] {
  if (scoring === 'add') return [];
  if (scoring === 'transfer') return [t('screens:tally.pay.transfer')];
  return [
    t('screens:newMatch.startChips', { chips: formatChips(chips.start) }),
    t(`screens:tally.pay.${chips.mode}`, { count: chips.value }),
  ];
}

function winWords({ rounds, scoring, tie }: RuleSet): readonly string[] {
  if (rounds === null && scoring !== 'chips') return [];
  const win = t(scoring === 'chips' ? 'screens:newMatch.win.chips' : 'screens:newMatch.win.points');
  return tie === 'draw' || rounds === null ? [win] : [win, t(`screens:newMatch.tie.${tie}`)];
}

/** How the match is counted and ends, in a few sentences. @param names of the rivals */
export const courseWords = (rules: RuleSet, names: string): string =>
  inOneLine([
    rules.rounds === null ? openWords(rules, names) : monthsWords(rules.rounds, names),
    ...scoringWords(rules),
    ...earlyWords(rules),
    ...winWords(rules),
  ]);

/** One thing that raises a sum: "×2", "for a yaku sum of 7 or more". */
export interface FactorLine {
  readonly sign: string;
  readonly why: string;
}

function ownLine({ ownKoi, ownKoiCap }: RuleSet): readonly FactorLine[] {
  switch (ownKoi) {
    case 'none':
      return [];
    case 'once':
      return [{ sign: times(2), why: t('screens:newMatch.factor.ownOnce') }];
    case 'per_call':
      return [
        {
          sign: times(2),
          why:
            ownKoiCap === null
              ? t('screens:newMatch.factor.ownEach')
              : t('screens:newMatch.factor.ownCapped', { factor: 2 ** ownKoiCap }),
        },
      ];
    case 'add':
      return [{ sign: '+1', why: t('screens:newMatch.factor.ownAdd') }];
  }
}

/** Everything that multiplies a sum under these rules; empty = nothing does. */
export function factorLines(rules: RuleSet): readonly FactorLine[] {
  const played = playedRules(rules);
  const { players, sevenDouble, oppKoi, fieldLights } = played;
  return [
    ...(sevenDouble === null
      ? []
      : [{ sign: times(2), why: t('screens:newMatch.factor.seven', { threshold: sevenDouble }) }]),
    ...(oppKoi === 'none'
      ? []
      : [{ sign: times(2), why: t(`screens:newMatch.factor.opp.${oppKoi}`, { count: players - 1 }) }]),
    ...ownLine(played),
    ...(fieldLights === 'off'
      ? []
      : [{ sign: t('screens:newMatch.factor.sign'), why: t('screens:newMatch.factor.lights') }]),
  ];
}

function callLimit(maxCalls: number | null): readonly string[] {
  if (maxCalls === null) return [];
  return [
    maxCalls === 0 ? t('screens:newMatch.noCalls') : t('screens:newMatch.maxCalls', { count: maxCalls }),
  ];
}

/** Who deals next; after a month without a winner only where there can be one. */
function dealsWords(played: RuleSet): string {
  if (played.rotation === 'alternate') return t('screens:newMatch.deals.alternate');
  return t(`screens:newMatch.deals.winner.${canLackWinner(played) ? played.rotationDraw : 'always'}`);
}

/** When nobody stops, who deals next, and what limits a stop or a call. */
export function smallPrint(rules: RuleSet): readonly string[] {
  const played = playedRules(rules);
  const { exhaustion, oyaKen, minStop, maxCalls } = played;
  return [
    t(`screens:newMatch.end.${exhaustion}`),
    ...(oyaKen === 0 ? [] : [t('screens:newMatch.oyaKen', { count: oyaKen })]),
    dealsWords(played),
    ...(minStop === 0 ? [] : [t('screens:newMatch.minStop', { points: minStop })]),
    ...callLimit(maxCalls),
  ];
}
