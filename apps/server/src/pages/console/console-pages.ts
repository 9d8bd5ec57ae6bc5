import { staticAnswer, type StaticAnswer } from '@handbill/http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { isRead } from '../read-only.ts';
import { readConsole, type ConsoleFile } from './console-files.ts';
import { consoleShell, shellHeaders } from './console-shell.ts';

/** What is in a file is in its name: it may be kept without asking again. */
const fileAnswer = ({ type, bytes, compressed }: ConsoleFile): StaticAnswer =>
  staticAnswer(() => bytes, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }, compressed);

/** The page for people, below `/console`: its files, and for all other addresses the shell, whose script knows what is there. */
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
