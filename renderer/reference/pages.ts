/** The pages of the reference and what they are called. Draws nothing. */
import type { PlayerView } from '../../shared/view';
import { t } from '../strings';

export const REFERENCE_PAGES = ['cards', 'months', 'rules', 'glossary', 'tips', 'history'] as const;
export type ReferencePage = (typeof REFERENCE_PAGES)[number];

/** Which helps the player wants in it. */
export interface ReferenceHelp {
  /** Where each of the 48 cards is. */
  readonly tracker: boolean;
  /** What is missing for a yaku, and where that is. */
  readonly reach: boolean;
}

export interface ReferenceState {
  /** Null outside a match: nothing is held, and the rules are those of the next one. */
  readonly view: PlayerView | null;
  readonly help: ReferenceHelp;
}

/** The word on its tab. */
export function pageTab(page: ReferencePage, { view, help }: ReferenceState): string {
  if (page === 'cards')
    return t(view !== null && help.tracker ? 'reference:tab.cards' : 'reference:tab.yaku');
  if (page === 'rules') return t(view === null ? 'reference:tab.nextRules' : 'reference:tab.rules');
  return t(`reference:tab.${page}`);
}

/** Its heading. */
export function pageTitle(page: ReferencePage, { view, help }: ReferenceState): string {
  if (page === 'cards') {
    if (view === null) return t('reference:title.yaku');
    return t(help.tracker ? 'reference:title.cards' : 'reference:yakuTitle');
  }
  if (page === 'rules') return t(view === null ? 'reference:title.nextRules' : 'reference:title.rules');
  return t(`reference:title.${page}`);
}
