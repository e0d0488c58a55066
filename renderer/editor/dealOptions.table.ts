/** How a month is dealt: the options that are more than one word or number of a rule-set. */
import { RULE_BOUNDS } from '../../shared/ruleBounds';
import type { DealPlace, RuleSet } from '../../shared/ruleSet';
import type { HandYakuId } from '../../shared/yaku';
import { formatNumber, t } from '../strings';
import type { Control, NumberControl, SwitchControl, WordControl } from './control';
import { numberOf, wordOf } from './optionParts';

const ORDERS: readonly (readonly DealPlace[])[] = [
  ['others', 'dealer', 'field'],
  ['others', 'field', 'dealer'],
  ['dealer', 'others', 'field'],
  ['dealer', 'field', 'others'],
  ['field', 'others', 'dealer'],
  ['field', 'dealer', 'others'],
];

const order: WordControl = {
  type: 'select',
  values: ORDERS.map((places) => places.join()),
  word: (value) =>
    (ORDERS.find((places) => places.join() === value) ?? [])
      .map((place) => t(`editor:value.place.${place}`))
      .join(' – '),
  read: ({ deal }) => deal.order.join(),
  write: (rules, value) => {
    const places = ORDERS.find((each) => each.join() === value);
    return places === undefined ? rules : { ...rules, deal: { ...rules.deal, order: places } };
  },
};

const BATCHES: readonly RuleSet['deal']['batch'][] = [1, 2, 4, 8];

const batch: WordControl = {
  type: 'choice',
  values: BATCHES.map(String),
  word: (value) => formatNumber(Number(value)),
  read: ({ deal }) => String(deal.batch),
  write: (rules, value) => {
    const chosen = BATCHES.find((each) => String(each) === value);
    return chosen === undefined ? rules : { ...rules, deal: { ...rules.deal, batch: chosen } };
  },
};

/** Points that the sources give to both. */
const USUAL_HAND_POINTS = 6;

const handYaku: SwitchControl = {
  type: 'switch',
  read: (rules) => rules.handYaku !== null,
  write: (rules, on) => ({
    ...rules,
    handYaku: on ? (rules.handYaku ?? { teshi: USUAL_HAND_POINTS, kuttsuki: USUAL_HAND_POINTS }) : null,
  }),
};

const handPoints = (id: HandYakuId): NumberControl => ({
  type: 'number',
  bounds: RULE_BOUNDS.points,
  read: (rules) => rules.handYaku?.[id] ?? null,
  write: (rules, value) =>
    value === null || rules.handYaku === null
      ? rules
      : { ...rules, handYaku: { ...rules.handYaku, [id]: value } },
});

export const DEAL_CONTROLS = {
  firstDealer: wordOf('firstDealer', {
    draw: 'editor:value.firstDealer.draw',
    birthday: 'editor:value.firstDealer.birthday',
    agreed: 'editor:value.firstDealer.agreed',
    random: 'editor:value.firstDealer.random',
  }),
  handSize: numberOf('handSize', RULE_BOUNDS.cards),
  fieldSize: numberOf('fieldSize', RULE_BOUNDS.cards),
  'deal.order': order,
  'deal.batch': batch,
  fieldRedeal: wordOf('fieldRedeal', {
    none: 'editor:value.fieldRedeal.none',
    four: 'editor:value.fieldRedeal.four',
    'four-or-pairs': 'editor:value.fieldRedeal.four-or-pairs',
  }),
  'handYaku.whole': handYaku,
  'handYaku.teshi': handPoints('teshi'),
  'handYaku.kuttsuki': handPoints('kuttsuki'),
} as const satisfies Readonly<Record<string, Control>>;
