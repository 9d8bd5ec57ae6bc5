import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { replicaSet } from './become-primary.ts';
import type { DataFiles } from './data-files.ts';
import { mongodAt, type Mongod } from './mongod-at.ts';
import { reachable } from './reachable.ts';

/** A mongod that ended instead of listening. */
export class MongodEnded extends Error {
  override readonly name = 'MongodEnded';
  /** Another took the port between our look and mongod's. */
  readonly lostPort: boolean;
  constructor(exitCode: number | null, reason: string) {
    super(`mongod ended with ${exitCode ?? 'a signal'}: ${reason}`);
    this.lostPort = exitCode === 48;
  }
}

const flags = ({ database, log }: DataFiles, port: number, alone: boolean): string[] => {
  const address = ['--port', `${port}`, '--bind_ip', '127.0.0.1', ...(alone ? [] : ['--replSet', replicaSet])];
  // A guest on someone's machine: little memory, an oplog with an end, no socket in the system's temporary folder.
  const modesty = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '512', '--nounixsocket'];
  const silence = ['--setParameter', 'diagnosticDataCollectionEnabled=false'];
  return ['--dbpath', database, ...address, '--logpath', log, ...modesty, ...silence];
};

/** What mongod itself says last about its end: its log is a JSON object a line, severity in `s`. */
async function reasonIn(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  const serious = lines.findLast((line) => /"s":"[FE]"/.test(line));
  return `${serious ?? 'no reason given'} (see ${log})`;
}

/** Starts mongod in a process group of its own, so that Ctrl-C reaches the server first, and waits until it listens; `alone` without its set. */
export async function launchMongod(binary: string, files: DataFiles, port: number, { alone = false } = {}): Promise<Mongod> {
  await mkdir(files.database, { recursive: true });
  // One log back is kept: else mongod keeps them all.
  await rename(files.log, `${files.log}.previous`).catch(() => undefined);
  const child = spawn(binary, flags(files, port, alone), { detached: true, stdio: 'ignore' });
  child.unref();
  let ended: { code: number | null; error?: Error } | undefined;
  once(child, 'exit').then(
    ([code]) => (ended = { code }),
    (error: Error) => (ended = { code: null, error }),
  );
  for (;;) {
    if (ended) throw new MongodEnded(ended.code, ended.error?.message ?? (await reasonIn(files.log)));
    // Its own lock file tells it from a stranger who took the port a moment before.
    const mongod = (await reachable(port)) ? await mongodAt(files.database) : null;
    if (mongod && mongod.pid === child.pid) return mongod;
    await sleep(20);
  }
}
