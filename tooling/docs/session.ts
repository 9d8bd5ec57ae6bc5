import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Block } from './blocks-of.ts';

const run = promisify(execFile);
const patience = 60_000;
/** ASCII's own record separator: no page prints it. */
const separator = '\u001E';

/** Where a page's blocks are run: a folder like the reader's, and what stands there for the reader's server. */
export interface Ground {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a program and tells what each of its blocks printed. */
export async function runProgram(program: string, args: readonly string[], { folder, env }: Ground): Promise<string[]> {
  const options = { cwd: folder, env: { ...process.env, ...env }, timeout: patience, maxBuffer: 1 << 24 };
  const { stdout } = await run(program, args, options).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
  });
  return stdout.split(separator);
}

/** Runs a page's shell blocks one after another in one shell, and tells what each printed, errors included. */
export function shell(blocks: readonly Block[], ground: Ground): Promise<string[]> {
  const script = ['set -e', 'exec 2>&1', ...blocks.map(({ code }) => `${code}printf '\\x1e'`)].join('\n');
  return runProgram('bash', ['-c', script], ground);
}

/** A page's TypeScript blocks as one program: what one block declares, the next ones use. */
export const program = (blocks: readonly Block[]): string => blocks.map(({ code }) => `${code}process.stdout.write('\\x1e');\n`).join('\n');

/** Runs such a program and tells what each of its blocks printed. */
export const typescript = (file: string, ground: Ground): Promise<string[]> =>
  runProgram(process.execPath, ['--conditions=@handbill/source', file], ground);
