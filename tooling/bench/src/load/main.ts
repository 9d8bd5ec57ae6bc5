// The process that makes the load: takes a load, says when its connections stand, waits for a word, sends back the outcome.
import { once } from 'node:events';
import { Connection } from './connection.ts';

/** The requests of each connection, sent over and over in their order. */
export interface Load {
  readonly port: number;
  readonly scripts: readonly (readonly string[])[];
  readonly status: number;
  readonly seconds: number;
}

/** How it went. */
export interface Outcome {
  readonly requests: number;
  readonly seconds: number;
  /** In milliseconds. */
  readonly p99: number;
  /** Answers of another status than the one wanted, counted. */
  readonly astray: Readonly<Record<number, number>>;
}

/** Keeps every connection busy until the time is over. */
async function run({ scripts, status, seconds }: Load, connections: readonly Connection[]): Promise<Outcome> {
  const latencies: number[] = [];
  const astray: Record<number, number> = {};
  const started = performance.now();
  const end = started + seconds * 1000;

  const keepBusy = async (connection: Connection, script: readonly string[]) => {
    for (let at = 0; performance.now() < end; at += 1) {
      const sentAt = performance.now();
      const got = await connection.send(script[at % script.length] ?? '');
      latencies.push(performance.now() - sentAt);
      if (got !== status) astray[got] = (astray[got] ?? 0) + 1;
      if (got === 0) return;
    }
  };

  await Promise.all(connections.map((connection, index) => keepBusy(connection, scripts[index] ?? [])));
  const took = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(latencies).toSorted();
  return { requests: sorted.length, seconds: took, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, astray };
}

for (;;) {
  const [load] = (await once(process, 'message')) as [Load];
  // Their cost is no part of the cost of a call.
  const connections = await Promise.all(load.scripts.map(() => Connection.open(load.port)));
  process.send?.('open');
  await once(process, 'message');
  process.send?.(await run(load, connections));
  for (const connection of connections) connection.close();
}
