/** A free drawing outside the cards; knows no subject. */
import { createSheet, type Sheet } from '../cards/card';

/** One SVG document with the given view box; `prefix` starts its ids. */
export function drawing(prefix: string, viewBox: string, draw: (sheet: Sheet) => void): string {
  const sheet = createSheet(prefix);
  draw(sheet);
  const definitions = sheet.definitions();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    (definitions ? `<defs>${definitions}</defs>` : '') +
    `${sheet.body()}</svg>`
  );
}
