/** Asks the player for a file of rules to open or to write, in the system's own dialogs over our window. Reads and writes nothing. */
import { dialog } from 'electron';
import type { BrowserWindow, FileFilter } from 'electron';
import { rulesFileName } from './rules/rulesOnDisk';

export interface RulesDialogs {
  /** Full path; null when the player picks none. */
  pickToOpen(): Promise<string | null>;
  /** @param name the rule-set's, proposed for the file */
  pickToWrite(name: string): Promise<string | null>;
}

/** A file may have been given any name; the star needs no translation. */
const FILTERS: FileFilter[] = [
  { name: 'Hanagoyomi', extensions: ['json'] },
  { name: '*', extensions: ['*'] },
];

/** @param window the one that the dialogs belong to; null while there is none */
export function createRulesDialogs(window: () => BrowserWindow | null): RulesDialogs {
  return {
    async pickToOpen() {
      const options: Electron.OpenDialogOptions = { properties: ['openFile'], filters: FILTERS };
      const parent = window();
      const { filePaths } = await (parent === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(parent, options));
      return filePaths[0] ?? null;
    },
    async pickToWrite(name) {
      const options: Electron.SaveDialogOptions = { defaultPath: rulesFileName(name), filters: FILTERS };
      const parent = window();
      const { filePath } = await (parent === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(parent, options));
      return filePath === '' ? null : filePath;
    },
  };
}
