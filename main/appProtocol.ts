/** Serves the renderer's files over app://hanagoyomi with strict headers. Knows no game and reads nothing outside its folder. */
import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://hanagoyomi';
export const START_PAGE = `${APP_ORIGIN}/index.html`;

/** No inline code, no eval, nothing from elsewhere. Pixi needs `data:` and `blob:` images. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
};

/** True for a page of our own, whatever follows its address. */
export const isOwnPage = (url: string): boolean => url.startsWith(`${APP_ORIGIN}/`);

/** The file that an address means, or null when it lies outside `root` or is of a kind we do not serve. */
export function fileOf(url: string, root: string): string | null {
  if (!isOwnPage(url)) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.slice(APP_ORIGIN.length).replace(/[?#].*$/, ''));
  } catch {
    return null; // A malformed escape is no address of ours.
  }
  const file = resolve(root, `.${path}`);
  const inside = file.startsWith(resolve(root) + sep) && !path.includes('\0');
  return inside && extname(file) in MEDIA_TYPES ? file : null;
}

/** Every answer carries the policy and forbids both guessing of types and stale copies after an update. */
const headersFor = (type: string): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
});

const notFound = (): Response =>
  new Response('', { status: 404, headers: headersFor('text/plain; charset=utf-8') });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');

/** Handler for Electron's `protocol.handle`. Anything but a GET of a file of ours is 404. */
export function serveFrom(root: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const file = request.method === 'GET' ? fileOf(request.url, root) : null;
    if (file === null) return notFound();
    try {
      const body = await readFile(file);
      return new Response(new Uint8Array(body), { headers: headersFor(MEDIA_TYPES[extname(file)] ?? '') });
    } catch (error) {
      if (isMissing(error)) return notFound();
      throw error;
    }
  };
}
