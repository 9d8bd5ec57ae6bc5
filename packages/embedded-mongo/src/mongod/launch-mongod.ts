import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { credentialsIn } from '../data-folder/credentials.ts';
import type { DataFiles } from '../data-folder/data-files.ts';
import { makePrivateFolder } from '../data-folder/private-files.ts';
import { isListening } from '../process/free-port.ts';
import { MongodFailure } from './mongod-failure.ts';
import { cancelledStop, runningProcess, stopProcess, type RunningProcess } from '../process/running-process.ts';

export const replicaSet = 'handbill';

export interface Mongod extends RunningProcess {
  readonly port: number;
}

/** The mongod that runs on this database folder, found by mongod's own lock file, or `null`. */
export async function mongodAt(database: string): Promise<Mongod | null> {
  const pid = Number(await readFile(join(database, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const running = await runningProcess(pid);
  // After a crash the file stays, and its pid may belong to another process by now.
  const port = running?.command.includes(`--dbpath ${database} `) ? /--port (\d+)/.exec(running.command)?.[1] : undefined;
  return running && port ? { ...running, port: Number(port) } : null;
}

const flags = ({ database, log, key }: DataFiles, port: number, { standalone = false, cache_GB = 0.25 }: LaunchOptions): string[] => {
  const address = ['--port', `${port}`, '--bind_ip', '127.0.0.1', ...(standalone ? [] : ['--replSet', replicaSet])];
  // Without the bypass of localhost, which would let anyone on this machine create the first user.
  const access = ['--keyFile', key, '--setParameter', 'enableLocalhostAuthBypass=false'];
  // It shares someone's machine: little memory, a bounded oplog, no socket in the system's temporary folder.
  const footprint = ['--wiredTigerCacheSizeGB', `${cache_GB}`, '--oplogSize', '512', '--nounixsocket'];
  // Slow commands are not logged: the lines would quote callers, texts and keys in the wrong place.
  const diagnostics = ['--setParameter', 'diagnosticDataCollectionEnabled=false', '--slowms', '2147483647'];
  // Ours take at most 5 s: a transaction of a killed process holds its records no longer than it must. The default is a minute.
  const transactions = ['--setParameter', 'transactionLifetimeLimitSeconds=10'];
  return ['--dbpath', database, ...address, ...access, '--logpath', log, ...footprint, ...diagnostics, ...transactions];
};

/** More than a mongod needs to replay its journal after a crash. */
const maxStart = 10 * 60_000;

export interface LaunchOptions {
  readonly standalone?: boolean;
  /** Of the storage engine, in GB. */
  readonly cache_GB?: number | undefined;
  /** In milliseconds; a mongod that does not listen by then is stopped. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** The mongod of `child` once it listens; `null` when the time is over or the start is cancelled. */
async function listening(
  child: ChildProcess,
  files: DataFiles,
  port: number,
  { timeout, signal }: { timeout: number; signal: AbortSignal | undefined },
): Promise<Mongod | null> {
  let ended: number | string | undefined;
  once(child, 'exit').then(
    ([code]) => (ended = code ?? 'a signal'),
    (error: Error) => (ended = error.message),
  );
  for (const deadline = performance.now() + timeout; performance.now() < deadline; await sleep(20)) {
    if (signal?.aborted) break;
    if (ended !== undefined) throw await MongodFailure.ended(files, ended);
    // The listener may be another program that was faster: mongod's lock file tells.
    const mongod = (await isListening(port)) ? await mongodAt(files.database) : null;
    if (mongod && mongod.pid === child.pid) return mongod;
  }
  return null;
}

/** Starts mongod and waits until it listens. It gets a process group of its own, so that Ctrl-C reaches the server first. */
export async function launchMongod(binary: string, files: DataFiles, port: number, options: LaunchOptions = {}): Promise<Mongod> {
  const { timeout = maxStart, signal } = options;
  await makePrivateFolder(files.database);
  await credentialsIn(files);
  signal?.throwIfAborted();
  // One earlier log is kept; mongod itself would keep them all.
  await rename(files.log, `${files.log}.previous`).catch(() => undefined);
  const child = spawn(binary, flags(files, port, options), { detached: true, stdio: 'ignore' });
  child.unref();
  const mongod = await listening(child, files, port, { timeout, signal });
  if (mongod !== null) return mongod;
  const late = child.pid === undefined ? null : await runningProcess(child.pid);
  if (late) await stopProcess(late, signal?.aborted ? cancelledStop : 5_000);
  signal?.throwIfAborted();
  throw new MongodFailure(`mongod did not listen at port ${port} within ${timeout / 1_000} s (see ${files.log})`);
}
