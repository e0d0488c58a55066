/** The account of a won month: yaku with their cards, every factor with its cause, the total. Adds nothing up itself. */
import type { MonthResult, YakuScore } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { formatNumber, language, t } from '../strings';
import { causeWords, equation, times } from './duel';
import type { Duel } from './duel';
import { YakuCards } from './YakuCards';

interface TallyAccountProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
  readonly duel: Duel;
}

/** Width of the cards in a row, rem, by the number of rows: many yaku must not need scrolling. */
const cardWidth = (rows: number): number => (rows <= 3 ? 2.75 : rows === 4 ? 2.1 : 1.6);

function Row({ yaku, width }: { readonly yaku: YakuScore; readonly width: number }) {
  const name = t(`cards:yaku.${yaku.id}.name`);
  const written = t(`cards:yaku.${yaku.id}.jp`);
  return (
    <div class="tallyRow" data-tally="row">
      <div class="tallyName">
        <h4>{name}</h4>
        <span class="cap">
          {written !== name && (
            <span class="jp" lang="ja">
              {written}
            </span>
          )}{' '}
          <span lang={language.value === 'ja' ? 'ja' : 'ja-Latn'}>{t(`cards:yaku.${yaku.id}.romaji`)}</span>
        </span>
      </div>
      <YakuCards cards={yaku.cards} width={width} room={width * 4.2} />
      <div class="tallyPoints" data-tally="count">
        {formatNumber(yaku.points)}
      </div>
    </div>
  );
}

function Factors({ result, view, duel }: TallyAccountProps) {
  const of = { mine: result.winner === duel.me.seat, name: duel.name, ruleSet: view.ruleSet };
  return (
    <div class="factors">
      <div class="factor">
        <b>{formatNumber(result.base)}</b>
        <span>{t('screens:tally.sumOf')}</span>
      </div>
      {result.multipliers.map(({ cause, factor }) => (
        <div class="factor" key={cause} data-tally="factor" data-factor={factor}>
          <b data-tally="stamp">{times(factor)}</b>
          <span>{causeWords(cause, of)}</span>
        </div>
      ))}
    </div>
  );
}

/** The rival's cards that were never played, face up now. */
function HandLeft({ result, duel }: TallyAccountProps) {
  const cards = result.hands[duel.rival.seat] ?? [];
  if (cards.length === 0) return null;
  return (
    <div class="handLeft">
      <div class="cap">{t('screens:tally.leftRival', { name: duel.name })}</div>
      <YakuCards cards={cards} width={2} room={14} />
    </div>
  );
}

export function TallyAccount(props: TallyAccountProps) {
  const { result } = props;
  const rows = result.yaku.length;
  return (
    <div class="account" data-rows={Math.min(rows, 5)}>
      <div class="accountRows">
        {result.yaku.map((yaku) => (
          <Row key={yaku.id} yaku={yaku} width={cardWidth(rows)} />
        ))}
        <div class="tallyRow sum" data-tally="sum">
          <h4>{t('screens:tally.sum')}</h4>
          <div class="tallyPoints" data-tally="count">
            {formatNumber(result.base)}
          </div>
        </div>
      </div>
      <div class="accountSide">
        <Factors {...props} />
        <HandLeft {...props} />
        <div class="tallyTotal" data-tally="total" data-base={result.base}>
          <b class="serif" data-tally="points">
            {formatNumber(result.points)}
          </b>
          <span>
            {t('table:points', { count: result.points })}
            {result.multipliers.length > 0 && (
              <span class="cap">{equation(result.base, result.multipliers, result.points)}</span>
            )}
          </span>
        </div>
      </div>
    </div>
  );
}
