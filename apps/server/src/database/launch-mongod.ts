import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { credentialsIn } from './credentials.ts';
import type { DataFiles } from './data-files.ts';
import { mongodAt, type Mongod } from './mongod-at.ts';
import { MongodEnded } from './mongod-ended.ts';
import { makePrivateFolder } from './private-files.ts';
import { reachable } from './reachable.ts';
import { replicaSet } from './replica-set.ts';
import { runningProcess } from './running-process.ts';
import { stopProcess } from './stop-process.ts';

const flags = ({ database, log, key }: DataFiles, port: number, alone: boolean): string[] => {
  const address = ['--port', `${port}`, '--bind_ip', '127.0.0.1', ...(alone ? [] : ['--replSet', replicaSet])];
  // Nobody but who has the key or a password may do anything, not even the first who comes by from this machine.
  const lock = ['--keyFile', key, '--setParameter', 'enableLocalhostAuthBypass=false'];
  // A guest on someone's machine: little memory, an oplog with an end, no socket in the system's temporary folder.
  const modesty = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '512', '--nounixsocket'];
  const silence = ['--setParameter', 'diagnosticDataCollectionEnabled=false'];
  return ['--dbpath', database, ...address, ...lock, '--logpath', log, ...modesty, ...silence];
};

/** Above the longest that a mongod may need to play its journal back after a crash. */
const longestStart = 10 * 60_000;

export interface LaunchOptions {
  /** Without its replica set. */
  readonly alone?: boolean;
  /** In milliseconds; a mongod that does not listen by then is stopped. */
  readonly timeout?: number;
}

/** Starts mongod in a process group of its own, so that Ctrl-C reaches the server first, and waits until it listens. */
export async function launchMongod(
  binary: string,
  files: DataFiles,
  port: number,
  { alone = false, timeout = longestStart }: LaunchOptions = {},
): Promise<Mongod> {
  await makePrivateFolder(files.database);
  await credentialsIn(files);
  // One log back is kept: else mongod keeps them all.
  await rename(files.log, `${files.log}.previous`).catch(() => undefined);
  const child = spawn(binary, flags(files, port, alone), { detached: true, stdio: 'ignore' });
  child.unref();
  let ended: number | string | undefined;
  once(child, 'exit').then(
    ([code]) => (ended = code ?? 'a signal'),
    (error: Error) => (ended = error.message),
  );
  for (const deadline = performance.now() + timeout; performance.now() < deadline; await sleep(20)) {
    if (ended !== undefined) throw await MongodEnded.of(files, ended);
    // Its own lock file tells it from a stranger who took the port a moment before.
    const mongod = (await reachable(port)) ? await mongodAt(files.database) : null;
    if (mongod && mongod.pid === child.pid) return mongod;
  }
  const late = child.pid === undefined ? null : await runningProcess(child.pid);
  if (late) await stopProcess(late, 5_000);
  throw new MongodEnded(`mongod did not listen at port ${port} within ${timeout / 1_000} s (see ${files.log})`);
}
