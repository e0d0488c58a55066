/** Asks the player for a file of rules to open or to write. */
import type { BrowserWindow, FileFilter } from 'electron';
import { ANY_FILE, pickToOpen, pickToWrite } from './fileDialogs';
import { rulesFileName } from './rules/rulesOnDisk';

export interface RulesDialogs {
  /** Full path; null when the player picks none. */
  pickToOpen(): Promise<string | null>;
  /** @param name the rule-set's, proposed for the file */
  pickToWrite(name: string): Promise<string | null>;
}

const FILTERS: FileFilter[] = [{ name: 'Hanagoyomi', extensions: ['json'] }, ANY_FILE];

/** @param window the one that the dialogs belong to; null while there is none */
export const createRulesDialogs = (window: () => BrowserWindow | null): RulesDialogs => ({
  pickToOpen: () => pickToOpen(window(), FILTERS),
  pickToWrite: (name) => pickToWrite(window(), rulesFileName(name), FILTERS),
});
