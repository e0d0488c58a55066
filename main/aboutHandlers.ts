/** What the bridge's calls about the game itself do. */
import type { About } from '../shared/about';
import { ok, refuse } from '../shared/moves';
import type { Handlers } from './ipc';

export interface AboutParts {
  readonly about: About;
  /** Opens the game's own folder in the system's file browser; false where the system refuses. */
  readonly showFolder: () => Promise<boolean>;
}

export const createAboutHandlers = ({
  about,
  showFolder,
}: AboutParts): Pick<Handlers, 'app:about' | 'app:showFolder'> => ({
  'app:about': () => ok(about),
  'app:showFolder': async () => ((await showFolder()) ? ok(null) : refuse('failed')),
});
