import type { Db } from 'mongodb';
import type { Case } from './cases.ts';
import type { Loader } from './load/start-loader.ts';
import type { Seeded } from './seed.ts';
import type { RunningSide } from './sides/side.ts';

/** One run of one case against one side. */
export interface Measured {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  /** CPU of the server process for each call, in microseconds. */
  readonly cpu: number;
}

const connections = 32;

interface Bench {
  readonly db: Db;
  readonly loader: Loader;
  readonly seeded: Seeded;
}

export async function measure({ db, loader, seeded }: Bench, asked: Case, side: RunningSide, seconds: number): Promise<Measured> {
  await asked.prepare?.(db, seeded);
  const scripts = Array.from({ length: connections }, (_, connection) => asked.script(seeded, connection));
  const run = await loader.open({ port: side.port, scripts, status: asked.status, seconds });
  const before = await side.usage();
  const outcome = await run();
  const after = await side.usage();
  const astray = Object.entries(outcome.astray);
  if (astray.length > 0)
    throw new Error(`${side.name}, ${asked.name}: ${astray.map(([status, times]) => `${times} times status ${status}`).join(', ')}`);
  return { perSecond: outcome.requests / outcome.seconds, p99: outcome.p99, cpu: (after.cpu - before.cpu) / outcome.requests };
}
