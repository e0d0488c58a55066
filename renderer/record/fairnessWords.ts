/** What a comparison of dealt cards with a fair shuffle says, in plain words. Reckons no chances. */
import { CARD_IDS } from '../../shared/cards';
import { FEWEST_EXPECTED } from '../../shared/record';
import type { FairnessAnswer } from '../../shared/record';
import { formatNumber, t } from '../strings';

/** Less often than that in a fair shuffle, and it is called uncommon. */
const UNCOMMON = 0.05;

/**
 * Deals that are still needed before anything can be told: two groups of neighbouring cells, each with enough expected
 * in it. Null where nothing was dealt yet.
 */
export function dealsMissing({ cells, deals }: Pick<FairnessAnswer, 'cells' | 'deals'>): number | null {
  if (deals === 0 || cells.length < 2) return null;
  const each = cells.map(({ expected }) => expected / deals);
  const all = each.reduce((sum, share) => sum + share, 0);
  let before = 0;
  const halves = each.slice(0, -1).map((share) => {
    before += share;
    return Math.min(before, all - before);
  });
  return Math.max(1, Math.ceil(FEWEST_EXPECTED / Math.max(...halves)) - deals);
}

function chanceWords(chance: number): string {
  const times = Math.round(100 * chance);
  if (times < 1) return t('record:fair.seldom');
  return times > 99 ? t('record:fair.always') : t('record:fair.times', { times: formatNumber(times) });
}

/** How often a fair shuffle strays this far, or how many deals are missing to tell. */
export function verdictWords(answer: FairnessAnswer): readonly string[] {
  const { chance } = answer;
  if (chance !== null) {
    return [chanceWords(chance), t(chance < UNCOMMON ? 'record:fair.unusual' : 'record:fair.usual')];
  }
  const missing = dealsMissing(answer);
  return [
    missing === null
      ? t('record:fair.noDeals')
      : t('record:fair.tooFew', { count: missing, number: formatNumber(missing) }),
  ];
}

/** What a cell counts: a number, or one of the 48 cards. */
export function cellName({ question }: FairnessAnswer, value: number): string {
  const card = question === 'ownCards' ? CARD_IDS[value] : undefined;
  return card === undefined ? formatNumber(value) : t(`cards:${card}.name`);
}

/** What all cells of a question count. */
export function cellsName({ question }: FairnessAnswer): string {
  if (question === 'ownCards') return t('record:fair.card');
  return t(question === 'fieldMonth' ? 'record:fair.cards' : 'record:fair.lights');
}
