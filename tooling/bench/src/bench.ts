import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import { accept } from './accept.ts';
import { cases, type Case } from './cases.ts';
import { generationGoals } from './generation-goals.ts';
import { goals, printGoals } from './goals.ts';
import { startLoader } from './load/start-loader.ts';
import { measure, type Measured } from './measure.ts';
import { report, Results } from './results.ts';
import { reset, seed } from './seed.ts';
import type { ServerSetting } from './server-calls.ts';
import { fastify, ours, startSide, type RunningSide } from './sides/side.ts';
import { streamGoals } from './streams/stream-goals.ts';

export interface Options {
  /** Many short ones: a machine has slow moments that last seconds, and within a round they meet both sides alike. */
  readonly rounds: number;
  readonly seconds: number;
  /** Cases whose name begins with this. */
  readonly only: string;
}

const warmUp = 1;
const maxIdleMegabytes = 150;

/** Resident memory of our server that was just started and asked nothing, in megabytes. */
async function idleMemory(env: NodeJS.ProcessEnv, seconds: number): Promise<number> {
  const side = await startSide(ours, env);
  await sleep(seconds * 1_000);
  const { rss } = await side.usage();
  await side.stop();
  return rss / 2 ** 20;
}

/** Waits until the events of all campaigns are in the feed; resolves to how many seconds that took. */
async function untilMoved(db: Db): Promise<number> {
  const started = performance.now();
  while ((await db.collection('campaigns').findOne({ outbox_time: { $exists: true } }, { projection: { _id: 1 } })) !== null)
    await sleep(50);
  return (performance.now() - started) / 1_000;
}

/** Measures everything and prints the tables. */
export async function bench({ rounds, seconds, only }: Options, setting: ServerSetting): Promise<void> {
  const { env, readKey } = setting;
  const idle = await idleMemory(env, only === '' ? 10 : 1);
  const [client, loader] = [await MongoClient.connect(env.MONGODB_URI), startLoader()];
  const sides = [await startSide(ours, env), await startSide(fastify, env)] as const;
  const db = client.db(env.MONGODB_DB);
  try {
    const seeded = await seed(env, await readKey(), sides[0]);
    const accepted = await accept(sides, seeded, () => reset(db, seeded, 1));
    console.log(`${accepted} acceptance cases: ${ours.name} and ${fastify.name} do the same`);

    const asked = cases.filter(({ name }) => name.startsWith(only));
    /** Measures every case on each side; from round to round the order turns around. */
    const run = async (count: number, time: number, take: (one: Case, side: RunningSide, measured: Measured) => Promise<void>) => {
      for (let round = 0; round < count; round += 1)
        for (const one of asked)
          for (const side of round % 2 === 0 ? sides : sides.toReversed())
            await take(one, side, await measure({ db, loader, seeded }, one, side, time));
    };
    const results = new Results();
    let longestBehind = 0;
    await run(2, warmUp, () => Promise.resolve());
    await run(rounds, seconds, async (one, side, measured) => {
      results.add(one.name, side.name, measured);
      if (one.prepare !== undefined && side.name === ours.name) longestBehind = Math.max(longestBehind, await untilMoved(db));
    });

    console.log(`\n${report(results, asked)}\n`);
    printGoals([
      ...goals(results, asked),
      { what: `the events of a run have moved ${longestBehind.toFixed(1)} s after its end, at most 5`, met: longestBehind <= 5 },
      ...('generation'.startsWith(only) ? await generationGoals(setting) : []),
      ...('stream'.startsWith(only) ? await streamGoals(setting) : []),
      { what: `idle memory at most ${maxIdleMegabytes} MB, ${idle.toFixed(0)}`, met: idle <= maxIdleMegabytes },
    ]);
  } finally {
    loader.stop();
    for (const side of sides) await side.stop();
    await client.close();
  }
}
