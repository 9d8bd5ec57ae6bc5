import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findMongod } from '../src/database/find-mongod.ts';
import { freePort } from '../src/database/free-port.ts';
import { reachable } from '../src/database/reachable.ts';
import { runningProcess, type RunningProcess } from '../src/database/running-process.ts';

/** A data folder as the version before passwords left it: open to all, with one thing in its database and the mongod still running. */
export async function mongodOfBefore(data: string): Promise<RunningProcess> {
  const database = join(data, 'mongodb');
  await mkdir(database, { mode: 0o755 });
  const port = await freePort();
  const flags = ['--dbpath', database, '--port', `${port}`, '--bind_ip', '127.0.0.1', '--replSet', 'handbill', '--nounixsocket'];
  const binary = await findMongod(process.env, { info: () => undefined, error: () => undefined });
  const child = spawn(binary, [...flags, '--logpath', join(data, 'mongod.log')], { detached: true, stdio: 'ignore' });
  child.unref();
  while (!(await reachable(port))) await sleep(50);
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  await client.db('admin').command({ replSetInitiate: { _id: 'handbill', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } });
  while ((await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] !== true) await sleep(50);
  await client.db('kept').collection('things').insertOne({ name: 'one' });
  await client.close();
  await writeFile(join(data, 'mongod.port'), `${port}\n`, { mode: 0o644 });
  const running = await runningProcess(child.pid ?? 0);
  if (running === null) throw new Error('The mongod of before ended');
  return running;
}
