import { staticAnswer, type StaticAnswer } from '@handbill/http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { isRead } from '../read-only.ts';
import { readConsole, type ConsoleFile } from './console-files.ts';
import { escape } from '../html.ts';

/** The page loads its own files, calls this server alone, and makes neither scripts nor styles of texts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'none'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const shellHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'text/html; charset=utf-8',
  // It names the hashed files of this build: an older one would ask for files that are gone.
  'Cache-Control': 'no-store',
};

/** The shell with the path of the public URL, which is all that is written into it. */
function consoleShell(shell: string, publicUrl = 'http://localhost'): string {
  const path = new URL(publicUrl).pathname.replace(/\/$/, '');
  const written = `<base href="${escape(`${path}/console/`)}"><meta name="handbill-base" content="${escape(path)}">`;
  return shell.replace('<head>', () => `<head>${written}`);
}

/** The hash of its bytes is in its name, so a file may be cached for good. */
const fileAnswer = ({ type, bytes, compressed }: ConsoleFile): StaticAnswer =>
  staticAnswer(() => bytes, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }, compressed);

/** The page for people, below `/console`: its files, and for all other addresses the shell, whose script knows its routes. */
export function consolePages(folder: string, publicUrl?: string): Router {
  const build = readConsole(folder);
  if (build === undefined) return Router();
  const files = new Map([...build.files].map(([name, file]) => [`/${name}`, fileAnswer(file)]));
  const shell = staticAnswer(() => consoleShell(build.shell, publicUrl), shellHeaders);
  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const isFile = /\.\w+$/.test(request.path);
    const answer = isFile ? files.get(request.path) : shell;
    if (answer === undefined) return next();
    if (isRead(request, response)) await answer(response, {});
  };
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands on what a handler rejects with
  return Router().use('/console', serve);
}
