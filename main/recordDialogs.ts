/** Asks the player for a file of matches to open or to write, in the system's own dialogs over our window. Reads and writes nothing. */
import { dialog } from 'electron';
import type { BrowserWindow, FileFilter } from 'electron';
import type { RecordFormat } from '../shared/record';

export interface RecordDialogs {
  /** Full path; null when the player picks none. */
  pickToOpen(): Promise<string | null>;
  /** @param name proposed for the file, without its ending */
  pickToWrite(name: string, format: RecordFormat): Promise<string | null>;
}

/** A file may have been given any name; the star needs no translation. */
const ANY: FileFilter = { name: '*', extensions: ['*'] };

/** @param window the one that the dialogs belong to; null while there is none */
export function createRecordDialogs(window: () => BrowserWindow | null): RecordDialogs {
  return {
    async pickToOpen() {
      const filters = [{ name: 'Hanagoyomi', extensions: ['json', 'jsonl'] }, ANY];
      const options: Electron.OpenDialogOptions = { properties: ['openFile'], filters };
      const parent = window();
      const { filePaths } = await (parent === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(parent, options));
      return filePaths[0] ?? null;
    },
    async pickToWrite(name, format) {
      const filters = [{ name: format.toUpperCase(), extensions: [format] }, ANY];
      const options: Electron.SaveDialogOptions = { defaultPath: `${name}.${format}`, filters };
      const parent = window();
      const { filePath } = await (parent === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(parent, options));
      return filePath === '' ? null : filePath;
    },
  };
}
