/** The pages of the settings, in the order of their tabs: one more is one more line. */
import { AccessPage } from './pages/AccessPage';
import { AccessPreview } from './pages/AccessPreview';
import { GamePage } from './pages/GamePage';
import { TakePreview } from './pages/TakePreview';
import { LanguagePage } from './pages/LanguagePage';
import { SoundPage } from './pages/SoundPage';
import { TablePage } from './pages/TablePage';
import { HandPreview } from './HandPreview';
import type { SettingsPage } from './page';

export const PAGES = [
  { id: 'game', group: 'game', Body: GamePage, Aside: TakePreview },
  { id: 'table', group: 'table', Body: TablePage, Aside: HandPreview },
  { id: 'sound', group: 'sound', Body: SoundPage },
  { id: 'language', group: 'language', Body: LanguagePage },
  { id: 'access', group: 'access', Body: AccessPage, Aside: AccessPreview },
] as const satisfies readonly SettingsPage[];

export type PageId = (typeof PAGES)[number]['id'];
