/** Programs for the arena, each with one habit, in a line of plain JavaScript. */
import { execPath } from 'node:process';

const program = (onLine: string): string => {
  const script = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line); ${onLine} });`;
  // The shell must not read anything of the script: it travels as base64.
  const packed = Buffer.from(script).toString('base64');
  return `"${execPath}" -e "eval(Buffer.from('${packed}','base64').toString())"`;
};

const answer = (move: string): string =>
  `if (message.type === 'choose') console.log(JSON.stringify({ move: ${move} }));`;

export const FIRST_LEGAL = program(answer('message.legal[0]'));
export const ENDS = program('process.exit(3);');
export const SILENT = program('');
export const NOT_JSON = program(`if (message.type === 'choose') console.log('koi!');`);
export const NO_MOVE = program(`if (message.type === 'choose') console.log('{"card":1}');`);
export const ILLEGAL = program(answer(`{ type: 'playCard', card: 'no-such-card' }`));
export const MISSING = '/nowhere/no-such-program';
