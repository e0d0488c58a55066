// What is read from ldd's output.
import { expect, it } from 'vitest';
import { missingLibraries } from '../../.setup/systemLibraries';

it('finds the libraries ldd could not', () => {
  const output = [
    '\tlinux-vdso.so.1 (0x00007ffd3)',
    '\tlibnss3.so => not found',
    '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f1)',
    '\tlibgtk-3.so.0 => not found',
  ].join('\n');
  expect(missingLibraries(output)).toEqual(['libnss3.so', 'libgtk-3.so.0']);
});
