import { setTimeout as sleep } from 'node:timers/promises';
import { bundled, MainProcess } from '../../apps/server/testing/main-process.ts';
import type { Reachable } from '../../apps/server/testing/rest.ts';
import type { TestDatabase } from '../testing/src/index.ts';

const file = bundled('short-lease-server');

/** Servers on one database, of which one after the other is killed and started again. */
export class KilledServers {
  readonly #env: Readonly<Record<string, string>>;
  readonly #data: string;
  readonly #servers: MainProcess[] = [];
  kills = 0;
  /** The first key of the database. */
  adminKey = '';

  constructor(data: string, { uri, name }: TestDatabase, env: Readonly<Record<string, string>> = {}) {
    this.#data = data;
    this.#env = { MONGODB_URI: uri, MONGODB_DB: name, ...env };
  }

  /** Starts two. */
  async start(): Promise<void> {
    for (const at of [0, 1]) await this.#startAt(at);
    this.adminKey = this.#servers[0]?.adminKey ?? '';
  }

  /** One of those that run. */
  any(): Reachable {
    const running = this.#servers.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    const server = running[Math.floor(Math.random() * running.length)] ?? this.#servers[0];
    return { url: server?.url ?? '', adminKey: this.adminKey };
  }

  /** Kills one and starts it again. */
  async kill(): Promise<void> {
    const at = Math.floor(Math.random() * this.#servers.length);
    await this.#servers[at]?.end('SIGKILL');
    this.kills += 1;
    await this.#startAt(at);
  }

  async #startAt(at: number): Promise<void> {
    const server = new MainProcess(this.#data, this.#env, { file, args: [] });
    await server.ready();
    this.#servers[at] = server;
  }

  /** Asks all to stop. */
  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.end('SIGTERM')));
  }
}

/** Does something until it succeeds: servers are killed meanwhile. */
export async function untilDone<T>(attempt: () => Promise<T | undefined>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    // A server that was killed, or is not there yet.
    const done = await attempt().catch((error: unknown) => {
      if (error instanceof TypeError || (error instanceof Error && error.name === 'AbortError')) return undefined;
      throw error;
    });
    if (done !== undefined) return done;
    await sleep(100);
  }
}
