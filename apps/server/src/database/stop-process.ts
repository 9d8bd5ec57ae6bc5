import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type RunningProcess } from './running-process.ts';

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between our look and the signal.
  }
}

/** Ends a process: asked first, so that mongod closes its files, and killed when it does not hear within `patience` ms. */
export async function stopProcess(target: RunningProcess, patience = 20_000): Promise<void> {
  const deadline = performance.now() + patience;
  for (let signal: NodeJS.Signals | null = 'SIGTERM'; await isRunning(target); await sleep(20)) {
    if (performance.now() > deadline) signal = 'SIGKILL';
    if (signal) send(target.pid, signal);
    signal = null;
  }
}
