import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import { accept } from './accept.ts';
import { cases, type Case } from './cases.ts';
import { generationGoals } from './generation-goals.ts';
import { goals, maxIdleMegabytes } from './goals.ts';
import { idleMemory } from './idle-memory.ts';
import { startLoader } from './load/start-loader.ts';
import { measure } from './measure.ts';
import { noiseOf } from './noise.ts';
import type { Options } from './options.ts';
import { report } from './report.ts';
import { Results } from './results.ts';
import { rounds } from './rounds.ts';
import { reset, seed } from './seed.ts';
import { fastify, ours, oursAgain } from './sides/side.ts';
import { startSide, type RunningSide } from './sides/start-side.ts';
import { streamGoals } from './streams/stream-goals.ts';

const warmUp = 1;

/** Waits until the events of all campaigns are in the feed; resolves to how many seconds that took. */
async function untilMoved(db: Db): Promise<number> {
  const started = performance.now();
  while ((await db.collection('campaigns').findOne({ outbox_time: { $exists: true } }, { projection: { _id: 1 } })) !== null)
    await sleep(50);
  return (performance.now() - started) / 1_000;
}

/** Measures everything and prints the tables. `readKey` gives the key that our server made at its first start. */
export async function bench(
  { rounds: count, seconds, only = '', profile }: Options,
  env: Record<string, string | undefined>,
  readKey: () => Promise<string>,
): Promise<void> {
  const idle = await idleMemory(env, only === '' ? 10 : 1);
  const { MONGODB_URI: uri = '', MONGODB_DB: database = '' } = env;
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const [client, loader, ourSide] = [await MongoClient.connect(uri), startLoader(), await startSide(ours, env, profiling)];
  const other = await startSide(fastify, env, profiling);
  const sides = [ourSide, await startSide(oursAgain, env), other];
  const db = client.db(database);
  try {
    const key = await readKey();
    const seeded = await seed(uri, database, key, ourSide.port);
    const accepted = await accept([ourSide, other], seeded, () => reset(db, seeded, 1));
    console.log(`${accepted} acceptance cases: ${ours.name} and ${fastify.name} do the same`);

    const asked = cases.filter(({ name }) => name.startsWith(only));
    const sidesOf = ({ door }: Case): readonly RunningSide[] => (door === 'rest' ? sides : [ourSide]);
    const run = (time: number) => (one: Case, side: RunningSide) => measure({ db, loader, seeded }, one, side, time);
    const results = new Results();
    let longestBehind = 0;
    await rounds(2, asked, sidesOf, run(warmUp), () => undefined);
    await rounds(count, asked, sidesOf, run(seconds), async (one, side, measured) => {
      results.add(one.name, side.name, measured);
      if (one.prepare !== undefined && side.name !== fastify.name) longestBehind = Math.max(longestBehind, await untilMoved(db));
    });

    const noise = noiseOf(results, asked);
    const names = sides.map(({ name }) => name);
    console.log(`\n${report(results, noise, asked, names)}\n`);
    const promised = [
      ...goals(results, asked, noise),
      { what: `the events of a run have moved ${longestBehind.toFixed(1)} s after its end, at most 5`, met: longestBehind <= 5 },
      ...('generation'.startsWith(only) ? await generationGoals(env, key) : []),
      ...('stream'.startsWith(only) ? await streamGoals(env, key) : []),
      { what: `idle memory at most ${maxIdleMegabytes} MB, ${idle.toFixed(0)}`, met: idle <= maxIdleMegabytes },
    ];
    for (const { what, met } of promised) console.log(`${met === undefined ? 'UNSURE' : met ? 'kept  ' : 'MISSED'}  ${what}`);
  } finally {
    loader.stop();
    for (const side of sides) await side.stop();
    await client.close();
  }
}
