// `npm run bench:scaling`: what one server and two on one replica set cost for each call and text, and what clients see of a failover.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { forgetSettings } from '../../../verify/forget-settings.ts';
import { restCases } from '../cases/rest-cases.ts';
import { startLoader } from '../load/start-loader.ts';
import { seed, type Seeded } from '../seed.ts';
import { ours } from '../sides/side.ts';
import { startSide, type RunningSide } from '../sides/start-side.ts';
import { askForText } from '../streams/ask-for-text.ts';
import { pacedModel } from '../streams/paced-model.ts';
import { table } from '../table.ts';
import { workspaceOf } from '../workspace-of.ts';
import { failover } from './failover.ts';
import { ReplicaSet } from './replica-set.ts';

forgetSettings();
const seconds = 4;
const texts = 100;
const folder = await mkdtemp(join(tmpdir(), 'handbill-scaling-'));
const model = await pacedModel({ words: 800, pieces: 200, pause: 10 });
const sets: ReplicaSet[] = [];
const sides: RunningSide[] = [];
const loaders = [startLoader(), startLoader()];

async function startSet(members: number): Promise<{ set: ReplicaSet; env: NodeJS.ProcessEnv; key: () => Promise<string> }> {
  const set = new ReplicaSet();
  sets.push(set);
  await set.start(join(folder, `of-${members}`), members);
  const data = join(folder, `server-${members}`);
  const settings = { HANDBILL_WRITER: 'openai', OPENAI_BASE_URL: model.baseUrl, HANDBILL_GENERATION_CONCURRENCY: '100' };
  const server = { NODE_ENV: 'production', HANDBILL_DATA: data, HANDBILL_RATE_LIMIT: 'off', PORT: '0', LOG_LEVEL: 'silent' };
  const env = { ...process.env, ...settings, ...server, MONGODB_URI: set.uri, MONGODB_DB: 'scaling' };
  return { set, env, key: async () => (await readFile(join(data, 'admin.key'), 'utf8')).trim() };
}

async function startServers(env: NodeJS.ProcessEnv, count: number): Promise<RunningSide[]> {
  const started: RunningSide[] = [];
  for (let at = 0; at < count; at += 1) started.push(await startSide(ours, env));
  sides.push(...started);
  return started;
}

const cpuOf = async (running: readonly RunningSide[]) =>
  (await Promise.all(running.map((side) => side.usage()))).reduce((sum, { cpu }) => sum + cpu / 1_000, 0);

/** CPU of all servers and of MongoDB for each of so many things that some work does, in milliseconds. */
async function priceOf(running: readonly RunningSide[], set: ReplicaSet, work: () => Promise<number>): Promise<[string, string, string]> {
  const before = [await cpuOf(running), await set.cpu(), performance.now()] as const;
  const count = await work();
  const took = (performance.now() - before[2]) / 1_000;
  const [server, mongod] = [(await cpuOf(running)) - before[0], (await set.cpu()) - before[1]];
  return [(server / count).toFixed(2), (mongod / count).toFixed(2), (count / took).toFixed(0)];
}

async function measured(running: readonly RunningSide[], set: ReplicaSet, seeded: Seeded, name: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const asked of restCases) {
    const work = async () => {
      const runs = await Promise.all(
        running.map(({ port }, at) => {
          const scripts = Array.from({ length: 32 / running.length }, (_, connection) => asked.script(seeded, connection + at * 16));
          return loaders[at]?.open({ port, scripts, status: asked.status, seconds });
        }),
      );
      const outcomes = await Promise.all(runs.map((run) => run?.()));
      return outcomes.reduce((sum, outcome) => sum + (outcome?.requests ?? 0), 0);
    };
    rows.push([name, asked.name, ...(await priceOf(running, set, work))]);
  }
  for (const isStreamed of [false, true]) {
    const work = async () => {
      const ports = Array.from({ length: texts }, (_, at) => running[at % running.length]?.port ?? 0);
      return (await Promise.all(ports.map((port) => askForText(port, seeded.key, isStreamed)))).length;
    };
    await work();
    rows.push([name, isStreamed ? 'text of 800 words, streamed' : 'text of 800 words, plain', ...(await priceOf(running, set, work))]);
  }
  return rows;
}

try {
  const rows: string[][] = [];
  for (const members of [1, 3]) {
    const { set, env, key } = await startSet(members);
    let seeded: Seeded | undefined;
    for (const count of members === 1 ? [1, 2] : [2]) {
      const running = await startServers(env, count);
      const port = running[0]?.port ?? 0;
      seeded ??= await seed(set.uri, 'scaling', await key(), await workspaceOf(port, await key()));
      const members_ = members === 1 ? 'one member' : 'three members';
      rows.push(...(await measured(running, set, seeded, `${count === 1 ? 'one server' : 'two servers'}, ${members_}`)));
      if (members === 3) {
        console.log(
          `Failover: ${JSON.stringify(
            await failover(
              running.map((side) => side.port),
              await key(),
              set,
            ),
          )}`,
        );
        const client = await MongoClient.connect(set.uri);
        console.log(
          `Left unfinished: ${await client
            .db('scaling')
            .collection('content')
            .countDocuments({ lease: { $exists: true } })}`,
        );
        await client.close();
      }
      for (const side of sides.splice(0)) await side.stop();
    }
    await set.stop();
  }
  console.log(table([['', 'call', 'server, CPU ms', 'MongoDB, CPU ms', 'a second'], ...rows]));
} finally {
  for (const side of sides) await side.stop();
  for (const set of sets) await set.stop();
  for (const loader of loaders) loader.stop();
  model.stop();
  await rm(folder, { recursive: true, force: true });
}
