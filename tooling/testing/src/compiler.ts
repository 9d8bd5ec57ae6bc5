import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../architecture/source-files.ts';

/** The project's own compiler. */
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** Runs a program; resolves to its output, where it fails too. */
export const printed = (program: string, args: readonly string[], cwd = root): Promise<string> =>
  promisify(execFile)(program, args, { cwd, maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  );

/** Runs the compiler in the root; resolves to its complaints, or to the output that an option asks for. */
export const compiled = (...args: readonly string[]): Promise<string> => printed(process.execPath, [compiler, ...args]);
