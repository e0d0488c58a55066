/** The piles that the live panel can show: those of the table, and one that makes each house yaku. Reckons nothing. */
import { CARD_IDS, kindOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { HousePattern } from '../../shared/houseYaku';
import type { RuleExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
import { EXAMPLES } from './examples.table';

const cardsOf = (pattern: HousePattern): readonly CardId[] =>
  pattern.type === 'cards' ? pattern.cards : CARD_IDS.filter((card) => kindOf(card) === pattern.kind);

/** Just enough of a yaku's cards. */
const houseExample = (pattern: HousePattern): RuleExample => ({
  month: 1,
  pile: [...new Set(cardsOf(pattern))].slice(0, pattern.need),
  calls: 0,
  rivalCalls: 0,
  fieldLights: 0,
});

export const examplesFor = ({ houseYaku }: RuleSet): readonly RuleExample[] => [
  ...EXAMPLES,
  ...houseYaku.map(({ pattern }) => houseExample(pattern)),
];
