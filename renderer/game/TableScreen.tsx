/** The table with its words and dialogs. Lets motion end before anything is asked; knows no rules. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import gsap from 'gsap';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchUpdate } from '../../shared/ipc';
import type { Soundboard } from '../audio/soundboard';
import type { Cue } from '../motion/take';
import { LeftRail, type Tool } from '../rails/LeftRail';
import { LogLine, PromptLine } from '../rails/Lines';
import { PileHeads } from '../rails/PileHeads';
import { useToastPlace } from '../rails/useToastPlace';
import { t } from '../strings';
import { createTable, type Table } from '../table/table';
import type { Actions } from './actions';
import type { Inbox } from './inbox';
import { MatchDialogs } from './MatchDialogs';
import { createPlayback } from './playback';
import { watchPresses } from './presses';
import { month, notices, openOverlay, overlays, reason, settings, shown, waiting } from './store';
import '../motion/banner.css';
import '../rails/rails.css';
import './table-screen.css';

export interface TableScreenProps {
  readonly actions: Actions;
  readonly inbox: Inbox;
  readonly sounds: Soundboard;
  readonly reduced: ReadonlySignal<boolean>;
  /** The table could not be set up: there is nothing to play on. */
  readonly onProblem: (error: unknown) => void;
}

const table = signal<Table | null>(null);
/** Something moves, or an answer is on its way. */
const busy = signal(false);

const rivalName = (): string => {
  const options = shown.value?.options;
  return options ? t(`table:opponent.${options.opponent}.name`) : t('table:opponent.normal.name');
};

/** Where on the table a cue sounds, from -1 to 1. */
const panOf = ({ x }: Cue): number => (x === undefined ? 0 : (2 * x) / window.innerWidth - 1);

/** Sets the table up in `host`; what it returns takes it down again. */
function setUp(host: HTMLElement, overlay: HTMLElement, props: TableScreenProps): () => void {
  const { actions, inbox, sounds, reduced, onProblem } = props;
  const stops: (() => void)[] = [];
  let gone = false;
  let beforeResize = (): void => {};
  const playCue = (cue: Cue): void =>
    sounds.play(cue.name, {
      pan: panOf(cue),
      inner: cue.inner === true || cue.skipped === true,
      ...(month.value !== null && { month: month.value }),
    });
  const start = async (): Promise<void> => {
    const made = await createTable(host, {
      settings,
      month,
      calm: () => reduced.value,
      rivalName,
      onMove: (move) => void actions.play(move),
      onReason: (why) => (reason.value = t(`table:reason.${why}`)),
      onCue: (name) => playCue({ name }),
      beforeResize: () => beforeResize(),
    });
    if (gone) return made.destroy();
    const queue = createPlayback({
      table: made,
      overlay,
      speed: () => settings.value.speed,
      reduced: () => reduced.value,
      sound: playCue,
      rivalName,
      random: Math.random,
    });
    beforeResize = () => queue.press(performance.now());
    table.value = made;
    const hide = (): void => {
      if (document.hidden) queue.drain();
    };
    document.addEventListener('visibilitychange', hide);
    stops.push(
      inbox.attach((update) => queue.add(update)),
      effect(() => void (busy.value = queue.busy.value || waiting.value)),
      effect(pauseUnderMenus),
      watchPresses(queue),
      () => document.removeEventListener('visibilitychange', hide),
      () => queue.clear(),
      () => made.destroy(),
    );
  };
  start().catch(onProblem);
  return () => {
    gone = true;
    table.value = null;
    for (const stop of stops) stop();
  };
}

/** Nothing goes on behind an open menu. */
function pauseUnderMenus(): () => void {
  if (overlays.value.length + notices.value.length > 0) gsap.globalTimeline.pause();
  return () => void gsap.globalTimeline.resume();
}

function useTool({ actions }: TableScreenProps) {
  return (tool: Tool): void => {
    if (tool === 'sound') void actions.changeSettings({ muted: !settings.value.muted });
    else openOverlay(tool);
  };
}

const SHORTCUTS: Readonly<Record<string, Tool>> = { c: 'cards', r: 'rules', m: 'sound', escape: 'menu' };

function useShortcuts(onTool: (tool: Tool) => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      // Caps Lock makes capitals of the letters.
      const tool = SHORTCUTS[event.key.toLowerCase()];
      if (tool === undefined || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      event.preventDefault();
      onTool(tool);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

export function TableScreen(props: TableScreenProps) {
  const host = useRef<HTMLDivElement>(null);
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current && banners.current) return setUp(host.current, banners.current, props);
    return undefined;
  }, []);
  const onTool = useTool(props);
  useShortcuts(onTool);
  const update = shown.value;
  return (
    <main class="table-screen">
      <div class="lacquer" />
      <div ref={host} class="table-host" />
      {update && table.value && <TableWords update={update} table={table.value} onTool={onTool} />}
      <div ref={banners} class="banners" role="status" />
      {update && !busy.value && (
        <MatchDialogs
          update={update}
          actions={props.actions}
          sounds={props.sounds}
          reduced={props.reduced.value}
        />
      )}
    </main>
  );
}

interface WordsProps {
  readonly update: MatchUpdate;
  readonly table: Table;
  readonly onTool: (tool: Tool) => void;
}

function TableWords({ update, table: made, onTool }: WordsProps) {
  const { view } = update;
  const layout = made.layout.value;
  useToastPlace(layout);
  const rival = view.seats.find(({ seat }) => seat !== view.seat)?.seat ?? 1;
  return (
    <>
      <LeftRail
        update={update}
        box={layout.leftRail}
        muted={settings.value.muted}
        busy={busy.value}
        onTool={onTool}
      />
      <PileHeads layout={layout} model={made.laid.value.model} rival={rival} rivalName={rivalName()} />
      {layout.log && !busy.value && <LogLine view={view} rivalName={rivalName()} box={layout.log} />}
      <PromptLine
        view={view}
        hovered={made.hovered.value}
        busy={busy.value}
        reason={reason.value}
        box={layout.prompt}
      />
    </>
  );
}
