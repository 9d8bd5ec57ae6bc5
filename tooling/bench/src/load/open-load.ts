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
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than the one wanted, counted. */
  readonly astray: Readonly<Record<number, number>>;
}

export interface OpenLoad {
  /** Keeps every connection busy until the time is over. */
  readonly run: () => Promise<Outcome>;
  readonly close: () => void;
}

/** Opens the connections of a load: their cost is no part of the cost of a call. */
export async function openLoad({ port, scripts, status, seconds }: Load): Promise<OpenLoad> {
  const connections = await Promise.all(scripts.map(() => Connection.open(port)));

  const run = async (): Promise<Outcome> => {
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
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { requests: sorted.length, seconds: took, p50: at(0.5), p99: at(0.99), astray };
  };

  const close = () => {
    for (const connection of connections) connection.close();
  };
  return { run, close };
}
