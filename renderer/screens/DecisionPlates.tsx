/** The two answers of the decision, each with its numbers. They weigh nothing: both look alike and none comes first. */
import type { Decision, PlayerView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatNumber, t } from '../strings';
import { formatAmount } from './amounts';
import { causeWords, idleWords, times } from './causes';
import { peopleOf, scoreLine, totalsOf } from './people';
import { PlateFrame, PlateLine } from './Plate';
import { RivalLines } from './RivalLines';

interface PlateProps {
  readonly decision: Decision;
  readonly view: PlayerView;
  readonly onAnswer: (byPointer: boolean) => void;
}

const callsOf = (view: PlayerView): readonly number[] => view.seats.map(({ calls }) => calls);

/** Where points are taken from others, what a stop brings the player in all. */
function GainLine({ decision, view }: Omit<PlateProps, 'onAnswer'>) {
  const { seat, ruleSet } = view;
  if (ruleSet.scoring === 'add') return null;
  const gain = (decision.totalsAfterStop[seat] ?? 0) - (totalsOf(view)[seat] ?? 0);
  return <PlateLine words={t('screens:decision.gain')} value={formatAmount(ruleSet, gain)} />;
}

export function StopPlate({ decision, view, onAnswer }: PlateProps) {
  const { stop } = decision;
  const facts = { ruleSet: view.ruleSet, me: view.seat, seat: view.seat, calls: callsOf(view) };
  return (
    <PlateFrame
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
      <PlateLine words={t('screens:decision.sum')} value={formatNumber(stop.base)} />
      {stop.multipliers.map((multiplier) => (
        <PlateLine
          key={multiplier.cause}
          words={causeWords(multiplier, facts)}
          value={times(multiplier.factor)}
        />
      ))}
      {stop.idle.map((cause) => (
        <PlateLine key={cause} class="idle" words={idleWords(cause, facts)} value={times(1)} />
      ))}
      <GainLine decision={decision} view={view} />
      <PlateLine
        class="last"
        words={t('screens:decision.after')}
        value={scoreLine(decision.totalsAfterStop, view.seat)}
      />
    </PlateFrame>
  );
}

/** What a stop with one point more would pay, this call counted. */
function OneMoreLine({ decision, view }: Omit<PlateProps, 'onAnswer'>) {
  const { base, multipliers } = decision.oneMore;
  const { seat, ruleSet } = view;
  const called = callsOf(view).map((calls, each) => (each === seat ? calls + 1 : calls));
  const causes = multipliers.map((each) => causeWords(each, { ruleSet, me: seat, seat, calls: called }));
  return (
    <PlateLine
      words={causes.length > 0 ? causes.join(' · ') : t('screens:decision.oneMoreSum')}
      value={[formatNumber(base), ...multipliers.map(({ factor }) => times(factor))].join(' ')}
    />
  );
}

/** "you 3, Sakuya 3, pile 14". */
function leftWords(decision: Decision, view: PlayerView): string {
  const { me, rivals } = peopleOf(view);
  return [
    t('screens:decision.left.you', { cards: me.handCount }),
    ...rivals.map((rival) =>
      t('screens:score.rival', { name: rivalName(rival.seat), amount: rival.handCount }),
    ),
    t('screens:decision.left.pile', { cards: decision.drawPile }),
  ].join(t('screens:score.join'));
}

export function KoiKoiPlate({ decision, view, onAnswer }: PlateProps) {
  return (
    <PlateFrame
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
      points={decision.oneMore.points}
      pointsWords={t('screens:decision.oneMore')}
      onAnswer={onAnswer}
    >
      <OneMoreLine decision={decision} view={view} />
      <RivalLines decision={decision} view={view} />
      <PlateLine class="last" words={t('screens:decision.left.title')} value={leftWords(decision, view)} />
    </PlateFrame>
  );
}
