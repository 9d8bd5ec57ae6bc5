import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type RunningProcess } from './running-process.ts';

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between our look and the signal.
  }
}

/** What the system may take to clear away a killed process. */
const afterKill = 30_000;

/** Ends a process: asked first, so that mongod closes its files, and killed when it has not ended within `grace` milliseconds. */
export async function stopProcess(target: RunningProcess, grace = 20_000): Promise<void> {
  const asked = performance.now();
  for (let signal: NodeJS.Signals | null = 'SIGTERM'; await isRunning(target); await sleep(20)) {
    const waited = performance.now() - asked;
    if (waited > grace + afterKill) throw new Error(`Process ${target.pid} does not end, though it was killed`);
    if (waited > grace) signal = 'SIGKILL';
    if (signal) send(target.pid, signal);
    signal = null;
  }
}
