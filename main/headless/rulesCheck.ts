/** `npm run -s rules:check -- FILE`: every vector of a file through the engine; prints what fails. Exit 1 if any does, 2 without a usable file. */
import { readFileSync } from 'node:fs';
import { ok, refuse, type Result } from '../../shared/moves';
import { checkFile, type Failure } from './vectors/checkFile';

const readJson = (path: string): Result<unknown, string> => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return refuse(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return ok<unknown>(JSON.parse(text));
  } catch (error) {
    return refuse(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const describe = ({ id, differences, error }: Failure): string => {
  if (error !== null) return `${id}\n  could not be run: ${error}`;
  const lines = differences.map(
    ({ path, expected, got }) => `  ${path}\n    expected ${show(expected)}\n    got      ${show(got)}`,
  );
  return [id, ...lines].join('\n');
};

/** Returns the exit code. */
const run = (path: string | undefined): number => {
  if (path === undefined) {
    console.error('usage: npm run -s rules:check -- FILE.json');
    return 2;
  }
  const json = readJson(path);
  const report = json.ok ? checkFile(json.value) : json;
  if (!report.ok) {
    console.error(`${path}: ${report.code}`);
    return 2;
  }
  const { passed, failures } = report.value;
  for (const failure of failures) console.log(describe(failure));
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
};

process.exitCode = run(process.argv[2]);
