import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningProcess, type RunningProcess } from './running-process.ts';

export interface Mongod extends RunningProcess {
  readonly port: number;
}

/** The mongod that runs on this database folder, by the lock file that it writes itself, or `null`. */
export async function mongodAt(database: string): Promise<Mongod | null> {
  const pid = Number(await readFile(join(database, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const running = await runningProcess(pid);
  // After a crash the file stays, and its pid may be anyone's by now.
  const port = running?.command.includes(`--dbpath ${database} `) ? /--port (\d+)/.exec(running.command)?.[1] : undefined;
  return running && port ? { ...running, port: Number(port) } : null;
}
