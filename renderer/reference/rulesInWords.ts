/** Tells a rule-set in sentences, section by section, with every number taken from it. Decides no rule, draws nothing. */
import { CARD_IDS } from '../../shared/cards';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';
import type { PileYakuId } from '../../shared/yaku';
import { formatList, t } from '../strings';
import type { Key, Params } from '../strings';
import { CHOICES, JOKERS } from './ruleChoices';
import type { ChoiceField } from './ruleChoices';

export const SECTION_IDS = [
  'match',
  'deal',
  'capture',
  'yaku',
  'decision',
  'doublings',
  'unfinished',
  'dealer',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** What a doubling multiplies by. */
const DOUBLE = 2;

/** A rule that has no sentence must not pass in silence: the page would tell other rules than the table's. */
function unworded(rule: string, value: unknown): never {
  throw new Error(`no sentence for ${rule} = ${JSON.stringify(value)}`);
}

/** The sentence for a rule that is one word out of several. */
function chosen<F extends ChoiceField>(rules: RuleSet, field: F, params: Params = {}): string {
  const key = CHOICES[field][rules[field]];
  return key === null ? unworded(field, rules[field]) : t(key, { count: rules.players - 1, ...params });
}

/** The sentence for a rule that so far has words for one value alone. */
const only = (rules: RuleSet, field: keyof RuleSet, value: number | null, key: Key): string =>
  rules[field] === value ? t(key) : unworded(field, rules[field]);

const joker = (rules: RuleSet, card: keyof RuleSet['joker']): string => {
  const key = JOKERS[card][rules.joker[card]];
  return key === null ? unworded(`joker ${card}`, rules.joker[card]) : t(key);
};

const yakuNames = (ids: readonly PileYakuId[]): string =>
  formatList(ids.map((id) => t(`cards:yaku.${id}.name`)));

const pileSize = ({ players, handSize, fieldSize }: RuleSet): number =>
  CARD_IDS.length - players * handSize - fieldSize;

function matchSentences(rules: RuleSet): string[] {
  return [
    t(`rules:match.players.${rules.players}`),
    rules.rounds === null ? unworded('rounds', null) : t('rules:match.rounds', { count: rules.rounds }),
    only(rules, 'target', null, 'rules:match.noTarget'),
    chosen(rules, 'scoring'),
    chosen(rules, 'tie'),
  ];
}

function dealSentences(rules: RuleSet): string[] {
  const places = rules.deal.order.map((place) =>
    t(`rules:deal.place.${place}`, { count: rules.players - 1 }),
  );
  return [
    chosen(rules, 'firstDealer'),
    t('rules:deal.sizes', { hand: rules.handSize, field: rules.fieldSize, pile: pileSize(rules) }),
    t('rules:deal.batch', { batch: rules.deal.batch, places: formatList(places) }),
    chosen(rules, 'fieldRedeal'),
    only(rules, 'handYaku', null, 'rules:deal.noHandYaku'),
  ];
}

function captureSentences(rules: RuleSet): string[] {
  return [
    chosen(rules, 'firstPlayer'),
    t('rules:capture.turn'),
    t('rules:capture.match'),
    chosen(rules, 'threeMatch'),
    chosen(rules, 'mustMatch'),
  ];
}

/** Two sets of ribbons that are no yaku of their own together: what they add up to. */
function bothSets({ yaku }: RuleSet): string[] {
  const { akatan, aotan } = yaku;
  if (typeof akatan !== 'number' || typeof aotan !== 'number') return [];
  if (yaku['akatan-aotan'] !== null) return unworded('akatan-aotan', yaku['akatan-aotan']);
  return [t('rules:yaku.bothSets', { sets: yakuNames(['akatan', 'aotan']), sum: akatan + aotan })];
}

function viewings(rules: RuleSet): string[] {
  const played = (['tsukimi', 'hanami'] as const).filter((id) => rules.yaku[id] !== null);
  if (played.length === 0) return [];
  return [chosen(rules, 'viewing', { yaku: yakuNames(played) }), chosen(rules, 'viewingCancel')];
}

function yakuSentences(rules: RuleSet): string[] {
  const counted = YAKU_IDS.filter((id) => typeof rules.yaku[id] === 'object' && rules.yaku[id] !== null);
  const notPlayed = YAKU_IDS.filter((id) => rules.yaku[id] === null && id !== 'akatan-aotan');
  return [
    t('rules:yaku.sum'),
    t('rules:yaku.lights'),
    ...bothSets(rules),
    chosen(rules, 'setIncrement', { yaku: yakuNames(counted) }),
    ...viewings(rules),
    joker(rules, 'sep-cup'),
    joker(rules, 'may-bridge'),
    ...(notPlayed.length > 0 ? [t('rules:yaku.notPlayed', { yaku: yakuNames(notPlayed) })] : []),
  ];
}

function decisionSentences(rules: RuleSet): string[] {
  return [
    chosen(rules, 'promptOn'),
    chosen(rules, 'promptTiming'),
    t('rules:decision.stop'),
    t('rules:decision.koiKoi'),
    only(rules, 'minStop', 0, 'rules:decision.anySum'),
    only(rules, 'maxCalls', null, 'rules:decision.anyCalls'),
    chosen(rules, 'lastTurn'),
  ];
}

function doublingSentences(rules: RuleSet): string[] {
  const { sevenDouble } = rules;
  return [
    sevenDouble === null
      ? unworded('sevenDouble', sevenDouble)
      : t('rules:doublings.seven', { points: sevenDouble }),
    chosen(rules, 'oppKoi'),
    t('rules:doublings.both', { factor: DOUBLE * DOUBLE }),
    chosen(rules, 'ownKoi'),
    chosen(rules, 'fieldLights'),
  ];
}

function unfinishedSentences(rules: RuleSet): string[] {
  // Every hand card brings one draw; what is left then was never to be had.
  const unturned = pileSize(rules) - rules.players * rules.handSize;
  return [
    chosen(rules, 'exhaustion'),
    only(rules, 'oyaKen', 0, 'rules:unfinished.noOyaKen'),
    ...(unturned > 0 ? [t('rules:unfinished.unturned', { count: unturned })] : []),
  ];
}

const SENTENCES: Readonly<Record<SectionId, (rules: RuleSet) => string[]>> = {
  match: matchSentences,
  deal: dealSentences,
  capture: captureSentences,
  yaku: yakuSentences,
  decision: decisionSentences,
  doublings: doublingSentences,
  unfinished: unfinishedSentences,
  dealer: (rules) => [chosen(rules, 'rotation'), chosen(rules, 'rotationDraw')],
};

/** What a yaku is worth, in words. */
function valueInWords(value: Exclude<YakuValue, null>): string {
  if (typeof value === 'number') return t('rules:yaku.points', { count: value });
  const [, points, perFurther] = value;
  return t('rules:yaku.growing', {
    points: t('rules:yaku.points', { count: points }),
    further: t('rules:yaku.further', { count: perFurther }),
  });
}

export interface YakuLine {
  readonly id: PileYakuId;
  readonly name: string;
  /** Which cards make it. */
  readonly how: string;
  readonly value: string;
}

/** How a yaku is made; `value` tells how many cards a counted one needs. */
export const howToMake = (id: PileYakuId, value: YakuValue): string =>
  t(`cards:yaku.${id}.how`, { threshold: typeof value === 'object' && value !== null ? value[0] : 0 });

/** Every yaku that is played, with its cards and its value, in the order in which results list them. */
export const yakuLines = ({ yaku }: RuleSet): YakuLine[] =>
  YAKU_IDS.flatMap((id) => {
    const value = yaku[id];
    if (value === null) return [];
    return [{ id, name: t(`cards:yaku.${id}.name`), how: howToMake(id, value), value: valueInWords(value) }];
  });

export interface RulesSection {
  readonly id: SectionId;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The whole page in the current language. Throws for a rule that has no sentence yet. */
export const rulesInWords = (rules: RuleSet): RulesSection[] =>
  SECTION_IDS.map((id) => ({ id, title: t(`rules:section.${id}`), sentences: SENTENCES[id](rules) }));
