/** Tells when a player is asked to stop or call koi-koi, and what comes if nobody stops. Decides no rule. */
import { alwaysReplaced } from '../../shared/alwaysReplaced';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { unturned } from './dealWords';
import { exampleOf } from './doublingWords';
import { chosen, points, tell, when } from './told';
import type { Told } from './told';

const COUNTED = ['tane', 'tanzaku', 'kasu'] as const;

/** One more card for a yaku that asked already: where people wonder whether they are asked. */
function grownSentence(rules: RuleSet): readonly Told[] {
  const { yaku, promptOn, minStop } = rules;
  const found = COUNTED.flatMap((id) => {
    const value = yaku[id];
    if (typeof value !== 'object' || value === null || alwaysReplaced(rules, id)) return [];
    const [from, first, perFurther] = value;
    return perFurther > 0 && first >= minStop ? [{ id, from }] : [];
  });
  return found.slice(0, 1).map(({ id, from }) =>
    tell('promptOn', `rules:decision.grown.${promptOn}`, {
      yaku: t(`cards:yaku.${id}.name`),
      from,
      to: from + 1,
    }),
  );
}

function callSentences({ maxCalls, promptOn }: RuleSet): readonly Told[] {
  if (maxCalls === 0) return [tell('maxCalls', 'rules:decision.noCalls')];
  return [
    tell('promptOn', `rules:decision.koiKoi.${promptOn}`),
    maxCalls === null
      ? tell('maxCalls', 'rules:decision.anyCalls')
      : tell('maxCalls', 'rules:decision.maxCalls', { count: maxCalls }),
  ];
}

/** A call on the last turn is the last word of the month. */
function lastTurnSentences(rules: RuleSet): readonly Told[] {
  const called = rules.lastTurn === 'prompt' && rules.maxCalls !== 0;
  return [
    chosen(rules, 'lastTurn'),
    ...when(called, tell(['lastTurn', 'exhaustion'], `rules:decision.lastCall.${rules.exhaustion}`)),
  ];
}

export const decisionSentences = (rules: RuleSet): readonly Told[] => [
  chosen(rules, 'promptOn'),
  ...when(rules.maxCalls !== 0, ...grownSentence(rules)),
  chosen(rules, 'promptTiming'),
  tell([], 'rules:decision.stop'),
  ...callSentences(rules),
  rules.minStop === 0
    ? tell('minStop', 'rules:decision.anySum')
    : tell('minStop', 'rules:decision.minStop', { points: points(rules.minStop) }),
  ...lastTurnSentences(rules),
];

function dealerPoint(rules: RuleSet): readonly Told[] {
  const { oyaKen, viewing, minStop, exhaustion } = rules;
  if (oyaKen === 0) return [tell('oyaKen', `rules:unfinished.noOyaKen.${exhaustion}`)];
  return [
    tell('oyaKen', 'rules:unfinished.oyaKen', { points: points(oyaKen) }),
    ...when(exampleOf(rules) !== null, tell('oyaKen', 'rules:unfinished.oyaKenOnce')),
    ...when(minStop > 0, tell(['oyaKen', 'minStop'], 'rules:unfinished.oyaKenSmall')),
    ...when(viewing === 'bonus', tell(['oyaKen', 'viewing'], 'rules:unfinished.oyaKenBonus')),
  ];
}

export function unfinishedSentences(rules: RuleSet): readonly Told[] {
  const left = unturned(rules);
  return [
    rules.maxCalls === 0
      ? tell(['exhaustion', 'maxCalls'], 'rules:unfinished.zeroNoCalls')
      : chosen(rules, 'exhaustion'),
    ...dealerPoint(rules),
    ...when(left > 0, tell([], 'rules:unfinished.unturned', { count: left })),
  ];
}
