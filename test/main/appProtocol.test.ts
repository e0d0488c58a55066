import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY, fileOf, serveFrom } from '../../main/appProtocol';

let root: string;
let outside: string;

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'hanagoyomi-protocol-'));
  root = join(outside, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.json'), '{}');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets', 'a b.js'), 'export {}');
  writeFileSync(join(root, 'notes.md'), 'not served');
});
afterAll(() => {
  rmSync(outside, { recursive: true });
});

describe('app://hanagoyomi', () => {
  it('serves its files with their type and the strict policy', async () => {
    const page = await serveFrom(root)(new Request('app://hanagoyomi/index.html?x=1#y'));
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<!doctype html>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await serveFrom(root)(new Request('app://hanagoyomi/assets/a%20b.js'));
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('allows no inline code, no eval and nothing from elsewhere', () => {
    expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*/);
  });

  it.each([
    'app://hanagoyomi/../secret.json',
    'app://hanagoyomi/%2e%2e/secret.json',
    'app://hanagoyomi/..%2fsecret.json',
    'app://hanagoyomi/assets/..%2F..%2Fsecret.json',
    'app://hanagoyomi/index.html%00.js',
    'app://hanagoyomi/%',
    'app://hanagoyomi/notes.md',
    'app://hanagoyomi/',
    'app://hanagoyomi.example/index.html',
    'app://other/index.html',
    'file:///etc/passwd',
  ])('means no file by %s', (url) => {
    expect(fileOf(url, root)).toBeNull();
  });

  it.each([
    ['a missing file', 'app://hanagoyomi/none.html', 'GET'],
    ['another method', 'app://hanagoyomi/index.html', 'POST'],
  ])('answers 404 to %s', async (_case, url, method) => {
    const answer = await serveFrom(root)(new Request(url, { method }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
  });
});
