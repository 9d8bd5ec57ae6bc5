import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticAnswer, type StaticAnswer } from '@handbill/http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { isPacked, projectRoot } from '../../settings/installation.ts';
import { escape } from '../html.ts';
import { isRead } from '../read-only.ts';
import { hashedFile } from '../static-file.ts';

/** Where the build leaves the page for people: beside the program in a packed server, else in its own package. */
const folder = isPacked ? join(import.meta.dirname, 'console') : join(projectRoot, 'apps/console/dist');

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

const endings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function fileAnswer(name: string): StaticAnswer {
  const file = join(folder, name);
  const compressed = endings.filter(([, ending]) => existsSync(file + ending));
  return hashedFile(name, readFileSync(file), new Map(compressed.map(([coding, ending]) => [coding, readFileSync(file + ending)])));
}

/** The page for people, below `/console`: its files, and for all other addresses the shell, whose script knows its routes. */
export function consolePages(publicUrl?: string): Router {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return Router();
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const files = new Map(
    names.filter((name) => name !== 'index.html' && !/\.(?:br|gz)$/.test(name)).map((name) => [`/${name}`, fileAnswer(name)]),
  );
  const shell = staticAnswer(() => consoleShell(readFileSync(index, 'utf8'), publicUrl), shellHeaders);
  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const isFile = /\.\w+$/.test(request.path);
    const answer = isFile ? files.get(request.path) : shell;
    if (answer === undefined) return next();
    if (isRead(request, response)) await answer(response);
  };
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands on what a handler rejects with
  return Router().use('/console', serve);
}
