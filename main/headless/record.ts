/**
 * `npm run -s record -- FILE [--json]`: what the matches of a record add up to, and how fairly they were dealt; the same
 * numbers as in the window. FILE is an exported record or the one that the game keeps. Exit 1 for a damaged file, 2
 * without a usable one.
 */
import { readRecordFile } from '../record/recordFile';
import { createRecordWork } from '../record/recordWork';
import { FILE_REASONS } from './record/fileReasons';
import { recordReport } from './record/recordReport';

/** Returns the exit code. */
const run = async (path: string | undefined, asJson: boolean): Promise<number> => {
  if (path === undefined) {
    console.error('usage: npm run -s record -- FILE [--json]');
    return 2;
  }
  const read = await readRecordFile(path);
  if (!read.ok) {
    console.error(`${path}: ${FILE_REASONS[read.code]}`);
    return read.code === 'damaged' ? 1 : 2;
  }
  const work = createRecordWork();
  work.teach(read.value);
  const ids = read.value.map(({ id }) => id);
  const record = work.read(ids, { level: null, rules: null });
  const fairness = work.fairness(ids);
  const broken = work.broken(ids);
  console.log(
    asJson
      ? JSON.stringify({ record, fairness, broken }, null, 2)
      : recordReport(record, fairness, broken).join('\n'),
  );
  return 0;
};

const given = process.argv.slice(2);
const [path, ...others] = given.filter((each) => each !== '--json');
const isClear = others.length === 0 && path?.startsWith('--') !== true;
process.exitCode = await run(isClear ? path : undefined, given.includes('--json'));
