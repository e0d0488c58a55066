/** The system's own dialogs for files, over our window. Reads and writes nothing. */
import { dialog } from 'electron';
import type { BrowserWindow, FileFilter } from 'electron';

/** A file may have been given any name; the star needs no translation. */
export const ANY_FILE: FileFilter = { name: '*', extensions: ['*'] };

/** @param parent null while there is no window. Full path; null when the player picks none. */
export async function pickToOpen(
  parent: BrowserWindow | null,
  filters: FileFilter[],
): Promise<string | null> {
  const options: Electron.OpenDialogOptions = { properties: ['openFile'], filters };
  const { filePaths } = await (parent === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(parent, options));
  return filePaths[0] ?? null;
}

/** @param parent null while there is no window @param defaultPath proposed for the file. Full path, or null. */
export async function pickToWrite(
  parent: BrowserWindow | null,
  defaultPath: string,
  filters: FileFilter[],
): Promise<string | null> {
  const options: Electron.SaveDialogOptions = { defaultPath, filters };
  const { filePath } = await (parent === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(parent, options));
  return filePath === '' ? null : filePath;
}
