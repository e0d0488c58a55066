/** Rule-sets from and to files anywhere on the disk, and what such a file is called. Knows no windows. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { refused } from './namedRules';
import { makeRuleFile } from './ruleFile';
import { LARGEST_RULES_TEXT, readRulesText } from './rulesText';

/** Ends every name that we propose; any other is read as well. */
const ENDING = '.hanarules.json';

/** Bytes that the name before the ending may take where names end at 255. */
const LONGEST_STEM = 200;

/** Some editors write UTF-16, with a mark in front that tells which; everything else is UTF-8. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Never rejects: a file that cannot be read is refused as `unreadable`. */
export async function readRulesFile(path: string): Promise<RulesRead> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return refused('unreadable');
    if (stats.size > LARGEST_RULES_TEXT) return refused('tooLarge');
    return readRulesText(textOf(await readFile(path)));
  } catch {
    return refused('unreadable');
  }
}

/** False where the file system refuses. */
export async function writeRulesFile(path: string, rules: NamedRuleSet): Promise<boolean> {
  try {
    await writeFile(path, makeRuleFile(rules));
    return true;
  } catch {
    return false;
  }
}

/** What some file system does not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;
/** Names that Windows keeps for devices, whatever follows a dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const graphemes = new Intl.Segmenter();

/** The longest start of whole characters that fits. */
function cutTo(bytes: number, name: string): string {
  let cut = '';
  for (const { segment } of graphemes.segment(name)) {
    if (Buffer.byteLength(cut + segment) > bytes) break;
    cut += segment;
  }
  return cut;
}

/** A file name for a rule-set of this name that every file system takes. */
export function rulesFileName(name: string): string {
  const stem = cutTo(LONGEST_STEM, name.replace(FORBIDDEN, '-')).replace(/^[. -]+|[. ]+$/g, '');
  if (stem === '') return `rules${ENDING}`;
  return `${DEVICE.test(stem) ? '_' : ''}${stem}${ENDING}`;
}
