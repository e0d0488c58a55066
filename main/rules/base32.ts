/** Bytes as letters that can be read aloud and typed: Crockford's base 32. Knows no rules. */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;

/** Letters that stand for others because they look like them. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Upper case, and one letter for each that looks alike. */
export const plainLetters = (text: string): string =>
  text.toUpperCase().replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);

export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let pending = 0;
  let count = 0;
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    count += 8;
    for (; count >= BITS; count -= BITS) text += LETTERS.charAt((pending >> (count - BITS)) & 31);
    pending &= (1 << count) - 1;
  }
  return count === 0 ? text : text + LETTERS.charAt(pending << (BITS - count));
}

/** @param letters as `plainLetters` gives them. Null for letters that are none, and for a text that no bytes give. */
export function decodeBase32(letters: string): Uint8Array | null {
  const bytes: number[] = [];
  let pending = 0;
  let count = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    pending = (pending << BITS) | value;
    count += BITS;
    if (count < 8) continue;
    count -= 8;
    bytes.push(pending >> count);
    pending &= (1 << count) - 1;
  }
  return count < BITS && pending === 0 ? Uint8Array.from(bytes) : null;
}
