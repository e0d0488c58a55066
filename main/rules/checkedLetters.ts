/** Bytes with a check sum as letters in groups, and back from whatever a message or a keyboard made of them. Knows no rules. */
import { crc32 } from 'node:zlib';
import { decodeBase32, encodeBase32, plainLetters } from './base32';

const GROUPS = /.{1,5}/g;
const CHECK_BYTES = 4;

const checkOf = (bytes: Uint8Array): Buffer => {
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(bytes));
  return check;
};

/** The prefix, and base 32 of the content with its CRC-32 in groups of five, all joined by hyphens. */
export function makeLetters(prefix: string, content: Uint8Array): string {
  const letters = encodeBase32(Buffer.concat([content, checkOf(content)]));
  return [prefix, ...(letters.match(GROUPS) ?? [])].join('-');
}

/** What stands between the letters: hyphens, quotes, line breaks, and the long dash that a Japanese keyboard types. */
const BETWEEN = /[^\p{L}\p{N}]|ー/gu;

/** Letters alone, whatever a message or a keyboard has made of the code. */
export const lettersOf = (text: string): string => plainLetters(text.normalize('NFKC').replace(BETWEEN, ''));

/** The content, at least one byte; null where the check says that letters are wrong or missing. */
export function openLetters(letters: string): Uint8Array | null {
  const bytes = decodeBase32(letters);
  if (bytes === null || bytes.length <= CHECK_BYTES) return null;
  const content = bytes.subarray(0, -CHECK_BYTES);
  return checkOf(content).equals(bytes.subarray(-CHECK_BYTES)) ? content : null;
}
