import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** How many claims a check found true and false. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failures, by name, where the check knows it. */
  readonly failures?: readonly string[];
}

export interface Check {
  readonly name: string;
  /** Program, found in `node_modules/.bin` or on PATH, and arguments; run in the project's root. */
  readonly command: readonly [string, ...string[]];
  /** Whether nothing runs beside it: others need it, or it would be late beside others. Its output is shown as it comes. */
  readonly isAlone?: boolean;
  /** Besides the environment that there is. */
  readonly env?: Readonly<Record<string, string>>;
  /** After how many milliseconds it is stopped; by default twice the time of all tests beside busy cores. */
  readonly patience?: number;
  /** Counts the claims inside; without it the check itself is the one claim. */
  readonly count?: (exitCode: number | null) => Promise<Count>;
}

const longest = 24 * 60_000;

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), resolve('.toolchain'), process.env['PATH'] ?? ''].join(delimiter) };

/** Runs the program of a check. Its output goes to the person who watches, or is given back where others run beside it. */
function exitCodeOf(
  { name, command: [program, ...args], env: own, patience = longest, isAlone = false }: Check,
  chunks: Buffer[],
): Promise<number | null> {
  const started = performance.now();
  return new Promise((done) => {
    const stdio: StdioOptions = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child: ChildProcess = spawn(program, args, { stdio, env: { ...env, ...own }, timeout: patience, killSignal: 'SIGKILL' });
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      console.error(error.message);
      done(null);
    });
    child.once('close', (code) => {
      if (code === null && performance.now() - started >= patience) console.error(`--- ${name}: stopped after ${patience / 60_000} min`);
      done(code);
    });
  });
}

/** Runs one check, shows its output, and says how it went and how long it took. */
export async function runCheck(check: Check): Promise<Count> {
  const head = `\n--- ${check.name}: ${check.command.join(' ')}`;
  if (check.isAlone === true) console.log(head);
  const started = performance.now();
  const chunks: Buffer[] = [];
  const exitCode = await exitCodeOf(check, chunks);
  if (check.isAlone !== true) console.log(`${head}\n${Buffer.concat(chunks).toString().trimEnd()}`);
  const count = check.count ? await check.count(exitCode) : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${check.name}: ${count.failed ? 'FAILED' : 'passed'} in ${seconds} s`);
  return count;
}
