import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Compressed } from '@handbill/http';
import { isPacked, projectRoot } from '../../settings/installation.ts';

/** Where the build leaves the page for people: beside the program in a packed server, else in its own package. */
export const consoleFolder: string = isPacked ? join(import.meta.dirname, 'console') : join(projectRoot, 'apps/console/dist');

export interface ConsoleFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly compressed: Compressed;
}

export interface ConsoleBuild {
  /** By their paths below `/console/`. Their names have their contents' hashes. */
  readonly files: ReadonlyMap<string, ConsoleFile>;
  /** The answer at all its addresses: `index.html`. */
  readonly shell: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const endings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function readFile(folder: string, name: string): ConsoleFile {
  const file = join(folder, name);
  const compressed = endings.flatMap(([coding, ending]) =>
    existsSync(file + ending) ? [[coding, readFileSync(file + ending)] as const] : [],
  );
  return { type: types[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(file), compressed: new Map(compressed) };
}

/** Reads the build; `undefined` where it was not made. */
export function readConsole(folder: string): ConsoleBuild | undefined {
  const shell = join(folder, 'index.html');
  if (!existsSync(shell)) return undefined;
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => name !== 'index.html' && !/\.(?:br|gz)$/.test(name));
  return { files: new Map(files.map((name) => [name, readFile(folder, name)])), shell: readFileSync(shell, 'utf8') };
}
