/** What a taken card is good for later: the yaku that it counts towards, however far they are. */
import { isHouseYakuId } from '../../../shared/houseYaku';
import { kindOf, type CardId } from '../../../shared/cards';
import type { PlayerView, YakuReach } from '../../../shared/view';
import { COUNT_YAKU } from '../../../shared/yakuCards';
import { at } from '../../engine/lists';
import type { Fact } from './fact';
import type { Outcome } from './outcome';
import { lacking, NEAR, pays, reachWith } from './ownFacts';

/** Any card of a kind counts towards it. */
const isByKind = ({ ruleSet }: PlayerView, { id }: YakuReach): boolean =>
  isHouseYakuId(id)
    ? ruleSet.houseYaku.some((house) => house.id === id && house.pattern.type === 'kind')
    : Object.hasOwn(COUNT_YAKU, id);

/** Open yaku that the card counts towards, the nearest first; of those that name no kind. */
const yakuOfCard = (
  view: PlayerView,
  reach: readonly YakuReach[],
  pile: readonly CardId[],
  card: CardId,
): readonly YakuReach[] =>
  reach.filter(
    (each) =>
      each.have.includes(card) &&
      !isByKind(view, each) &&
      pays(
        view,
        pile,
        each,
        each.missing.slice(0, lacking(each)).map((missing) => missing.card),
      ),
  );

/** More would be a list and no reason. */
const MOST_YAKU = 2;

/** What is near already is told as that. */
const prizes = (view: PlayerView, { gained }: Outcome, reach: readonly YakuReach[]): readonly Fact[] => {
  const pile = [...at(view.seats, view.seat).captured, ...gained];
  return gained.toReversed().flatMap((card): readonly Fact[] => {
    const all = yakuOfCard(view, reach, pile, card).filter((each) => lacking(each) > NEAR);
    if (all.length === 0) return [];
    const yaku = all.slice(0, MOST_YAKU).map(({ id }) => id);
    const weight = (kindOf(card) === 'light' ? 90 : 60) + 10 * all.length;
    return [{ reason: { type: 'prize', card, yaku }, weight }];
  });
};

const counts = (view: PlayerView, { gained }: Outcome, reach: readonly YakuReach[]): readonly Fact[] =>
  reach
    .filter((each) => isByKind(view, each) && lacking(each) > NEAR)
    .flatMap(({ id, have, size }): readonly Fact[] => {
      const card = gained.toReversed().find((each) => have.includes(each));
      if (card === undefined) return [];
      const weight = 20 + (40 * have.length) / size;
      return [{ reason: { type: 'counts', card, yaku: id, have: have.length, size }, weight }];
    });

export const prizeFacts = (view: PlayerView, outcome: Outcome): readonly Fact[] => {
  if (outcome.gained.length === 0) return [];
  const reach = reachWith(view, outcome);
  return [...prizes(view, outcome, reach), ...counts(view, outcome, reach)];
};
