import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findMongod } from '../src/find-mongod/find-mongod.ts';
import { freePort, isListening } from '../src/process/free-port.ts';
import { runningProcess, type RunningProcess } from '../src/process/running-process.ts';

/** A data folder as the version before passwords left it: open to all, with one name stored and its mongod still running. */
export async function mongodWithoutPassword(data: string): Promise<RunningProcess> {
  const database = join(data, 'mongodb');
  await mkdir(database, { mode: 0o755 });
  const port = await freePort();
  const flags = ['--dbpath', database, '--port', `${port}`, '--bind_ip', '127.0.0.1', '--replSet', 'handbill', '--nounixsocket'];
  const binary = await findMongod(process.env, console);
  const child = spawn(binary, [...flags, '--logpath', join(data, 'mongod.log')], { detached: true, stdio: 'ignore' });
  child.unref();
  while (!(await isListening(port))) await sleep(50);
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  await client.db('admin').command({ replSetInitiate: { _id: 'handbill', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } });
  while ((await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] !== true) await sleep(50);
  await client.db('kept').collection('things').insertOne({ name: 'one' });
  await client.close();
  await writeFile(join(data, 'mongod.port'), `${port}\n`, { mode: 0o644 });
  const running = await runningProcess(child.pid ?? 0);
  if (running === null) throw new Error('The mongod without a password ended');
  return running;
}
