/** Asks the player for a file of matches to open or to write. */
import type { BrowserWindow } from 'electron';
import type { RecordFormat } from '../shared/record';
import { ANY_FILE, pickToOpen, pickToWrite } from './fileDialogs';

export interface RecordDialogs {
  /** Full path; null when the player picks none. */
  pickToOpen(): Promise<string | null>;
  /** @param name proposed for the file, without its ending */
  pickToWrite(name: string, format: RecordFormat): Promise<string | null>;
}

/** @param window the one that the dialogs belong to; null while there is none */
export const createRecordDialogs = (window: () => BrowserWindow | null): RecordDialogs => ({
  pickToOpen: () => pickToOpen(window(), [{ name: 'Hanagoyomi', extensions: ['json', 'jsonl'] }, ANY_FILE]),
  pickToWrite: (name, format) =>
    pickToWrite(window(), `${name}.${format}`, [
      { name: format.toUpperCase(), extensions: [format] },
      ANY_FILE,
    ]),
});
