/**
 * `npm run -s rules -- FILE|CODE|PRESET`: whether a rule-set is well-formed and playable, how it differs from modern
 * rules, and its code. Exit 1 for one that is refused, 2 without an argument.
 */
import { rulesFrom } from './rulesArgument';
import { rulesReport } from './rulesReport';

/** Returns the exit code. */
const run = async (argument: string | undefined): Promise<number> => {
  if (argument === undefined) {
    console.error('usage: npm run -s rules -- FILE|CODE|PRESET');
    return 2;
  }
  const read = await rulesFrom(argument);
  console.log(rulesReport(read).join('\n'));
  return read.type === 'read' ? 0 : 1;
};

// A code that was pasted with spaces comes as several.
const argument = process.argv.slice(2).join(' ');
process.exitCode = await run(argument === '' ? undefined : argument);
