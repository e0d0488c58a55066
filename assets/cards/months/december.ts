/** December: paulownia, phoenix. */
import { put } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { C } from '../palette';
import { branch, mist } from '../plants/common';
import { kiriLeaf, kiriSpike } from '../plants/paulownia';
import { phoenix } from '../motifs/phoenix';

const PAPER: Paper = { top: ['#A99BC9', 0.4, 0.55] };
const KIT: Kit = {
  l: () => kiriLeaf(118),
  d: () => kiriLeaf(118, C.deep, C.deepVein),
  k: () => kiriSpike(5),
  s: () => kiriSpike(4),
};

/** A crest-like group: three leaves hanging from (x, y), three spikes above. */
function crestLike(c: Card, x: number, y: number, k: number): void {
  const at = (name: string, dx: number, dy: number, turn: number, scale: number) =>
    `${name} ${x + dx * k} ${y + dy * k} ${turn} ${k * scale}`;
  c.scatter(
    KIT,
    [
      at('s', -52, 6, -24, 0.96),
      at('s', 52, 6, 24, 0.96),
      at('k', 0, 0, 0, 1.12),
      at('d', -62, 10, 24, 0.94),
      at('d', 62, 10, -24, 0.94),
      at('l', 0, 4, 0, 1.06),
    ].join(' | '),
  );
}

function decPhoenix(): Card {
  const c = createCard('dec-phoenix', { top: ['#E9A93A', 0.62, 0.75] });
  c.add(mist('-20 110 360, -20 70 384, 236 400 44, 290 400 68', 18, C.shu));
  c.scatter(
    KIT,
    `
    s 60 470 -16 1.1 | k 120 452 0 1.1 | s 190 474 14 1.06 | d 50 480 44 1.06 | d 300 500 -30 1.06 |
    d 210 486 -40 1.06 | l 124 470 0 1.12 | l 340 480 20 0.9 | s 286 500 0 0.9 | l 262 508 10 0.9 |
    l 30 520 10 0.9`,
  );
  c.add(put(phoenix(), 150, 216, 0, 0.88));
  return c;
}

function decPlain1(): Card {
  const c = createCard('dec-plain-1', PAPER);
  crestLike(c, 180, 300, 1.3);
  c.scatter(KIT, 'd 50 500 10 0.8 | d 310 500 -10 0.8');
  return c;
}

function decPlain2(): Card {
  const c = createCard('dec-plain-2', PAPER);
  c.add(mist('190 400 70, 240 420 94, 160 330 118', 18, C.fuji));
  c.add(branch('-20 200, 80 220, 170 300, 260 420, 380 470', [26, 20, 18, 14, 8], C.wood));
  c.scatter(
    KIT,
    `
    k 80 210 -12 1.1 | s 136 240 10 1 | k 250 390 -8 1.16 | s 306 420 14 1 | d 40 220 30 0.92 |
    l 104 236 0 1.06 | d 214 340 40 0.92 | l 262 420 -6 1.1 | d 320 450 -30 0.8 | l 150 460 20 0.8 |
    d 40 470 0 0.9`,
  );
  return c;
}

function decPlain3(): Card {
  const c = createCard('dec-plain-3', { ...PAPER, ground: C.kin, top: [C.washi, 1, 0.75] });
  crestLike(c, 104, 214, 0.9);
  crestLike(c, 252, 424, 0.98);
  c.scatter(KIT, 'l 60 470 0 0.86 | s 60 470 -6 0.86 | d 320 190 10 0.8 | s 320 186 6 0.8');
  return c;
}

/** The four cards of December, in the order of their ids. */
export const december = (): readonly Card[] => [decPhoenix(), decPlain1(), decPlain2(), decPlain3()];
