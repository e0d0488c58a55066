// What is lit by hover and focus: takeable cards, the place of a card without a match, the rival's corners.
import { describe, expect, it } from 'vitest';
import { EMPTY_FIELD, layCard } from '../../../renderer/table/fieldSlots';
import { layoutTable } from '../../../renderer/table/layout';
import { litTargets, slotShown, wearFor } from '../../../renderer/table/lit';
import type { Lighting } from '../../../renderer/table/lit';
import { scaleOfWords } from '../../../renderer/table/markScale';
import { emptyModel } from '../../../renderer/table/model';
import { placeAll, placeSlot } from '../../../renderer/table/placement';
import { isSoftware } from '../../../renderer/table/drawer';
import { atlasScaleFor } from '../../../renderer/table/atlasScale';
import type { CardId } from '../../../shared/cards';
import type { LegalMove } from '../../../shared/view';

const laid: CardId[] = ['mar-plain-1', 'mar-plain-2', 'may-plain-1'];
const model = {
  ...emptyModel(0, 2),
  field: laid.reduce(layCard, EMPTY_FIELD),
  hand: ['mar-curtain' as const, 'jun-ribbon' as const],
  marked: ['may-plain-1' as const],
};
const layout = layoutTable({ width: 1280, height: 800 });
const rest = placeAll(model, layout);
const takesBoth: LegalMove = {
  move: { type: 'playCard', card: 'mar-curtain' },
  takes: ['mar-plain-1', 'mar-plain-2'],
  choice: true,
  makes: [],
};
const lays: LegalMove = {
  move: { type: 'playCard', card: 'jun-ribbon' },
  takes: [],
  choice: false,
  makes: [],
};
const lighting = (move: LegalMove | null, more: Partial<Lighting> = {}): Lighting => ({
  model,
  layout,
  move,
  legal: [takesBoth, lays],
  open: true,
  calm: false,
  hints: true,
  ...more,
});

describe('litTargets', () => {
  it('rings the card pointed at and what it takes, and dims the other field cards', () => {
    const targets = litTargets(lighting(takesBoth), rest);
    for (const card of ['mar-curtain', ...takesBoth.takes] as const) {
      expect(targets.get(card)).toMatchObject({ ring: 1, dim: 0 });
      expect(targets.get(card)?.lift).toBeGreaterThan(0);
    }
    expect(targets.get('may-plain-1')).toMatchObject({ ring: 0, dim: 1, lift: 0 });
    expect(targets.get('jun-ribbon')).toMatchObject({ ring: 0, dim: 0, lift: 0 });
  });

  it('only lights up, without rising, where motion is reduced', () => {
    const targets = litTargets(lighting(takesBoth, { calm: true }), rest);
    expect(targets.get('mar-curtain')).toMatchObject({ ring: 1, lift: 0, hop: 0 });
  });

  it('lights nothing while input is locked or nothing is pointed at', () => {
    for (const each of [lighting(takesBoth, { open: false }), lighting(null)]) {
      for (const held of litTargets(each, rest).values())
        expect(held).toMatchObject({ ring: 0, dim: 0, lift: 0 });
    }
  });

  it('keeps both candidates lit while a choice is open, the one pointed at more', () => {
    const pending = { source: 'hand', card: 'mar-curtain', candidates: takesBoth.takes } as const;
    const choosing = { ...model, pending, hand: ['jun-ribbon' as const] };
    const choose: LegalMove = {
      move: { type: 'chooseMatch', card: 'mar-plain-2' },
      takes: [],
      choice: false,
      makes: [],
    };
    const none = litTargets(lighting(null, { model: choosing }), rest);
    expect(none.get('mar-plain-1')?.ring).toBe(1);
    const one = litTargets(lighting(choose, { model: choosing }), rest);
    expect(one.get('mar-plain-2')?.ring).toBe(1);
    expect(one.get('mar-plain-1')?.ring).toBeLessThan(0.5);
  });
});

describe('a hand card that the rules keep in the hand', () => {
  const onlyCurtain = [takesBoth];

  it('is dimmed while another has to be played', () => {
    for (const move of [null, takesBoth]) {
      const targets = litTargets(lighting(move, { legal: onlyCurtain }), rest);
      expect(targets.get('jun-ribbon')?.dim).toBe(1);
      expect(targets.get('mar-curtain')?.dim).toBe(0);
    }
  });

  it('is not, while it may be played, input is locked, or a choice is open', () => {
    const choose: LegalMove = {
      move: { type: 'chooseMatch', card: 'mar-plain-1' },
      takes: ['mar-plain-1'],
      choice: false,
      makes: [],
    };
    for (const more of [{}, { legal: onlyCurtain, open: false }, { legal: [choose] }]) {
      expect(litTargets(lighting(null, more), rest).get('jun-ribbon')?.dim).toBe(0);
    }
  });
});

describe('slotShown', () => {
  it('shows where a card without a match would lie, and nothing for one that takes', () => {
    expect(slotShown(lighting(lays))).toEqual(placeSlot(model, layout, 3));
    expect(slotShown(lighting(takesBoth))).toBeNull();
    expect(slotShown(lighting(lays, { open: false }))).toBeNull();
  });

  it('shows nothing when the whole field would be put in order for it', () => {
    const twelve: CardId[] = [
      'jan-crane',
      'jan-ribbon',
      'feb-warbler',
      'feb-ribbon',
      'apr-cuckoo',
      'jul-boar',
    ];
    const more: CardId[] = ['aug-moon', 'sep-cup', 'oct-deer', 'nov-swallow', 'dec-phoenix', 'may-bridge'];
    const full = { ...model, field: [...twelve, ...more].reduce(layCard, EMPTY_FIELD) };
    expect(slotShown(lighting(lays, { model: full }))).toBeNull();
  });
});

describe('wearFor', () => {
  it('puts a bar under what takes, arrows at what can be taken, corners on the rival’s last cards', () => {
    const wear = wearFor(lighting(null), [takesBoth, lays], () => []);
    expect(wear('mar-curtain')).toMatchObject({ bar: true, chevron: 'none' });
    expect(wear('jun-ribbon').bar).toBe(false);
    expect(wear('may-plain-1').corner).toBe(true);
    const pointed = wearFor(lighting(takesBoth), [takesBoth, lays], () => ['month', 'flower']);
    expect(pointed('mar-curtain').bar).toBe(false);
    expect(pointed('mar-plain-1').chevron).toBe('over');
    expect(pointed('mar-plain-2').chevron).toBe('under');
    expect(pointed('may-plain-1')).toMatchObject({ chevron: 'none', pill: true, flower: true });
  });
});

describe('without hints', () => {
  const bare = (move: LegalMove | null, more: Partial<Lighting> = {}) =>
    lighting(move, { hints: false, ...more });

  it('only the card pointed at is lit: nothing tells what it takes, or that it takes nothing', () => {
    for (const move of [takesBoth, lays]) {
      const targets = litTargets(bare(move), rest);
      for (const [card, held] of targets) {
        const ring = 'card' in move.move && move.move.card === card ? 1 : 0;
        expect(held, card).toMatchObject({ ring, dim: 0 });
      }
      expect(slotShown(bare(move))).toBeNull();
      const wear = wearFor(bare(move), [takesBoth, lays], () => []);
      for (const card of [...laid, ...model.hand]) {
        expect(wear(card), card).toMatchObject({ bar: false, chevron: 'none' });
      }
    }
  });

  it('no hand card is dimmed where the rules ask for another', () => {
    expect(litTargets(bare(null, { legal: [takesBoth] }), rest).get('jun-ribbon')?.dim).toBe(0);
  });

  it('an open choice still shows between which cards', () => {
    const pending = { source: 'hand', card: 'mar-curtain', candidates: takesBoth.takes } as const;
    const targets = litTargets(bare(null, { model: { ...model, pending } }), rest);
    expect(targets.get('mar-plain-1')?.ring).toBe(1);
    expect(targets.get('may-plain-1')?.ring).toBe(0);
  });
});

describe('words on a card', () => {
  const words = { width: 60, type: 15 };
  it.each([
    ['as large as the card asks for', 100, 1, 1],
    ['larger where its type would be too small', 56, 0.5, 10 / 15],
    ['smaller where they would not fit', 50, 1, 46 / 60],
    ['not at all where they cannot be read and fit', 40, 0.62, null],
  ] as const)('stand %s', (_how, size, plain, factor) => {
    const found = scaleOfWords(words, size, plain);
    if (factor === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(factor);
  });

  it('never leave their card and are never below 10 px', () => {
    for (let size = 30; size < 320; size += 1) {
      for (const width of [15, 40, 66, 110, 150]) {
        const factor = scaleOfWords({ width, type: 15 }, size, size / 100);
        if (factor === null) continue;
        expect(factor * width).toBeLessThanOrEqual(size);
        expect(factor * 15).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

describe('what draws', () => {
  it('knows software WebGL by its name', () => {
    for (const name of [
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
      'llvmpipe (LLVM 15.0.6, 256 bits)',
      'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)',
    ]) {
      expect(isSoftware(name)).toBe(true);
    }
    expect(isSoftware('ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)')).toBe(false);
    expect(isSoftware('Apple M2')).toBe(false);
  });

  it('takes the atlas that fits card and screen', () => {
    expect(atlasScaleFor(115, 1)).toBe(1);
    expect(atlasScaleFor(115, 1.5)).toBe(1);
    expect(atlasScaleFor(115, 2)).toBe(2);
    expect(atlasScaleFor(311, 1)).toBe(2);
    expect(atlasScaleFor(311, 2)).toBe(3);
  });
});
