// @vitest-environment happy-dom
// Input opens whenever nothing moves: after an update, and after a move that main refused.
import { effect } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { busy, openInput } from '../../../renderer/game/liveTable';
import { shown } from '../../../renderer/game/store';
import { updateWith } from '../../support/updates';

const opened: [boolean, number][] = [];
const stop = (): (() => void) =>
  effect(() => openInput({ setInput: (enabled, legal = []) => void opened.push([enabled, legal.length]) }));

afterEach(() => {
  opened.length = 0;
  busy.value = false;
  shown.value = null;
});

describe('input of the live table', () => {
  it('opens for the legal moves once an update has been shown and nothing moves', () => {
    const end = stop();
    busy.value = true;
    const update = updateWith(1, 0);
    shown.value = update;
    expect(opened).toEqual([]);
    busy.value = false;
    expect(opened).toEqual([[update.view.legal.length > 0, update.view.legal.length]]);
    end();
  });

  it('opens again for the same update after a refused move', () => {
    shown.value = updateWith(1, 0);
    const end = stop();
    busy.value = true;
    busy.value = false;
    expect(opened).toHaveLength(2);
    expect(opened[1]).toEqual(opened[0]);
    end();
  });
});
