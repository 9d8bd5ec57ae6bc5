import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface RunningProcess {
  readonly pid: number;
  /** Opaque; with the pid it names one process for good, since pids are given out again. */
  readonly started: string;
  readonly command: string;
}

const run = promisify(execFile);

async function fromProc(pid: number): Promise<RunningProcess | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in brackets, may hold spaces and brackets itself.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A dead main thread is not the end: until the others are gone too, the process still holds its port and files.
  const isGone = (state === 'Z' || state === 'X') && (await readdir(`/proc/${pid}/task`)).length < 2;
  if (isGone) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return { pid, started: rest[18] ?? '', command: command.replaceAll('\0', ' ').trim() };
}

async function fromPs(pid: number): Promise<RunningProcess | null> {
  const ask = async (field: string) =>
    (await run('ps', ['-ww', '-o', `${field}=`, '-p', `${pid}`], { env: { ...process.env, LC_ALL: 'C' } })).stdout.trim();
  if ((await ask('stat')).startsWith('Z')) return null;
  return { pid, started: await ask('lstart'), command: await ask('command') };
}

/** The process of that pid, or `null` when there is none or only its remains. */
export async function runningProcess(pid: number): Promise<RunningProcess | null> {
  return (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)).catch(() => null);
}

/** Whether it is still that process, and not a later one with its pid. */
export async function isRunning({ pid, started }: Pick<RunningProcess, 'pid' | 'started'>): Promise<boolean> {
  return (await runningProcess(pid))?.started === started;
}
