/** Turns an event into motion on the table: folds the model, has it choreographed, starts the take. */
import type { GameEvent } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';
import type { Month } from '../../shared/cards';
import type { Pause, Speed } from '../../shared/settings';
import { fold } from '../table/fold';
import { emptyModel } from '../table/model';
import type { TableModel } from '../table/model';
import type { TableScene } from '../table/scene';
import { choreograph } from './choreography';
import { SPEED_SCALE, isOwn } from './craft';
import type { Motion } from './queue';
import { createTake, runTake, type Cue } from './take';
import { OFF_GAP } from './timings.table';

export interface StageParts {
  readonly scene: TableScene;
  readonly overlay: HTMLElement;
  readonly speed: () => Speed;
  readonly pause: () => Pause;
  readonly reduced: () => boolean;
  readonly sound: (cue: Cue) => void;
  /** A new month begins: the table takes its colour, and the words around it its name. */
  readonly onMonth: (month: Month, update: MatchUpdate) => void;
  /** 0 … 1; for what should not look mechanical. Never decides anything of the game. */
  readonly random: () => number;
}

/** The table as it stands; an empty one where the last match had another number of players. */
const tableFor = ({ view }: MatchUpdate, model: TableModel): TableModel =>
  model.seats.length === view.seats.length ? model : emptyModel(view.seat, view.seats.length);

export type Perform = (event: GameEvent, update: MatchUpdate) => Motion | null;

export function createStage(parts: StageParts): Perform {
  const { scene } = parts;
  return (event, update) => {
    const before = tableFor(update, scene.model());
    const take = createTake(parts.reduced());
    const speed = parts.speed();
    scene.setModel(fold(before, event));
    const craft = {
      scene,
      take,
      update,
      before,
      next: update.events[update.events.indexOf(event) + 1],
      speed,
      pause: parts.pause(),
      overlay: parts.overlay,
      random: parts.random,
      showMonth: () => {
        if (event.type === 'monthStarted') parts.onMonth(event.month, update);
      },
    };
    choreograph(event, craft);
    if (take.timeline.getChildren().length === 0 && take.parts.cues.length === 0) {
      for (const clean of take.parts.cleaners) clean();
      take.timeline.kill();
      scene.requestRender();
      return null;
    }
    const rival = 'seat' in event && !isOwn(craft, event.seat);
    return runTake(take, {
      timeScale: SPEED_SCALE[speed],
      instant: speed === 'off',
      gap: rival ? OFF_GAP : 0,
      sound: parts.sound,
      onFrame: () => scene.requestRender(),
    });
  };
}
