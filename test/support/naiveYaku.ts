/**
 * A second scorer, written from the rules matrix (sections 1, 2.8 and 2.10) as plainly as can be and without a line of
 * the engine's, to hold the engine's against.
 */
import { CARD_IDS } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';

/** Points by yaku id; only those that pay. */
export type Ledger = Readonly<Record<string, number>>;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LIGHTS = new Set(['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman', 'dec-phoenix']);
const ANIMALS = new Set([
  'feb-warbler',
  'apr-cuckoo',
  'may-bridge',
  'jun-butterflies',
  'jul-boar',
  'aug-geese',
  'sep-cup',
  'oct-deer',
  'nov-swallow',
]);
const RIBBONS = new Set<string>(CARD_IDS.filter((card) => card.endsWith('-ribbon')));
const PLAINS = new Set<string>(
  CARD_IDS.filter((card) => card.includes('-plain-') || card === 'nov-lightning'),
);

export const total = (ledger: Ledger): number =>
  Object.values(ledger).reduce((sum, points) => sum + points, 0);

/** The pile with every joker read in one way. */
interface Sorted {
  readonly pile: readonly string[];
  readonly light: readonly string[];
  readonly animal: readonly string[];
  readonly ribbon: readonly string[];
  readonly plain: readonly string[];
}

/** Both animals; the cup plain; the bridge plain; both plain: the first of the best counts (2.10). */
const PLAIN_JOKERS: readonly (readonly string[])[] = [
  [],
  ['sep-cup'],
  ['may-bridge'],
  ['sep-cup', 'may-bridge'],
];

const sort = ({ joker }: RuleSet, pile: readonly string[], plain: readonly string[]): Sorted => ({
  pile,
  light: pile.filter((card) => LIGHTS.has(card)),
  animal: pile.filter((card) => ANIMALS.has(card) && !plain.includes(card)),
  ribbon: pile.filter((card) => RIBBONS.has(card)),
  plain: pile.filter(
    (card) =>
      PLAINS.has(card) ||
      plain.includes(card) ||
      (card === 'sep-cup' && joker['sep-cup'] === 'both') ||
      (card === 'may-bridge' && joker['may-bridge'] === 'both'),
  ),
});

const houseCards = ({ pattern }: HouseYaku, sorted: Sorted): number =>
  pattern.type === 'kind'
    ? sorted[pattern.kind].length
    : pattern.cards.filter((card) => sorted.pile.includes(card)).length;

const score = (rules: RuleSet, month: number, sorted: Sorted): Ledger => {
  const { pile, light, animal, ribbon, plain } = sorted;
  const has = (...cards: readonly string[]): boolean => cards.every((card) => pile.includes(card));
  const made: Record<string, number> = {};
  const whole = (id: keyof RuleSet['yaku'], further = 0): void => {
    const value = rules.yaku[id];
    if (typeof value === 'number') made[id] = value + (rules.setIncrement === 'none' ? 0 : further);
  };
  const counted = (id: 'tane' | 'tanzaku' | 'kasu', count: number, usual: number): void => {
    const value = rules.yaku[id];
    if (value === null) return;
    const [threshold, points, further] = typeof value === 'number' ? [usual, value, 0] : value;
    if (count >= threshold) made[id] = points + further * (count - threshold);
  };

  const rain = has('nov-rainman');
  if (light.length === 5) whole('goko');
  if (light.length === 4) whole(rain ? 'ame-shiko' : 'shiko');
  if (light.length === 3 && !rain) whole('sanko');

  if (has('jul-boar', 'oct-deer', 'jun-butterflies')) whole('ino-shika-cho', animal.length - 3);
  const poetry = has('jan-ribbon', 'feb-ribbon', 'mar-ribbon');
  const blue = has('jun-ribbon', 'sep-ribbon', 'oct-ribbon');
  if (poetry && blue) whole('akatan-aotan', ribbon.length - 6);
  if (made['akatan-aotan'] === undefined) {
    if (poetry) whole('akatan', ribbon.length - 3);
    if (blue) whole('aotan', ribbon.length - 3);
  }
  if (has('apr-ribbon', 'may-ribbon', 'jul-ribbon')) whole('kusatan');
  const ofMonth = pile.filter((card) => card.startsWith(`${MONTHS[month - 1]}-`));
  if (ofMonth.length === 4) whole('tsukifuda');

  counted('tane', animal.length, 5);
  counted('tanzaku', ribbon.length, 5);
  counted('kasu', plain.length, 10);
  if (rules.setIncrement === 'replace') {
    if (made['ino-shika-cho'] !== undefined) delete made['tane'];
    if (['akatan', 'aotan', 'akatan-aotan'].some((id) => made[id] !== undefined)) delete made['tanzaku'];
  }

  const gone = new Set<string>();
  for (const yaku of rules.houseYaku) {
    const count = houseCards(yaku, sorted);
    if (count < yaku.pattern.need) continue;
    made[yaku.id] = yaku.points + yaku.perFurther * (count - yaku.pattern.need);
    for (const id of yaku.replaces) gone.add(id);
  }
  for (const id of gone) delete made[id];

  const enabling = Object.keys(made).filter((id) => rules.bonusEnabledBy !== 'basic' || id !== 'tsukifuda');
  const enabled = rules.viewing === 'always' || (rules.viewing === 'bonus' && enabling.length > 0);
  const fog = ofMonthCount(pile, 'dec') > 0;
  const moonHidden =
    rules.viewingCancel === 'rain-both' ? rain : rules.viewingCancel === 'rain-and-fog' && fog;
  const blossomsWet = rules.viewingCancel !== 'none' && rain;
  if (enabled && has('aug-moon', 'sep-cup') && !moonHidden && !gone.has('tsukimi')) whole('tsukimi');
  if (enabled && has('mar-curtain', 'sep-cup') && !blossomsWet && !gone.has('hanami')) whole('hanami');
  return made;
};

const ofMonthCount = (pile: readonly string[], month: string): number =>
  pile.filter((card) => card.startsWith(`${month}-`)).length;

/** What the pile is worth, with its jokers read for the best total. */
export const naiveYaku = (rules: RuleSet, pile: readonly string[], month: number): Ledger => {
  const ways = PLAIN_JOKERS.filter((plain) =>
    plain.every((card) =>
      card === 'sep-cup' ? rules.joker['sep-cup'] === 'either' : rules.joker['may-bridge'] === 'either',
    ),
  );
  return ways
    .map((plain) => score(rules, month, sort(rules, pile, plain)))
    .reduce((best, ledger) => (total(ledger) > total(best) ? ledger : best));
};
