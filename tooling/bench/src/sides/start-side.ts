import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Side } from './side.ts';

/** The usage of a process, as `report-usage.mjs` says it. */
interface Usage {
  /** Of all its threads, in microseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
  /** By how much turns of the event loop were late, in milliseconds, since that was asked for. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number };
}

export interface RunningSide extends Pick<Side, 'name'> {
  readonly pid: number;
  readonly port: number;
  /** `watchLoop`: says from then on how late the event loop is, too. */
  usage(asked?: { readonly watchLoop: boolean }): Promise<Usage>;
  stop(): Promise<void>;
}

const preload = resolve(import.meta.dirname, 'report-usage.mjs');

/** Starts a server as it runs in production, and waits until it says where it listens. */
export async function startSide(side: Side, env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []): Promise<RunningSide> {
  const child = fork(side.entry, ['--no-settings'], {
    execArgv: ['--import', preload, ...(side.options ?? []), ...nodeOptions],
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('The output of a side is a pipe');
  for await (const line of createInterface(child.stdout)) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    const usage = async (asked = { watchLoop: false }) => {
      child.send(asked);
      const [used] = (await once(child, 'message')) as [Usage];
      return used;
    };
    const stop = async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    return { ...side, pid: child.pid ?? 0, port: Number(port), usage, stop };
  }
  throw new Error(`${side.name} did not start`);
}
