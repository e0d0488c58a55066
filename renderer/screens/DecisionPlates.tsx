/** The two answers of the decision, each with its numbers. They weigh nothing: both look alike and none comes first. */
import type { ComponentChildren } from 'preact';
import type { Decision, PlayerView, YakuReach } from '../../shared/view';
import { formatNumber, formatPoints, t } from '../strings';
import { causeWords, scoreLine, times } from './duel';
import type { Duel } from './duel';

/** More dots than this are not taken in at a glance. */
const MOST_DOTS = 5;

interface PlateProps {
  readonly decision: Decision;
  readonly view: PlayerView;
  readonly duel: Duel;
  readonly onAnswer: (byPointer: boolean) => void;
}

interface FrameProps {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
  readonly seal: ComponentChildren;
  readonly points: number;
  readonly pointsWords: string;
  readonly onAnswer: (byPointer: boolean) => void;
  readonly children: ComponentChildren;
}

/** Enter answers on the first press only: a key held since before must not. */
function Frame({ id, name, lead, seal, points, pointsWords, onAnswer, children }: FrameProps) {
  return (
    <button
      type="button"
      class={`plate ${id}`}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-why`}
      onClick={(event) => onAnswer(event.detail > 0)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) onAnswer(false);
      }}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
    >
      <span class="plateHead">
        {seal}
        <span class="plateName">
          <span class="serif" id={`${id}-name`}>
            {name}
          </span>
          <span class="dim">{lead}</span>
        </span>
        <span class="platePoints">
          <span class="serif">{formatNumber(points)}</span>
          <span class="cap">{pointsWords}</span>
        </span>
      </span>
      <span class="plateLines" id={`${id}-why`}>
        {children}
      </span>
    </button>
  );
}

interface LineProps {
  readonly words: string;
  readonly value: ComponentChildren;
  readonly class?: string;
}

function Line({ words, value, class: extra = '' }: LineProps) {
  return (
    <span class={`line ${extra}`}>
      <span>{words}</span> <b>{value}</b>
    </span>
  );
}

export function StopPlate({ decision, view, duel, onAnswer }: PlateProps) {
  const { stop } = decision;
  const of = { mine: true, name: duel.name, ruleSet: view.ruleSet };
  const [mine, theirs] = [duel.me, duel.rival].map(({ seat }) => decision.totalsAfterStop[seat] ?? 0);
  return (
    <Frame
      id="stop"
      name={t('screens:decision.stop')}
      lead={t('screens:decision.stopLead')}
      seal={
        <span class="seal" lang="ja" aria-hidden="true">
          勝負
        </span>
      }
      points={stop.points}
      pointsWords={t('table:points', { count: stop.points })}
      onAnswer={onAnswer}
    >
      <Line words={t('screens:decision.sum')} value={formatNumber(stop.base)} />
      {stop.multipliers.map(({ cause, factor }) => (
        <Line key={cause} words={causeWords(cause, of)} value={times(factor)} />
      ))}
      {stop.idle.map((cause) => (
        <Line key={cause} class="idle" words={causeWords(cause, of, 'idle')} value={times(1)} />
      ))}
      <Line
        class="last"
        words={t('screens:decision.after')}
        value={scoreLine(mine ?? 0, theirs ?? 0, duel.name)}
      />
    </Frame>
  );
}

export function KoiKoiPlate({ decision, view, duel, onAnswer }: PlateProps) {
  const { oneMore } = decision;
  const { name, me, rival } = duel;
  const causes = oneMore.multipliers.map(({ cause }) =>
    causeWords(cause, { mine: true, name, ruleSet: view.ruleSet }),
  );
  const factor = decision.rivalMultipliers.reduce((product, each) => product * each.factor, 1);
  const nearest = rival.reach[0];
  return (
    <Frame
      id="koiKoi"
      name={t('screens:decision.koiKoi')}
      lead={t('screens:decision.koiKoiLead')}
      seal={
        <span class="seal ink" lang="ja" aria-hidden="true">
          こい
          <br />
          こい
        </span>
      }
      points={oneMore.points}
      pointsWords={t('screens:decision.oneMore')}
      onAnswer={onAnswer}
    >
      <Line
        words={causes.length > 0 ? causes.join(' · ') : t('screens:decision.oneMoreSum')}
        value={[formatNumber(oneMore.base), ...oneMore.multipliers.map((each) => times(each.factor))].join(
          ' ',
        )}
      />
      <Line
        class="risk"
        words={t('screens:decision.ifRival', { name })}
        value={factor > 1 ? t('screens:decision.nothingTimes', { factor }) : t('screens:decision.nothing')}
      />
      {rival.base > 0 && (
        <Line words={t('screens:decision.rivalHas', { name })} value={formatPoints(rival.base)} />
      )}
      <NearestLine reach={nearest} name={name} />
      <Line
        class="last"
        words={t('screens:decision.left')}
        value={t('screens:decision.leftCounts', {
          mine: me.handCount,
          name,
          theirs: rival.handCount,
          pile: decision.drawPile,
        })}
      />
    </Frame>
  );
}

function NearestLine({ reach, name }: { readonly reach: YakuReach | undefined; readonly name: string }) {
  if (reach === undefined) return <Line words={t('screens:decision.nearestNone', { name })} value="" />;
  const have = reach.have.length;
  const words = t('screens:decision.nearest', { name, yaku: t(`cards:yaku.${reach.id}.name`) });
  if (reach.size > MOST_DOTS)
    return <Line words={words} value={t('table:ofSize', { have, size: reach.size })} />;
  const dots = Array.from({ length: reach.size }, (_, index) => (
    <i key={index} class={index < have ? 'full' : ''} />
  ));
  return (
    <Line
      words={words}
      value={
        <span class="dots" role="img" aria-label={t('table:ofSize', { have, size: reach.size })}>
          {dots}
        </span>
      }
    />
  );
}
