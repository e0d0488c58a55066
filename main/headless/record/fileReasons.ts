/** Why a file with matches cannot be used, for the command line. */
import type { RecordFileError } from '../../../shared/record';

export const FILE_REASONS: Readonly<Record<RecordFileError, string>> = {
  damaged: 'damaged: something is missing or wrong in it',
  newer: 'made by a newer version of Hanagoyomi',
  notRecord: 'not a record and not a match of Hanagoyomi',
  tooLarge: 'too large for a record',
  unreadable: 'cannot be read',
};
