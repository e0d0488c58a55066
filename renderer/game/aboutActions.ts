/** What the game tells about itself: by the bridge, and from the list of licences beside the page. */
import type { Bridge } from '../../shared/ipc';
import { isLicences } from '../../shared/licences';
import type { AboutDesk } from '../about/aboutDesk';
import type { Accepted } from './accepted';

/** Made by the build. */
const LICENCES = 'licences.json';

export const createAboutDesk = (bridge: Bridge, accepted: Accepted): AboutDesk => ({
  async about() {
    return accepted(await bridge.call('app:about', null)) ?? null;
  },
  async showFolder() {
    accepted(await bridge.call('app:showFolder', null));
  },
  async licences() {
    const answer = await fetch(LICENCES);
    const list: unknown = answer.ok ? await answer.json() : null;
    return isLicences(list) ? list : null;
  },
});
