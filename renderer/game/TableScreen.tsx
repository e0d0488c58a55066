/** The table with its words and dialogs. Lets motion end before anything is asked; knows no rules. */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchUpdate } from '../../shared/ipc';
import { LogLine, PromptLine } from '../rails/Lines';
import { PileHeads } from '../rails/PileHeads';
import { RailNotes } from '../rails/notes';
import { Rails } from '../rails/Rails';
import type { Tool } from '../rails/tool';
import { useToastPlace } from '../rails/useToastPlace';
import { SHORTCUTS, shortcutFor } from '../shortcuts/shortcuts';
import type { Table } from '../table/table';
import { busy, setUpTable, table, type LiveTableParts } from './liveTable';
import { MatchDialogs } from './MatchDialogs';
import { askTakeBack, coachState } from './help';
import { HelpAtTable } from './HelpAtTable';
import { coachOpen, openOverlay, reason, settings, shown } from './store';
import '../motion/banner.css';
import '../rails/rails.css';
import './table-screen.css';

function useTool({ actions }: LiveTableParts) {
  return (tool: Tool): void => {
    if (tool === 'sound') void actions.changeSettings({ muted: !settings.value.muted });
    else if (tool === 'coach') {
      if (coachState()?.ready === true) void actions.coach.toggle();
    } else if (tool === 'takeBack') askTakeBack(actions);
    // The same key that opens the menu lets the coach go first.
    else if (tool === 'menu' && coachOpen.value) actions.coach.silence();
    else openOverlay(tool);
  };
}

const TOOLS: readonly Tool[] = ['cards', 'rules', 'reference', 'sound', 'coach', 'takeBack', 'menu'];

function useShortcuts(onTool: (tool: Tool) => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const tool = event.repeat ? null : shortcutFor(event, SHORTCUTS.table, TOOLS);
      if (tool === null) return;
      event.preventDefault();
      onTool(tool);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** How long the table takes to come up again after a step back, ms. */
const FADE = 240;

/** A step back has no motion of its own: where it led stands at once, faded in so that the jump is seen. */
function useFadeBack(host: { readonly current: HTMLElement | null }, update: MatchUpdate | null): void {
  const isBack = update !== null && update.practice && update.events.length === 0;
  useEffect(() => {
    if (isBack) host.current?.animate([{ opacity: 0.25 }, { opacity: 1 }], FADE);
  }, [isBack, update?.revision]);
}

export function TableScreen(props: LiveTableParts) {
  const host = useRef<HTMLDivElement>(null);
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current && banners.current) return setUpTable(host.current, banners.current, props);
    return undefined;
  }, []);
  const onTool = useTool(props);
  useShortcuts(onTool);
  const update = shown.value;
  useFadeBack(host, update);
  return (
    <main class="table-screen">
      <div class="lacquer" />
      <div ref={host} class="table-host" />
      {update && table.value && <TableWords update={update} table={table.value} onTool={onTool} />}
      {update && table.value && !busy.value && (
        <HelpAtTable view={update.view} table={table.value} coach={props.actions.coach} />
      )}
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
  const { model } = made.laid.value;
  const { turn } = model;
  return (
    <>
      <RailNotes.Provider value={settings.value}>
        <Rails
          update={update}
          layout={layout}
          turn={turn}
          tools={{
            muted: settings.value.muted,
            help: { coach: coachState(), canTakeBack: update.canTakeBack && !busy.value },
            onTool,
          }}
          busy={busy.value}
        />
      </RailNotes.Provider>
      <PileHeads layout={layout} model={model} drawCount={made.drawCount} />
      {layout.log && (
        <LogLine view={view} trace={model.trace} held={model.held} busy={busy.value} box={layout.log} />
      )}
      <PromptLine
        view={view}
        hovered={made.hovered.value}
        hints={settings.value.takeable}
        turn={turn}
        busy={busy.value}
        reason={reason.value}
        box={layout.prompt}
      />
    </>
  );
}
