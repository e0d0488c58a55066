// Pinned files: the right content passes, anything else is refused.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIntegrity, integrityOf } from '../../.setup/integrity';

// printf abc | openssl dgst -sha512 -binary | base64
const abc = 'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

let folder: string;
const file = (): string => join(folder, 'package.tgz');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanagoyomi-'));
  await writeFile(file(), 'abc');
});

afterAll(() => rm(folder, { recursive: true }));

describe('integrity', () => {
  it('is the one npm writes', async () => {
    expect(await integrityOf(file())).toBe(abc);
    await expect(checkIntegrity(file(), abc)).resolves.toBeUndefined();
  });

  it('refuses a file that differs, naming both', async () => {
    await expect(checkIntegrity(file(), abc.replace('3a81', '4b92'))).rejects.toThrow(
      /expected sha512-4b92.*found sha512-3a81/,
    );
  });
});
