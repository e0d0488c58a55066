/** What the bridge's calls about the game itself do. */
import { refuse } from '../shared/moves';
import type { Handlers } from './ipc';

export const createAboutHandlers = (): Pick<Handlers, 'app:about' | 'app:showFolder'> => ({
  'app:about': () => refuse('failed'),
  'app:showFolder': () => refuse('failed'),
});
