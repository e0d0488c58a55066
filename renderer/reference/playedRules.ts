/**
 * What of a rule-set is really played: a choice that the others leave without effect is put back to the default's, and
 * of two ways to say the same only one is left. So an idle choice is neither told nor named as a difference.
 */
import { CARD_IDS, kindOf } from '../../shared/cards';
import type { CardKind } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import { isHouseYakuId } from '../../shared/houseYaku';
import { presets } from '../../shared/presets';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import { COUNT_YAKU } from '../../shared/yakuCards';
import type { CountYakuId } from '../../shared/yakuCards';

const { modern } = presets;
type Step = (rules: RuleSet) => RuleSet;

/** Cards that can count as plains at most: all plains and both jokers. */
const mostOfKind = (kind: CardKind): number =>
  CARD_IDS.filter((card) => kindOf(card) === kind).length + (kind === 'plain' ? 2 : 0);

/** Points alone mean the threshold that the game knows; nothing grows beyond the last card. */
function countedValue(id: CountYakuId, value: YakuValue): YakuValue {
  if (value === null) return null;
  const { kind, size } = COUNT_YAKU[id];
  const [threshold, points, perFurther] = typeof value === 'number' ? [size, value, 0] : value;
  return [threshold, points, threshold < mostOfKind(kind) ? perFurther : 0];
}

const countedYaku: Step = (rules) => {
  const { tane, tanzaku, kasu } = rules.yaku;
  const counted = {
    tane: countedValue('tane', tane),
    tanzaku: countedValue('tanzaku', tanzaku),
    kasu: countedValue('kasu', kasu),
  };
  return { ...rules, yaku: { ...rules.yaku, ...counted } };
};

/** Viewings that are never played are viewings without a value. */
const viewings: Step = (before) => {
  const never = before.viewing === 'never';
  const yaku = never ? { ...before.yaku, tsukimi: null, hanami: null } : before.yaku;
  const none = yaku.tsukimi === null && yaku.hanami === null;
  const viewing = none ? modern.viewing : before.viewing;
  const bonusAsks = viewing === 'bonus' && yaku.tsukifuda !== null;
  const fogAlone = before.viewingCancel === 'rain-and-fog' && yaku.tsukimi === null;
  return {
    ...before,
    yaku,
    viewing,
    bonusEnabledBy: bonusAsks ? before.bonusEnabledBy : modern.bonusEnabledBy,
    viewingCancel: none ? modern.viewingCancel : fogAlone ? 'rain-both' : before.viewingCancel,
  };
};

const setIncrement: Step = (rules) => {
  const { yaku } = rules;
  const animals = yaku['ino-shika-cho'] !== null;
  const ribbons = yaku.akatan !== null || yaku.aotan !== null || yaku['akatan-aotan'] !== null;
  if (!animals && !ribbons) return { ...rules, setIncrement: modern.setIncrement };
  const replaces = (animals && yaku.tane !== null) || (ribbons && yaku.tanzaku !== null);
  return rules.setIncrement === 'replace' && !replaces ? { ...rules, setIncrement: 'stack' } : rules;
};

/** Without a yaku of plain cards it does not matter what counts as one. */
export const countsPlains = ({ yaku, houseYaku }: RuleSet): boolean =>
  yaku.kasu !== null || houseYaku.some(({ pattern }) => pattern.type === 'kind' && pattern.kind === 'plain');

const jokers: Step = (rules) => (countsPlains(rules) ? rules : { ...rules, joker: modern.joker });

const houseYaku: Step = (rules) => {
  const isPlayed = (id: HouseYaku['replaces'][number]): boolean =>
    isHouseYakuId(id) || rules.yaku[id] !== null;
  const played = rules.houseYaku.map((yaku): HouseYaku => {
    const { pattern } = yaku;
    const most = pattern.type === 'cards' ? pattern.cards.length : mostOfKind(pattern.kind);
    return {
      ...yaku,
      perFurther: pattern.need < most ? yaku.perFurther : 0,
      replaces: yaku.replaces.filter(isPlayed),
    };
  });
  return { ...rules, houseYaku: played };
};

/** Only calls that can be made count; one call at most doubles at most once. */
const calls: Step = (before) => {
  const { ownKoi, ownKoiCap, oppKoi, maxCalls } = before;
  if (maxCalls === 0) {
    return {
      ...before,
      ownKoi: modern.ownKoi,
      ownKoiCap: modern.ownKoiCap,
      oppKoi: modern.oppKoi,
      exhaustion: modern.exhaustion,
    };
  }
  const doublings = Math.min(maxCalls ?? Infinity, ownKoi === 'add' ? Infinity : (ownKoiCap ?? Infinity));
  const onceAtMost = ownKoi !== 'none' && doublings === 1;
  const own = doublings === 0 ? 'none' : onceAtMost ? 'once' : ownKoi;
  const capped = own === 'per_call' && ownKoiCap !== null && ownKoiCap < (maxCalls ?? Infinity);
  const oppOnce = maxCalls === 1 && before.players === 2 && oppKoi === 'per_call';
  return {
    ...before,
    ownKoi: own,
    ownKoiCap: capped ? ownKoiCap : null,
    oppKoi: oppOnce ? 'once' : oppKoi,
  };
};

/** A sum is never below 1 when anybody is asked. Without koi-koi the first question ends the month. */
const decision: Step = (rules) => {
  const minStop = rules.minStop <= 1 ? modern.minStop : rules.minStop;
  const askedOnce = rules.maxCalls === 0 && minStop === 0;
  return { ...rules, minStop, promptOn: askedOnce ? modern.promptOn : rules.promptOn };
};

/** All cards at once is one way to deal, however large the handfuls could be. */
function batchOf({ deal, handSize, fieldSize }: RuleSet): RuleSet['deal']['batch'] {
  const most = Math.max(handSize, fieldSize);
  if (deal.batch < most) return deal.batch;
  return modern.deal.batch < most ? 8 : modern.deal.batch;
}

/** Four of a month need four cards, four pairs eight; two or three of a month on the field can only be dealt. */
const deal: Step = (rules) => {
  const { handSize, fieldSize, handYaku } = rules;
  const redeal = rules.fieldRedeal === 'four-or-pairs' && fieldSize !== 8 ? 'four' : rules.fieldRedeal;
  return {
    ...rules,
    deal: { ...rules.deal, batch: batchOf(rules) },
    fieldRedeal: fieldSize < 4 ? modern.fieldRedeal : redeal,
    fieldLights: fieldSize < 2 ? modern.fieldLights : rules.fieldLights,
    threeMatch: fieldSize < 3 ? modern.threeMatch : rules.threeMatch,
    handYaku: handSize < 4 ? null : handYaku && handSize !== 8 ? { ...handYaku, kuttsuki: 0 } : handYaku,
  };
};

/** True when the highest totals can be equal at the end without a last month. */
export const canTieEarly = ({ scoring, players }: RuleSet): boolean => scoring === 'chips' && players === 3;

/**
 * False where every month has a winner: with a point for the dealer, and nobody left who holds a yaku that pays
 * nothing. That takes two dealt hands that cancel each other, a yaku too small, or calls in vain.
 * @param rules with idle choices put back
 */
export const canLackWinner = ({ oyaKen, handYaku, minStop, maxCalls, exhaustion }: RuleSet): boolean =>
  oyaKen === 0 || handYaku !== null || minStop > 0 || (maxCalls !== 0 && exhaustion === 'zero');

const ending: Step = (before) => {
  const noTie = before.rounds === null && !canTieEarly(before);
  const tie = before.rounds === null && before.tie === 'extra_month' ? 'draw' : before.tie;
  return {
    ...before,
    tie: noTie ? modern.tie : tie,
    chips: before.scoring === 'chips' ? before.chips : modern.chips,
    rotationDraw:
      before.rotation === 'winner' && canLackWinner(before) ? before.rotationDraw : modern.rotationDraw,
  };
};

const STEPS: readonly Step[] = [
  countedYaku,
  viewings,
  setIncrement,
  jokers,
  houseYaku,
  calls,
  decision,
  deal,
  ending,
];

/** The same rules, told in one way only. Playing them is playing the ones given. */
export const playedRules = (rules: RuleSet): RuleSet => STEPS.reduce((before, step) => step(before), rules);
