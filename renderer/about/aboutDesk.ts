/** What the page about the game asks for; `game/aboutActions.ts` does it. */
import type { About } from '../../shared/about';
import type { Licence } from '../../shared/licences';

export interface AboutDesk {
  /** Null when refused; that has been told. */
  about(): Promise<About | null>;
  /** Opens the folder in the system's file browser; a refusal has been told. */
  showFolder(): Promise<void>;
  /** Null when the list could not be read. */
  licences(): Promise<readonly Licence[] | null>;
}
