/** A finished match, watched again at the same table with the same motion. Nothing here touches the running match. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchUpdate } from '../../shared/ipc';
import type { Replay } from '../../shared/replay';
import { computed } from '@preact/signals';
import { LogLine } from '../rails/Lines';
import { PileHeads } from '../rails/PileHeads';
import { Rails } from '../rails/Rails';
import { boxStyle } from '../rails/box';
import { t } from '../strings';
import type { Table } from '../table/table';
import { monthStyle } from '../ui/month';
import { useFocusTrap } from '../ui/useFocusTrap';
import { deedOf } from './keys';
import { MonthAccount } from './MonthAccount';
import { ReplayBar } from './ReplayBar';
import { createReplayTable } from './replayTable';
import type { SideTable, SideTableParts } from '../game/sideTable';
import { stepAt } from './seen';
import { SpokenSteps } from './SpokenSteps';
import { decidedWords } from './stepWords';
import { createWatch } from './watch';
import type { Watch } from './watch';
import '../motion/banner.css';
import '../rails/rails.css';
import '../game/table-screen.css';
import './replay.css';

export interface ReplayScreenProps extends SideTableParts {
  readonly replay: Replay;
  readonly onClose: () => void;
}

/** How long the table takes to come up again after a jump, ms. */
const FADE = 240;

/** What a jump led to stands at once, faded in so that the jump is seen. */
function useFadeOnJump(host: { readonly current: HTMLElement | null }, jumps: number): void {
  useEffect(() => {
    if (jumps > 0) host.current?.animate([{ opacity: 0.25 }, { opacity: 1 }], FADE);
  }, [jumps]);
}

function handleKey(event: KeyboardEvent, watch: Watch, onClose: () => void): void {
  event.stopPropagation();
  const deed = deedOf(event);
  if (deed === null) return;
  event.preventDefault();
  if (deed === 'close') onClose();
  else if (deed === 'monthBack' || deed === 'monthForward') watch.month(deed === 'monthBack' ? -1 : 1);
  else if (deed !== 'toggle' || !event.repeat) watch[deed]();
}

export function ReplayScreen(props: ReplayScreenProps) {
  const { replay, onClose, settings } = props;
  const [watch, stand] = useMemo(() => {
    const speed = computed(() => settings.value.speed);
    const made = createWatch(replay, speed);
    return [made, createReplayTable(made, props)] as const;
  }, [replay]);
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const banners = useRef<HTMLDivElement>(null);
  useFocusTrap(root, '.playPress');
  useEffect(() => {
    if (host.current && banners.current) return stand.setUp(host.current, banners.current);
    return undefined;
  }, [stand]);
  useFadeOnJump(host, watch.jumps.value);
  const month = stand.month.value;
  return (
    <div
      ref={root}
      class="replay"
      role="dialog"
      aria-modal="true"
      aria-label={t('replay:title')}
      tabIndex={-1}
      style={month === null ? undefined : monthStyle(month)}
      onKeyDown={(event) => handleKey(event, watch, onClose)}
    >
      <div class="table-screen" onPointerDown={() => stand.skip()}>
        <div class="lacquer" />
        <div ref={host} class="table-host" />
        <Beside watch={watch} stand={stand} />
        <div ref={banners} class="banners" />
        <Account watch={watch} stand={stand} />
      </div>
      <ReplayBar watch={watch} onClose={onClose} />
      <SpokenSteps watch={watch} busy={stand.busy} />
    </div>
  );
}

interface StandProps {
  readonly watch: Watch;
  readonly stand: SideTable;
}

/** Rails, piles and lines, once there is a table. */
function Beside({ watch, stand }: StandProps) {
  const update = stand.shown.value;
  const table = stand.table.value;
  return update && table && <Words watch={watch} table={table} update={update} busy={stand.busy} />;
}

interface WordsProps {
  readonly watch: Watch;
  readonly table: Table;
  readonly update: MatchUpdate;
  readonly busy: ReadonlySignal<boolean>;
}

function Words({ watch, table, update, busy }: WordsProps) {
  const { model, layout } = table.laid.value;
  const { view, revision } = update;
  const moves = busy.value;
  return (
    <>
      <Rails update={update} layout={layout} turn={model.turn} tools={null} busy />
      <PileHeads layout={layout} model={model} drawCount={table.drawCount} />
      {layout.log && (
        <LogLine
          view={view}
          trace={model.trace}
          held={model.held}
          busy={moves}
          box={layout.log}
          spoken={false}
        />
      )}
      <p class="prompt-line" style={boxStyle(layout.prompt)}>
        {!moves && <span>{decidedWords(stepAt(watch.replay, revision))}</span>}
      </p>
    </>
  );
}

/** The account of a month that is over, until it goes on or the table is looked at. */
function Account({ watch, stand }: StandProps) {
  const [hidden, setHidden] = useState<number | null>(null);
  const update = stand.shown.value;
  if (update === null || update.view.result === null) return null;
  const { view, revision } = update;
  if (view.result === null || stand.busy.value || hidden === revision) return null;
  const goOn = (): void => {
    const plays = watch.playing.value;
    if (revision === watch.last || plays) watch.toggle();
    if (revision !== watch.last) watch.forward();
    if (plays) watch.toggle();
  };
  return <MonthAccount result={view.result} view={view} onGoOn={goOn} onHide={() => setHidden(revision)} />;
}
