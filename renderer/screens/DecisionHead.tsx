/** The upper half of the decision: the new yaku with its cards, all yaku and their sum. Knows no answers. */
import type { CardId } from '../../shared/cards';
import type { YakuScore } from '../../shared/scoring';
import type { Decision, PlayerView } from '../../shared/view';
import { yakuJapanese, yakuName } from '../reference/names';
import { formatList, formatNumber, t } from '../strings';
import { CardPicture, Crest } from '../ui/Pictures';
import { monthPlace } from '../rails/monthPlace';
import { YakuCards } from './YakuCards';

interface DecisionHeadProps {
  readonly decision: Decision;
  readonly view: PlayerView;
}

/** More cards than this stand in two rows of small ones. */
const ONE_ROW = 5;

function FreshCards({ cards }: { readonly cards: readonly CardId[] }) {
  if (cards.length === 2) {
    return (
      <div class="freshCards pair">
        {cards.map((card) => (
          <CardPicture key={card} card={card} />
        ))}
      </div>
    );
  }
  const half = Math.ceil(cards.length / 2);
  const rows = cards.length > ONE_ROW ? [cards.slice(0, half), cards.slice(half)] : [cards];
  return (
    <div class={`freshCards rows${rows.length}`}>
      {rows.map((row) => (
        <YakuCards key={row[0]} cards={row} width={rows.length === 1 ? 6 : 3.4} room={14} />
      ))}
    </div>
  );
}

/** Cards are named only while they are few enough to read. */
function madeWords(cards: readonly CardId[]): string {
  if (cards.length > ONE_ROW) return t('screens:decision.thisTurn');
  return t('screens:decision.cardsThisTurn', {
    cards: formatList(cards.map((card) => t(`cards:${card}.name`))),
  });
}

/** Counting yaku tell how many cards they hold. */
interface YakuLineProps {
  readonly yaku: YakuScore;
  readonly name: string;
  readonly fresh: boolean;
}

function YakuLine({ yaku, name, fresh }: YakuLineProps) {
  return (
    <div class="line">
      <span>
        {fresh ? <b>{name}</b> : name}
        {yaku.cards.length > ONE_ROW - 1 && <span class="dim"> · {yaku.cards.length}</span>}
      </span>
      <b>{formatNumber(yaku.points)}</b>
    </div>
  );
}

export function DecisionHead({ decision, view }: DecisionHeadProps) {
  const cards = [...new Set(decision.fresh.flatMap((yaku) => yaku.cards))];
  const names = decision.fresh.map(({ id }) => yakuName(view.ruleSet, id));
  const [only, ...others] = decision.fresh;
  const written = only && others.length === 0 ? yakuJapanese(only.id) : null;
  const isFresh = ({ id }: YakuScore): boolean => decision.fresh.some((fresh) => fresh.id === id);
  return (
    <div class="decisionHead">
      <FreshCards cards={cards} />
      <div class="made">
        <h2>
          {formatList(names)}
          {written !== null && written !== names[0] && (
            <span class="jp" lang="ja">
              {written}
            </span>
          )}
        </h2>
        <p class="dim">{madeWords(cards)}</p>
        <div class={`yakuLines ${decision.yaku.length > 4 ? 'two' : ''}`}>
          {decision.yaku.map((yaku) => (
            <YakuLine
              key={yaku.id}
              yaku={yaku}
              name={yakuName(view.ruleSet, yaku.id)}
              fresh={isFresh(yaku)}
            />
          ))}
        </div>
        <div class="line sumLine">
          <b>{t('screens:decision.sum')}</b>
          <b>{formatNumber(decision.stop.base)}</b>
        </div>
      </div>
      <div class="monthSign">
        <Crest month={view.month} />
        <div class="cap">{monthPlace(view.round, view.ruleSet)}</div>
      </div>
    </div>
  );
}
