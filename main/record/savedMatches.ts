/** The matches of any file that the game writes: its record, an exported one, or the match that is still played. */
import { ok, refuse, type Result } from '../../shared/moves';
import type { RecordFileError } from '../../shared/record';
import { parseSave } from '../saveFormat';
import type { LoggedMatch } from './matchSteps';
import type { KeptMatch } from '../historyFormat';
import { readRecordText, textOfRecordFile } from './recordFile';

export type { KeptMatch };

export type SavedMatches =
  | { readonly type: 'finished'; readonly matches: readonly KeptMatch[] }
  | { readonly type: 'running'; readonly match: LoggedMatch };

/** A running match that is damaged may also be one that does not follow from its seed and moves. */
export async function readSavedMatches(path: string): Promise<Result<SavedMatches, RecordFileError>> {
  const text = await textOfRecordFile(path);
  if (!text.ok) return text;
  const record = readRecordText(text.value);
  if (record.ok) return ok({ type: 'finished', matches: record.value });
  if (record.code !== 'notRecord') return record;
  const save = parseSave(text.value);
  if (save.ok) return ok({ type: 'running', match: save.value });
  if (save.code === 'tooNew') return refuse('newer');
  return refuse(text.value.includes('"moves"') ? 'damaged' : 'notRecord');
}
