import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import type { Check, Count } from './check.ts';

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
