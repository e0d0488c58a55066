// Which Electron is taken when: every row of the decision, and what it must never do.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../.setup/runtimeChoice';
import type { RuntimeFacts, RuntimeStep } from '../../.setup/runtimeChoice';

const bare: RuntimeFacts = {
  given: false,
  installed: false,
  fallbackCached: false,
  download: 'untried',
  platform: 'linux',
  arch: 'x64',
  purpose: 'development',
};

const rows: [string, Partial<RuntimeFacts>, RuntimeStep][] = [
  ['a fresh clone tries the pinned release first', {}, 'download'],
  ['the installed release is used', { installed: true, fallbackCached: true }, 'useInstalled'],
  ['a chosen runtime comes before all others', { given: true, installed: true }, 'useGiven'],
  ['a cached fallback saves another try', { fallbackCached: true }, 'useFallback'],
  ['without a download, the fallback', { download: 'failed' }, 'useFallback'],
  ['no fallback on other processors', { download: 'failed', arch: 'arm64' }, 'giveUp'],
  ['no fallback on macOS', { download: 'failed', platform: 'darwin' }, 'giveUp'],
  ['no fallback on Windows', { download: 'failed', platform: 'win32', fallbackCached: true }, 'giveUp'],
  [
    'a release tries to download although a fallback is there',
    { fallbackCached: true, purpose: 'release' },
    'download',
  ],
  ['a release without a download is refused', { download: 'failed', purpose: 'release' }, 'refuseRelease'],
  [
    'a release takes the installed one, not a chosen one',
    { given: true, installed: true, purpose: 'release' },
    'useInstalled',
  ],
];

describe('nextStep', () => {
  it.each(rows)('%s', (_why, facts, step) => {
    expect(nextStep({ ...bare, ...facts })).toBe(step);
  });

  const anyFacts = fc.record({
    given: fc.boolean(),
    installed: fc.boolean(),
    fallbackCached: fc.boolean(),
    download: fc.constantFrom('untried' as const, 'failed' as const),
    platform: fc.constantFrom('linux', 'darwin', 'win32'),
    arch: fc.constantFrom('x64', 'arm64'),
    purpose: fc.constantFrom('development' as const, 'release' as const),
  });

  it('never puts anything but the pinned release into a release', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(['useInstalled', 'download', 'refuseRelease']).toContain(
          nextStep({ ...facts, purpose: 'release' }),
        );
      }),
    );
  });

  it('never tries the same download twice', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(nextStep({ ...facts, download: 'failed' })).not.toBe('download');
      }),
    );
  });
});
