/** May: iris, eight-plank bridge. */
import { taper } from '../geometry';
import { line, path, put, resist } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { mist } from '../plants/common';
import { iris, irisBud, sword } from '../plants/iris';
import { bridge } from '../motifs/bridge';

const PAPER: Paper = { bottom: ['#5C8FB0', 0.6, 0.5] };
const KIT: Kit = { i: () => iris(), j: () => iris(C.fuji, '#8D74C4'), k: irisBud };

/** Ripples from y0 downward. */
function water(y0: number, count = 4): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = y0 + i * 26;
    const shift = (i % 2) * 40;
    d += `M${-20 - shift} ${y}q22 -12 44 0t44 0t44 0M${170 - shift} ${y + 6}q22 -12 44 0t44 0t44 0t44 0`;
  }
  return line(d, '#3F7396', 3, { opacity: 0.55 });
}

/** A flower stalk from its foot to its head. */
function stem(x0: number, y0: number, x1: number, y1: number): string {
  const bend = `${x0 * 0.7 + x1 * 0.3} ${(y0 + y1) / 2}`;
  return path(taper(`${x0} ${y0}, ${bend}, ${x1} ${y1}`, [8, 7, 6], 3), C.matsu, resist(1.8));
}

/** Sword leaves: foot, height, drift, width (22 unless given), 1 for the lighter green. */
function swords(table: string): string {
  return table
    .split('|')
    .map((row) => {
      const [x = 0, y = 0, height = 0, drift = 0, width = 22, light = 0] = row.trim().split(' ').map(Number);
      const [blade, vein] = light ? ['#3B7350', '#9CBF6A'] : [C.matsu, C.waka];
      return put(sword(height, drift, width, blade, vein), x, y);
    })
    .join('');
}

function mayBridge(): Card {
  const c = createCard('may-bridge', { ...PAPER, bottom: ['#5C8FB0', 0.75, 0.85] });
  c.add(water(360, 9), water(60, 3));
  c.add(bridge());
  c.add(
    swords(
      '60 600 220 -30 | 300 600 330 30 | 340 600 260 24 22 1 | 110 600 210 20 22 1 | 190 600 210 -10 | 250 600 290 -24 20 1',
    ),
  );
  c.add(stem(84, 600, 84, 490), stem(180, 600, 176, 420), stem(280, 600, 280, 360));
  c.scatter(KIT, 'i 282 336 4 1.12 | j 84 456 -6 1.04 | i 178 424 0 1.08');
  c.add(swords('20 600 190 -24 20 | 136 600 150 16 | 230 600 170 22 | 320 600 150 -20 22 1'));
  c.add(stem(300, 600, 300, 530));
  c.scatter(KIT, 'i 300 520 6 0.86');
  return c;
}

function mayRibbon(): Card {
  const c = createCard('may-ribbon', PAPER);
  c.add(water(470, 5));
  c.add(
    swords(
      '60 600 400 -34 | 110 600 320 30 22 1 | 300 600 440 30 | 260 600 320 -30 22 1 | 340 600 300 14 | 20 600 280 -10 20 1',
    ),
  );
  c.add(stem(80, 600, 76, 180), stem(300, 600, 296, 130));
  c.scatter(KIT, 'k 298 132 6 1.2 | j 78 150 -4 1.08');
  c.add(put(ribbon('red'), 190, 270, 8));
  c.add(stem(96, 600, 84, 410), stem(292, 600, 292, 350), stem(196, 600, 196, 500));
  c.scatter(KIT, 'i 296 330 6 1.06 | i 80 404 -6 1.1');
  c.add(swords('150 600 190 -14 | 240 600 200 24 22 1 | 330 600 180 16 | 44 600 170 -18 20'));
  c.scatter(KIT, 'j 200 506 2 1.06');
  return c;
}

function mayPlain1(): Card {
  const c = createCard('may-plain-1', PAPER);
  c.add(water(490, 4));
  c.add(
    swords(
      '60 600 430 -40 24 | 120 600 500 10 24 1 | 180 600 420 -40 | 240 600 520 30 24 | 310 600 430 40 24 1 | 340 600 330 10 | 20 600 300 -20 22 1',
    ),
  );
  c.add(stem(110, 600, 84, 260), stem(200, 600, 186, 130), stem(270, 600, 286, 250));
  c.scatter(KIT, 'i 186 116 0 1.2 | j 82 250 -8 1.16 | i 290 258 8 1.2');
  c.add(stem(190, 600, 188, 400));
  c.add(swords('90 600 260 14 22 | 280 600 240 -10 22 1'));
  c.scatter(KIT, 'j 188 388 0 1.2 | k 306 450 8 1.2');
  c.add(stem(300, 600, 304, 452));
  c.add(swords('40 600 200 -20 22 | 150 600 180 -14 22 1 | 230 600 190 20 22 | 330 600 160 20 22'));
  c.add(stem(84, 600, 84, 480));
  c.scatter(KIT, 'i 84 470 -4 1.04');
  return c;
}

function mayPlain2(): Card {
  const c = createCard('may-plain-2', PAPER);
  c.add(water(480, 4), mist('-20 190 70, 80 300 96, -20 130 122', 18, '#5C8FB0'));
  c.add(
    swords(
      '330 600 460 20 24 | 280 600 400 -36 24 1 | 210 600 380 20 24 | 140 600 330 -30 24 1 | 80 600 360 24 24 | 30 600 260 -20 22',
    ),
  );
  c.add(stem(300, 600, 288, 230), stem(170, 600, 170, 310), stem(60, 600, 66, 370));
  c.add(stem(50, 600, 46, 292));
  c.scatter(KIT, 'k 46 290 -10 1.1 | j 286 216 6 1.22 | i 166 306 -4 1.22 | j 68 400 -6 1.1');
  c.add(swords('240 600 240 -12 22 | 110 600 220 12 22 1'));
  c.add(stem(290, 600, 292, 430), stem(190, 600, 188, 510));
  c.scatter(KIT, 'i 294 410 6 1.16');
  c.add(swords('340 600 190 10 22 1 | 150 600 170 -24 22 | 230 600 160 24 22 1 | 50 600 160 -12 22'));
  c.scatter(KIT, 'i 186 492 0 1.12');
  return c;
}

/** The four cards of May, in the order of their ids. */
export const may = (): readonly Card[] => [mayBridge(), mayRibbon(), mayPlain1(), mayPlain2()];
