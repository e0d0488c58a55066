/** The bar at the foot of a replay: how it goes, where it stands, which hands lie open. */
import { personName } from '../screens/people';
import { rivalName } from '../reference/names';
import { monthInSentence, t } from '../strings';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import { Switch } from '../ui/Switch';
import { markWords, monthWords } from './markWords';
import type { Mark } from './marks';
import { TimeLine } from './TimeLine';
import { Transport } from './Transport';
import type { Watch } from './watch';

export interface ReplayBarProps {
  readonly watch: Watch;
  readonly onClose: () => void;
}

export function ReplayBar({ watch, onClose }: ReplayBarProps) {
  return (
    <div class="replayBar">
      <Transport watch={watch} />
      <TimeLine watch={watch} />
      <div class="replayChoices">
        <Jump watch={watch} />
        <Hands watch={watch} />
      </div>
      <Button icon="close" class="replayClose" onClick={onClose}>
        {t('replay:close')}
      </Button>
    </div>
  );
}

/** All marks as a list, month by month; it stands on the latest that has happened. */
function Jump({ watch }: { readonly watch: Watch }) {
  const { replay, marks, index } = watch;
  const months = new Map(
    marks.flatMap((mark) => (mark.kind === 'month' ? [[mark.round, monthWords(replay, mark)] as const] : [])),
  );
  const wordsOf = (mark: Mark): string =>
    mark.kind === 'month'
      ? t('replay:begins', { month: monthInSentence(mark.month) })
      : markWords(replay, mark);
  return (
    <Select
      label={t('replay:jump')}
      value={String(marks.findLastIndex(({ step }) => step <= index.value))}
      options={marks.map((mark, place) => ({
        value: String(place),
        label: wordsOf(mark),
        group: months.get(mark.round) ?? '',
      }))}
      onChange={(place) => watch.jump(marks[Number(place)]?.step ?? 0)}
    />
  );
}

function Hands({ watch }: { readonly watch: Watch }) {
  return (
    <div class="openHands" role="group" aria-label={t('replay:hands')}>
      <span aria-hidden="true">{t('replay:hands')}</span>
      {watch.open.value.map((isOpen, seat) => (
        <label key={seat}>
          <Switch
            label={seat === 0 ? t('replay:hand.you') : t('replay:hand.rival', { name: rivalName(seat) })}
            checked={isOpen}
            onChange={(next) => watch.turnHand(seat, next)}
          />
          <span aria-hidden="true">{personName(seat)}</span>
        </label>
      ))}
    </div>
  );
}
