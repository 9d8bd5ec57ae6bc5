import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface RunningProcess {
  readonly pid: number;
  /** When it started, as the system says it. With the pid it identifies the process, since pids are reused. */
  readonly started: string;
  readonly command: string;
}

async function readProc(pid: number): Promise<RunningProcess | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in parentheses, may contain spaces and parentheses itself.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie main thread is not the end: while other threads run, the process still holds its port and files.
  const isGone = (state === 'Z' || state === 'X') && (await readdir(`/proc/${pid}/task`)).length < 2;
  if (isGone) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return { pid, started: rest[18] ?? '', command: command.replaceAll('\0', ' ').trim() };
}

async function readPs(pid: number): Promise<RunningProcess | null> {
  const env = { ...process.env, LC_ALL: 'C' };
  const field = async (name: string) => (await promisify(execFile)('ps', ['-ww', '-o', `${name}=`, '-p', `${pid}`], { env })).stdout.trim();
  if ((await field('stat')).startsWith('Z')) return null;
  return { pid, started: await field('lstart'), command: await field('command') };
}

/** The process with that pid, or `null` when there is none or only a zombie. */
export async function runningProcess(pid: number): Promise<RunningProcess | null> {
  return (process.platform === 'linux' ? readProc(pid) : readPs(pid)).catch(() => null);
}

/** Whether it still runs, and its pid has not gone to a later process. */
export async function isRunning({ pid, started }: Pick<RunningProcess, 'pid' | 'started'>): Promise<boolean> {
  return (await runningProcess(pid))?.started === started;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between our check and the signal.
  }
}

/** The system may take so long to end a process after SIGKILL. */
const killTimeout = 30_000;

/** How long a mongod has to close its files where a person has cancelled its start: its journal makes good what is missing. */
export const cancelledStop = 400;

/** Ends a process: with SIGTERM, so that mongod closes its files, and with SIGKILL after `grace` milliseconds. */
export async function stopProcess(target: RunningProcess, grace = 20_000): Promise<void> {
  const began = performance.now();
  for (let signal: NodeJS.Signals | null = 'SIGTERM'; await isRunning(target); await sleep(20)) {
    const waited = performance.now() - began;
    if (waited > grace + killTimeout) throw new Error(`Process ${target.pid} does not end, though it was killed`);
    if (waited > grace) signal = 'SIGKILL';
    if (signal) send(target.pid, signal);
    signal = null;
  }
}
