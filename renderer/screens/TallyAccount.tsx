/** The account of a won month: yaku with their cards, every factor with its cause, the total. Adds nothing up itself. */
import type { MonthResult, YakuScore } from '../../shared/scoring';
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { isHouseYakuId } from '../../shared/houseYaku';
import { rivalName, yakuJapanese, yakuName } from '../reference/names';
import { formatNumber, language, t } from '../strings';
import { causeWords, equation, times } from './causes';
import { peopleOf } from './people';
import { YakuCards } from './YakuCards';

interface TallyAccountProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
}

/** Width of the cards in a row, rem, by the number of rows: many yaku must not need scrolling. */
const cardWidth = (rows: number): number => (rows <= 3 ? 2.75 : rows === 4 ? 2.1 : 1.6);

/** The Japanese name in its own signs and in Latin letters; a house yaku has neither. */
function JapaneseName({ id, name }: { readonly id: YakuScore['id']; readonly name: string }) {
  const written = yakuJapanese(id);
  if (written === null || isHouseYakuId(id)) return null;
  return (
    <span class="cap">
      {written !== name && (
        <span class="jp" lang="ja">
          {written}
        </span>
      )}{' '}
      <span lang={language.value === 'ja' ? 'ja' : 'ja-Latn'}>{t(`cards:yaku.${id}.romaji`)}</span>
    </span>
  );
}

interface RowProps {
  readonly yaku: YakuScore;
  readonly ruleSet: RuleSet;
  readonly width: number;
}

function Row({ yaku, ruleSet, width }: RowProps) {
  const name = yakuName(ruleSet, yaku.id);
  return (
    <div class="tallyRow" data-tally="row">
      <div class="tallyName">
        <h4>{name}</h4>
        <JapaneseName id={yaku.id} name={name} />
      </div>
      <YakuCards cards={yaku.cards} width={width} room={width * 4.2} />
      <div class="tallyPoints" data-tally="count">
        {formatNumber(yaku.points)}
      </div>
    </div>
  );
}

/** What is paid without any yaku: the dealer's privilege. */
function PrivilegeRow({ points }: { readonly points: number }) {
  return (
    <div class="tallyRow" data-tally="row">
      <div class="tallyName">
        <h4>{t('screens:tally.privilege')}</h4>
        <span class="cap">{t('screens:tally.privilegeHow')}</span>
      </div>
      <span />
      <div class="tallyPoints" data-tally="count">
        {formatNumber(points)}
      </div>
    </div>
  );
}

function Factors({ result, view }: TallyAccountProps) {
  const { winner, calls, multipliers } = result;
  if (winner === null) return null;
  const facts = { ruleSet: view.ruleSet, me: view.seat, seat: winner, calls };
  return (
    <div class="factors">
      <div class="factor">
        <b>{formatNumber(result.base)}</b>
        <span>{t('screens:tally.sumOf')}</span>
      </div>
      {multipliers.map((multiplier) => (
        <div class="factor" key={multiplier.cause} data-tally="factor" data-factor={multiplier.factor}>
          <b data-tally="stamp">{times(multiplier.factor)}</b>
          <span>{causeWords(multiplier, facts)}</span>
        </div>
      ))}
    </div>
  );
}

/** The rivals' cards that were never played, face up now. */
function HandsLeft({ result, view }: TallyAccountProps) {
  return peopleOf(view).rivals.map(({ seat }) => {
    const cards = result.hands[seat] ?? [];
    return cards.length === 0 ? null : (
      <div class="handLeft" key={seat}>
        <div class="cap">{t('screens:tally.leftRival', { name: rivalName(seat) })}</div>
        <YakuCards cards={cards} width={2} room={14} />
      </div>
    );
  });
}

function Total({ result }: Pick<TallyAccountProps, 'result'>) {
  const { base, multipliers, points, yaku } = result;
  return (
    <div class="tallyTotal" data-tally="total" data-base={yaku.length > 0 ? base : points}>
      <b class="serif" data-tally="points">
        {formatNumber(points)}
      </b>
      <span>
        {t('table:points', { count: points })}
        {multipliers.length > 0 && <span class="cap">{equation(base, multipliers, points)}</span>}
      </span>
    </div>
  );
}

export function TallyAccount({ result, view }: TallyAccountProps) {
  const rows = result.yaku.length;
  return (
    <div class="account" data-rows={Math.min(Math.max(rows, 1), 5)}>
      <div class="accountRows">
        {result.yaku.map((yaku) => (
          <Row key={yaku.id} yaku={yaku} ruleSet={view.ruleSet} width={cardWidth(rows)} />
        ))}
        {rows === 0 ? (
          <PrivilegeRow points={result.points} />
        ) : (
          <div class="tallyRow sum" data-tally="sum">
            <h4>{t('screens:tally.sum')}</h4>
            <div class="tallyPoints" data-tally="count">
              {formatNumber(result.base)}
            </div>
          </div>
        )}
      </div>
      <div class="accountSide">
        {rows > 0 && <Factors result={result} view={view} />}
        <HandsLeft result={result} view={view} />
        <Total result={result} />
      </div>
    </div>
  );
}
