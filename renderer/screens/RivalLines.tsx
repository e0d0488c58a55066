/** What each rival could make of a koi-koi: the price of their stop, what they hold, what is near. Weighs nothing. */
import type { Multiplier } from '../../shared/scoring';
import type { RuleSet } from '../../shared/ruleSet';
import type { Decision, PlayerView, SeatView, YakuReach } from '../../shared/view';
import { rivalName, yakuName } from '../reference/names';
import { formatPoints, t } from '../strings';
import { PlateLine } from './Plate';
import { peopleOf } from './people';

/** More dots than this are not taken in at a glance. */
const MOST_DOTS = 5;

const product = (multipliers: readonly Multiplier[]): number =>
  multipliers.reduce((factor, each) => factor * each.factor, 1);

/** What the player is left with, and by how much the rival's sum grows. */
function priceWords({ scoring, chips }: RuleSet, factor: number, name: string): string {
  const pays = scoring !== 'add';
  const flat = scoring === 'chips' && chips.mode === 'flat';
  if (factor === 1 || flat) return t(pays ? 'screens:decision.pays' : 'screens:decision.nothing');
  return t(pays ? 'screens:decision.paysTimes' : 'screens:decision.nothingTimes', { factor, name });
}

function Dots({ have, size }: { readonly have: number; readonly size: number }) {
  return (
    <span class="dots" role="img" aria-label={t('table:ofSize', { have, size })}>
      {Array.from({ length: size }, (_, index) => (
        <i key={index} class={index < have ? 'full' : ''} />
      ))}
    </span>
  );
}

interface NearestProps {
  readonly reach: YakuReach | undefined;
  readonly ruleSet: RuleSet;
  readonly name: string;
}

function NearestLine({ reach, ruleSet, name }: NearestProps) {
  if (reach === undefined) return <PlateLine words={t('screens:decision.nearestNone', { name })} value="" />;
  const { size } = reach;
  const have = reach.have.length;
  return (
    <PlateLine
      words={t('screens:decision.nearest', { name, yaku: yakuName(ruleSet, reach.id) })}
      value={size > MOST_DOTS ? t('table:ofSize', { have, size }) : <Dots have={have} size={size} />}
    />
  );
}

interface RivalProps {
  readonly rival: SeatView;
  readonly decision: Decision;
  readonly ruleSet: RuleSet;
}

function OneRival({ rival, decision, ruleSet }: RivalProps) {
  const name = rivalName(rival.seat);
  const factor = product(decision.rivalMultipliers[rival.seat] ?? []);
  return (
    <>
      <PlateLine
        class="risk"
        words={t('screens:decision.ifRival', { name })}
        value={priceWords(ruleSet, factor, name)}
      />
      {rival.base > 0 && (
        <PlateLine words={t('screens:decision.rivalHas', { name })} value={formatPoints(rival.base)} />
      )}
      <NearestLine reach={rival.reach[0]} ruleSet={ruleSet} name={name} />
    </>
  );
}

interface RivalLinesProps {
  readonly decision: Decision;
  readonly view: PlayerView;
}

export function RivalLines({ decision, view }: RivalLinesProps) {
  return peopleOf(view).rivals.map((rival) => (
    <OneRival key={rival.seat} rival={rival} decision={decision} ruleSet={view.ruleSet} />
  ));
}
