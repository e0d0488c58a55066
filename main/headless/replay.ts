/**
 * `npm run -s replay -- FILE`: the matches of a record, exported or as the game keeps it, or the match that is still
 * played, event by event. Exit 1 for one that does not follow from its seed and moves, 2 without a usable file.
 */
import { readSavedMatches } from '../record/savedMatches';
import { FILE_REASONS } from './record/fileReasons';
import { replayText } from './record/replayText';

/** Returns the exit code. */
const run = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    console.error('usage: npm run -s replay -- FILE');
    return 2;
  }
  const saved = await readSavedMatches(path);
  if (!saved.ok) {
    console.error(`${path}: ${FILE_REASONS[saved.code]}`);
    return saved.code === 'damaged' ? 1 : 2;
  }
  const text = replayText(saved.value);
  if (!text.ok) {
    console.error(`${path}: ${text.code}`);
    return 1;
  }
  console.log(text.value.join('\n'));
  return 0;
};

process.exitCode = await run(process.argv[2]);
