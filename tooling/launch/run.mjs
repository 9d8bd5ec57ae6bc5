import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

// npm's variables for its scripts would steer the npm and pnpm below it: where to install, which to leave out.
const meantForTheOuterNpm =
  /^npm_(package|lifecycle|command|node_execpath)|^npm_config_(global|prefix|local_prefix|workspace|omit|include|only|production|dry_run|ignore_scripts|json|loglevel|user_agent)/i;

/** The path of the programs below: the project's own Node first. */
export const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !meantForTheOuterNpm.test(name))),
  PATH: `${join(root, '.toolchain')}${delimiter}${process.env.PATH ?? ''}`,
});

const running = new Set();

/** Ends the programs that run, with all that they have started; resolves when they are gone. */
export const endAll = () =>
  Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      return ended;
    }),
  );

/** Runs a program in the root, silently; when it fails, throws with its name, `what`, and the beginning of its output. */
export function run(what, program, args) {
  return new Promise((resolve, reject) => {
    // In a process group of its own, so that Ctrl-C reaches us first and we can end it whole.
    const child = spawn(program, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    if (child.pid !== undefined) running.add(child);
    child.once('exit', () => running.delete(child));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('error', (error) => reject(new Error(`${what} failed: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`${what} failed (${code ?? 'signal'}):\n${said.trim().split('\n').slice(0, 12).join('\n')}`));
    });
  });
}
