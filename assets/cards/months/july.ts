/** July: bush clover, boar. */
import { smooth } from '../geometry';
import { path, put, resist } from '../svg';
import { createCard, type Card, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { mist } from '../plants/common';
import { cloverSpray } from '../plants/clover';
import { boar } from '../motifs/boar';

const PAPER: Paper = { top: ['#D8C27A', 0.35, 0.5] };

function julBoar(): Card {
  const c = createCard('jul-boar', PAPER);
  c.add(mist('-20 130 58, 30 230 82, -20 90 106', 18, C.shu));
  c.add(
    cloverSpray(c, '20 560, 24 380, 70 240, 170 160', { leaves: 7 }),
    cloverSpray(c, '344 600, 346 430, 310 300, 200 240', { leaves: 7 }),
    cloverSpray(c, '370 330, 340 210, 290 110, 200 60', { leaves: 7 }),
  );
  c.add(path(smooth('-20 540, 90 526, 210 530, 380 548') + 'L380 600L-20 600Z', '#77803C', resist(3)));
  c.add(put(boar(), 132, 434, 0, 0.76));
  c.add(
    cloverSpray(c, '-20 610, 40 580, 110 574, 170 596', { leaves: 4 }),
    cloverSpray(c, '380 610, 330 580, 270 572, 210 596', { leaves: 4 }),
  );
  return c;
}

function julRibbon(): Card {
  const c = createCard('jul-ribbon', PAPER);
  c.add(
    cloverSpray(c, '60 620, 40 440, 80 300, 180 210', { leaves: 7 }),
    cloverSpray(c, '320 620, 330 460, 290 360, 200 310', { leaves: 7 }),
    cloverSpray(c, '370 330, 330 210, 260 110, 140 70', { leaves: 7 }),
  );
  c.add(put(ribbon('red'), 188, 290, 8));
  c.add(
    cloverSpray(c, '-10 330, 30 210, 90 130, 170 110', { leaves: 6 }),
    cloverSpray(c, '190 620, 200 540, 260 470, 340 450', { leaves: 6 }),
    cloverSpray(c, '120 620, 110 540, 60 460, 10 440', { leaves: 5 }),
  );
  return c;
}

function julPlain1(): Card {
  const c = createCard('jul-plain-1', PAPER);
  c.add(
    cloverSpray(c, '180 620, 150 460, 70 330, 30 250', { leaves: 7 }),
    cloverSpray(c, '190 620, 200 420, 270 260, 340 220', { leaves: 7 }),
    cloverSpray(c, '180 620, 170 400, 130 210, 60 100', { leaves: 8 }),
    cloverSpray(c, '190 620, 220 400, 230 200, 290 70', { leaves: 8 }),
    cloverSpray(c, '200 620, 260 500, 320 440, 350 430', { leaves: 5 }),
    cloverSpray(c, '160 620, 100 540, 50 490, 20 490', { leaves: 5 }),
  );
  return c;
}

function julPlain2(): Card {
  const c = createCard('jul-plain-2', PAPER);
  c.add(mist('220 400 470, 160 330 496, 200 400 522', 18, C.shu));
  c.add(
    cloverSpray(c, '380 100, 270 70, 160 110, 90 220', { leaves: 7 }),
    cloverSpray(c, '380 180, 290 170, 210 230, 170 350', { leaves: 7 }),
    cloverSpray(c, '380 260, 310 280, 260 350, 250 440', { leaves: 6 }),
    cloverSpray(c, '-20 560, 50 450, 70 340, 50 240', { leaves: 7 }),
    cloverSpray(c, '-20 600, 70 540, 120 450, 120 380', { leaves: 6 }),
  );
  return c;
}

/** The four cards of July, in the order of their ids. */
export const july = (): readonly Card[] => [julBoar(), julRibbon(), julPlain1(), julPlain2()];
