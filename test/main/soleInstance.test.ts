import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canWrite, mayStart } from '../../main/soleInstance';

let folder: string;
/** A folder in which nothing can be made, for root as for anybody: its parent is a file. */
let unwritable: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-'));
  writeFileSync(join(folder, 'file'), '');
  unwritable = join(folder, 'file', 'profile');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a start', () => {
  it('goes on with the lock', () => {
    expect(mayStart(() => true, folder)).toBe(true);
  });

  it('ends where the game already runs', () => {
    expect(mayStart(() => false, folder)).toBe(false);
  });

  it('goes on where no lock can be written', () => {
    expect(mayStart(() => false, unwritable)).toBe(true);
  });

  it('asks for the lock once', () => {
    const lock = vi.fn(() => false);
    mayStart(lock, unwritable);
    expect(lock).toHaveBeenCalledOnce();
  });
});

describe('trying a folder out', () => {
  it('leaves nothing behind', () => {
    expect(canWrite(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('makes one that is not there yet', () => {
    expect(canWrite(join(folder, 'new', 'profile'))).toBe(true);
  });

  it('finds a file in its place', () => {
    expect(canWrite(join(folder, 'file'))).toBe(false);
  });
});
