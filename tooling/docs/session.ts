import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patience = 60_000;
/** ASCII's own record separator: no page prints it. */
const separator = '\u001E';

/** A fenced block that says `run`, and its output as the page shows it. */
export interface Block {
  readonly language: 'sh' | 'ts';
  readonly code: string;
  /** The fenced block right behind it that says `output`; `null` where the page shows none. */
  readonly expected: string | null;
  /** Where its output begins in the page. */
  readonly outputAt: number;
}

const fence = /^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm;

const isRunnable = (language: string | undefined): language is Block['language'] => language === 'sh' || language === 'ts';

/** The blocks of a page that are run, in order. */
export function blocksOf(text: string): Block[] {
  const fences = [...text.matchAll(fence)];
  return fences.flatMap(([whole, language, mark, code = ''], index) => {
    if (mark !== 'run' || !isRunnable(language)) return [];
    const start = fences[index]?.index ?? 0;
    const next = fences[index + 1];
    const between = next && text.slice(start + whole.length, next.index).trim();
    const expected = next?.[2] === 'output' && between === '' ? (next[3] ?? '') : null;
    const outputAt = (next?.index ?? 0) + (next?.[0].indexOf('\n') ?? 0) + 1;
    return [{ language, code, expected, outputAt }];
  });
}

/** Where a page's blocks are run: a folder like the reader's, and the variables that are set there. */
export interface Ground {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The variables that programs have anyway. Pages set those that they need themselves. */
const surroundings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('HANDBILL_')));

/** Runs a program and gives the output of each of its blocks. */
export async function runProgram(program: string, args: readonly string[], { folder, env }: Ground): Promise<string[]> {
  const options = { cwd: folder, env: { ...surroundings, ...env }, timeout: patience, maxBuffer: 1 << 24 };
  const { stdout } = await run(program, args, options).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
  });
  return stdout.split(separator);
}

/** The output of each of a page's blocks, and the variables that they leave to programs. */
export interface Session {
  readonly printed: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a page's shell blocks one after another in one shell. Their errors count as output, too. */
export async function shell(blocks: readonly Pick<Block, 'code'>[], ground: Ground): Promise<Session> {
  const script = ['set -e', 'exec 2>&1', ...blocks.map(({ code }) => `${code}\nprintf '\\x1e'`), 'env -0'].join('\n');
  const parts = await runProgram('bash', ['-c', script], ground);
  const variables = (parts.at(-1) ?? '').split('\0').map((line) => line.split(/=([^]*)/, 2));
  return { printed: parts.slice(0, -1), env: Object.fromEntries(variables) };
}

/** A page's TypeScript blocks as one program: each block uses the declarations of those before. */
export const program = (blocks: readonly Block[]): string => blocks.map(({ code }) => `${code}process.stdout.write('\\x1e');\n`).join('\n');

/** Runs such a program and gives the output of each of its blocks. */
export const typescript = (file: string, ground: Ground): Promise<string[]> =>
  runProgram(process.execPath, ['--conditions=@handbill/source', file], ground);
