import { describe, expect, it } from 'vitest';
import { joinLicences } from '../../.setup/licences';
import { isLicences } from '../../shared/licences';

const own = { name: 'Hanagoyomi', licence: 'MIT', text: 'own' };
const zod = { name: 'zod', version: '4.6.7', licence: 'MIT', text: 'zod' };
const conf = { name: 'conf', version: '15.1.0', licence: 'MIT', text: null };

describe('the joined list of licences', () => {
  it('has the game first, then everything once by name', () => {
    expect(joinLicences(own, [zod, conf, { ...zod }])).toEqual([own, conf, zod]);
  });

  it('keeps two versions of one package', () => {
    const older = { ...zod, version: '3.0.0' };
    expect(joinLicences(own, [zod, older])).toHaveLength(3);
  });

  it('is what the page takes for one, and nothing else is', () => {
    expect(isLicences(joinLicences(own, [conf]))).toBe(true);
    for (const other of [null, {}, [null], [{ name: 'x', licence: 'MIT' }], [{ ...own, text: 3 }]])
      expect(isLicences(other)).toBe(false);
  });
});
