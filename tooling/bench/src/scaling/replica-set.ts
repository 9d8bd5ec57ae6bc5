import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod, freePort } from '@handbill/embedded-mongo';
import { MongoClient } from 'mongodb';

interface Member {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Resolves when something is so, asked again and again; what it throws meanwhile is that it is not so yet. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await sleep(50);
}

async function withMember<T>(port: number, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true&serverSelectionTimeoutMS=2000`);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** A replica set of several members on this machine, without a password: for measurements alone. */
export class ReplicaSet {
  readonly #members: Member[] = [];

  get uri(): string {
    return `mongodb://${this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/?replicaSet=measured`;
  }

  /** Starts the members and waits for a primary. */
  async start(folder: string, count: number): Promise<void> {
    const binary = await findMongod(process.env, { info: () => undefined, error: console.error });
    for (let at = 0; at < count; at += 1) {
      const [port, data] = [await freePort(), join(folder, `member-${at}`)];
      await mkdir(data, { recursive: true });
      const address = ['--port', `${port}`, '--bind_ip', '127.0.0.1', '--replSet', 'measured', '--nounixsocket'];
      const size = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128'];
      const child = spawn(binary, ['--dbpath', data, ...address, ...size, '--logpath', `${data}.log`], { stdio: 'ignore' });
      this.#members.push({ port, child });
      await until(() => withMember(port, async (client) => Boolean(await client.db('admin').command({ ping: 1 }))));
    }
    const members = this.#members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    const [first] = this.#members;
    if (first === undefined) return;
    await withMember(first.port, (client) => client.db('admin').command({ replSetInitiate: { _id: 'measured', members } }));
    await until(async () => (await this.#primary()) !== undefined);
  }

  async #primary(): Promise<Member | undefined> {
    for (const member of this.#members) {
      if (member.child.exitCode !== null || member.child.signalCode !== null) continue;
      const { isWritablePrimary } = await withMember(member.port, (client) => client.db('admin').command({ hello: 1 }));
      if (isWritablePrimary === true) return member;
    }
    return undefined;
  }

  /** Kills the primary, and resolves to the milliseconds until there is another one. */
  async killPrimary(): Promise<number> {
    const primary = await this.#primary();
    if (primary === undefined) throw new Error('The replica set has no primary');
    const killed = performance.now();
    primary.child.kill('SIGKILL');
    await once(primary.child, 'exit');
    await until(async () => (await this.#primary()) !== undefined);
    return performance.now() - killed;
  }

  /** The CPU time that all members together have used, in milliseconds; Linux counts it in hundredths of a second. */
  async cpu(): Promise<number> {
    const texts = this.#members.map(({ child }) => readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => ''));
    return (await Promise.all(texts)).reduce((sum, text) => {
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
    }, 0);
  }

  async stop(): Promise<void> {
    for (const { child } of this.#members) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}
