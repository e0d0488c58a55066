/** Tells how a month is dealt and how a turn goes. Decides no rule. */
import { CARD_IDS, MONTHS } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { formatList, t } from '../strings';
import { exampleOf } from './doublingWords';
import { chosen, inSentence, points, tell, when } from './told';
import type { Told } from './told';

/** Cards of a month. */
const FOUR = 4;

export const pileSize = ({ players, handSize, fieldSize }: RuleSet): number =>
  CARD_IDS.length - players * handSize - fieldSize;

/** Cards that no turn of the month can bring: every hand card brings one draw. */
export const unturned = (rules: RuleSet): number => pileSize(rules) - rules.players * rules.handSize;

function orderSentences(rules: RuleSet): readonly Told[] {
  const { handSize, fieldSize } = rules;
  const { order, batch } = rules.deal;
  const places = formatList(
    order.map((place) =>
      place === 'others' ? t(`rules:deal.place.others.${rules.players}`) : t(`rules:deal.place.${place}`),
    ),
  );
  if (batch >= Math.max(handSize, fieldSize)) {
    return [tell(['deal.order', 'deal.batch'], 'rules:deal.atOnce', { places })];
  }
  const fits = handSize % batch === 0 && fieldSize % batch === 0;
  return [
    tell(['deal.order', 'deal.batch'], 'rules:deal.batch', { count: batch, places }),
    ...when(!fits, tell('deal.batch', 'rules:deal.rest')),
  ];
}

function handYakuSentences(rules: RuleSet): readonly Told[] {
  const { handYaku, handSize, fieldSize, fieldRedeal } = rules;
  if (handYaku === null) return when(handSize >= FOUR, tell('handYaku', 'rules:deal.noHandYaku'));
  const hand = (['teshi', 'kuttsuki'] as const).filter((id) => id === 'teshi' || handSize === 2 * FOUR);
  return [
    ...hand.map((id) =>
      tell('handYaku', `rules:deal.handYaku.${id}`, {
        yaku: t(`cards:yaku.${id}.name`),
        points: points(handYaku[id]),
      }),
    ),
    tell('handYaku', 'rules:deal.handYaku.ends'),
    ...when(exampleOf(rules) !== null, tell('handYaku', 'rules:deal.handYaku.once')),
    tell('handYaku', `rules:deal.handYaku.cancel.${rules.players}`),
    ...when(!hand.includes('kuttsuki'), tell('handYaku', 'rules:deal.handYaku.noPairs')),
    ...when(
      fieldRedeal !== 'none' && fieldSize >= FOUR,
      tell(['handYaku', 'fieldRedeal'], 'rules:deal.handYaku.afterField'),
    ),
  ];
}

export function dealSentences(rules: RuleSet): readonly Told[] {
  const { handSize, fieldSize } = rules;
  return [
    chosen(rules, 'firstDealer'),
    tell(['players', 'handSize', 'fieldSize'], 'rules:deal.sizes', {
      count: fieldSize,
      hand: t('rules:deal.cards', { count: handSize }),
      pile: t('rules:deal.cards', { count: pileSize(rules) }),
    }),
    ...orderSentences(rules),
    ...when(fieldSize >= FOUR, chosen(rules, 'fieldRedeal')),
    ...handYakuSentences(rules),
  ];
}

const flowers = (): string => formatList(MONTHS.map((month) => inSentence(t(`cards:month.${month}.flower`))));

export const captureSentences = (rules: RuleSet): readonly Told[] => [
  chosen(rules, 'firstPlayer'),
  ...when(rules.players === 3, tell('players', 'rules:capture.round')),
  tell([], 'rules:capture.turn'),
  tell([], 'rules:capture.match'),
  ...when(rules.fieldSize >= 3, chosen(rules, 'threeMatch')),
  chosen(rules, 'mustMatch'),
  tell([], 'rules:capture.flowers', { flowers: flowers() }),
];
