import { MongoClient } from 'mongodb';
import { accept } from './acceptance/accept.ts';
import type { Case } from './cases/case.ts';
import { contentCases } from './cases/content-cases.ts';
import { restCases } from './cases/rest-cases.ts';
import { trpcCases } from './cases/trpc-cases.ts';
import { clientGoals } from './client-goals.ts';
import { generationGoals } from './generation/generation-goals.ts';
import { streamGoals } from './streams/stream-goals.ts';
import { goals, maxIdleMegabytes } from './goals.ts';
import { idleMemory } from './idle-memory.ts';
import { layerReport } from './layers/layer-report.ts';
import { maxRequestLine, requestLine, requestLineReport } from './layers/request-line.ts';
import { startLayerPrices } from './layers/start-layer-prices.ts';
import { startLoader } from './load/start-loader.ts';
import { measure } from './measure.ts';
import { noiseOf } from './noise.ts';
import type { Options } from './options.ts';
import { report } from './report.ts';
import { reset } from './reset.ts';
import { Results } from './results.ts';
import { rounds } from './rounds.ts';
import { seed } from './seed.ts';
import { bare, fastify, ours, oursAgain, trpcToOpenapi } from './sides/side.ts';
import { startSide, type RunningSide } from './sides/start-side.ts';
import { workspaceOf } from './workspace-of.ts';

const warmUp = 1;

/** Measures everything and prints the tables. `readKey` gives the key that our server made at its first start. */
export async function bench(
  { rounds: count, seconds, connections, only, profile, withTrpcToOpenapi }: Options,
  env: Record<string, string | undefined>,
  readKey: () => Promise<string>,
): Promise<void> {
  const idle = await idleMemory(env, only === undefined ? 10 : 1);
  const { MONGODB_URI: uri = '', MONGODB_DB: database = '' } = env;
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const [client, loader, ourSide] = [await MongoClient.connect(uri), startLoader(), await startSide(ours, env, profiling)];
  const others = [await startSide(fastify, env, profiling), await startSide(bare, env, profiling)];
  const sides = [ourSide, await startSide(oursAgain, env), ...others];
  if (withTrpcToOpenapi) sides.push(await startSide(trpcToOpenapi, env));
  const stop = async () => {
    loader.stop();
    for (const side of sides) await side.stop();
    await client.close();
  };
  try {
    const key = await readKey();
    const seeded = await seed(uri, database, key, await workspaceOf(ourSide.port, key));
    console.log(
      `${await accept([ourSide, ...others.slice(0, 1)], seeded, () => reset(client.db(database), seeded))} acceptance cases: ${ours.name} and ${fastify.name} do the same`,
    );

    const cases = [...restCases, ...trpcCases, ...contentCases].filter(({ name }) => only === undefined || name.startsWith(only));
    const sidesOf = ({ door, name }: Case): readonly RunningSide[] =>
      door !== 'rest' ? [ourSide] : sides.filter((side) => side.only?.includes(name) ?? true);
    const run = (time: number) => (asked: Case, side: RunningSide) =>
      measure({ db: client.db(database), loader, seeded, connections }, asked, side, time);
    const results = new Results();
    await rounds(2, cases, sidesOf, run(warmUp), () => undefined);
    await rounds(count, cases, sidesOf, run(seconds), (asked, side, measured) => results.add(asked.name, side.name, measured));

    const noise = noiseOf(results, cases);
    const names = sides.map(({ name }) => name);
    console.log(`\n${report(results, noise, cases, names)}\n`);
    const layered = restCases.map(({ name }) => name).filter((name) => [name, 'layers'].some((one) => one.startsWith(only ?? '')));
    const logged = await (async () => {
      if (layered.length === 0 && !requestLine.startsWith(only ?? '')) return undefined;
      const prices = await startLayerPrices([...layered, requestLine], count);
      const [line, ...layers] = prices.toReversed();
      if (layers.length > 0) console.log(`${layerReport(layers.toReversed(), results)}\n`);
      return line && requestLineReport(line, results);
    })();
    if (logged !== undefined) console.log(`${logged.text}\n`);
    const promised = [
      ...goals(results, cases, noise),
      ...('generation'.startsWith(only ?? '') ? await generationGoals(env, key) : []),
      ...('stream'.startsWith(only ?? '') ? await streamGoals(env, key) : []),
      ...('client'.startsWith(only ?? '') ? await clientGoals() : []),
      ...(logged === undefined
        ? []
        : [
            {
              what: `a request's line in the log at most ${maxRequestLine} µs of CPU, ${logged.cpu.toFixed(2)}`,
              met: logged.cpu <= maxRequestLine,
            },
          ]),
      { what: `idle memory at most ${maxIdleMegabytes} MB, ${idle.toFixed(0)}`, met: idle <= maxIdleMegabytes },
    ];
    for (const { what, met } of promised) console.log(`${met === undefined ? 'UNSURE' : met ? 'kept  ' : 'MISSED'}  ${what}`);
  } finally {
    await stop();
  }
}
