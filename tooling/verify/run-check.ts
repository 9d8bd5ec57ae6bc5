import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import type { Check, Count } from './check.ts';

const longest = 24 * 60_000;

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), resolve('.toolchain'), process.env['PATH'] ?? ''].join(delimiter) };

function exitCodeOf({ name, command: [program, ...args], env: own, patience = longest }: Check): Promise<number | null> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...env, ...own }, timeout: patience, killSignal: 'SIGKILL' });
    child.once('error', (error) => {
      console.error(error.message);
      done(null);
    });
    child.once('exit', (code) => {
      if (code === null && performance.now() - started >= patience) console.error(`--- ${name}: stopped after ${patience / 60_000} min`);
      done(code);
    });
  });
}

/** Runs one check, its output passed through, and says how it went and how long it took. */
export async function runCheck(check: Check): Promise<Count> {
  console.log(`\n--- ${check.name}: ${check.command.join(' ')}`);
  const started = performance.now();
  const exitCode = await exitCodeOf(check);
  const count = check.count ? await check.count(exitCode) : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${check.name}: ${count.failed ? 'FAILED' : 'passed'} in ${seconds} s`);
  return count;
}
