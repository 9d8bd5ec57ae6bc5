import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes } from '@handbill/contract';
import { MongoClient, type Db } from 'mongodb';
import { table } from '../../../eval/src/table.ts';
import { articleOf, withPacedModel } from '../paced-model.ts';
import { call, type ServerSetting } from '../server-calls.ts';
import { ours, startSide, type RunningSide } from '../sides/side.ts';

/** Who reads the texts while they are written. */
type Readers = 'none' | 'the server that writes' | 'another server';

const brief = { ...contentTypes.blog_article.example.request, background: true };

/** The work of the database so far. */
async function databaseUsage(db: Db): Promise<{ mongod: number; inserts: number }> {
  const { extra_info, metrics } = await db.admin().serverStatus();
  return {
    mongod: Number(extra_info.user_time_us) + Number(extra_info.system_time_us),
    inserts: Number(metrics.commands.insert.total),
  };
}

/** Reads a stream to its end; counts its events. */
async function follow(url: string, key: string, count: () => void): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' } });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) for (const _ of decoder.decode(bytes, { stream: true }).matchAll(/^event:/gm)) count();
}

interface Servers {
  readonly uri: string;
  readonly key: string;
  readonly writer: RunningSide;
  readonly other: RunningSide;
}

/** Measured, in the middle of twice as long. */
const seconds = 10;

/** Has so many texts written at once, and measures in the middle: a row of the table. */
async function streamCosts({ uri, key, writer, other }: Servers, texts: number, readers: Readers): Promise<readonly string[]> {
  const client = await MongoClient.connect(uri);
  const db = client.db('bench');
  const ids = await Promise.all(
    Array.from({ length: texts }, async () => {
      const { body } = await call(writer, key, 'POST /content/generate', brief);
      return String(body.id);
    }),
  );
  let events = 0;
  const reader = readers === 'another server' ? other : writer;
  const reading = readers === 'none' ? [] : ids.map((id) => follow(`${reader.url}/v1/content/${id}`, key, () => (events += 1)));
  await wait(4_000);
  const usage = async () => ({
    ...(await databaseUsage(db)),
    pieces: await db.collection('content_streams').countDocuments(),
    writer: (await writer.usage()).cpu,
    other: (await other.usage()).cpu,
    events,
    at: performance.now(),
  });
  const before = await usage();
  await wait(seconds * 1_000);
  const after = await usage();
  await Promise.all(reading);
  while ((await db.collection('content').countDocuments({ status: 'generating' })) > 0) await wait(200);
  await db.collection('content_streams').deleteMany({});
  await client.close();
  const perSecond = (name: keyof typeof before) => ((after[name] - before[name]) * 1_000) / (after.at - before.at);
  const rates = (['pieces', 'inserts', 'events'] as const).map((name) => perSecond(name).toFixed(0));
  const shares = (['mongod', 'writer', 'other'] as const).map((name) => `${(perSecond(name) / 1e4).toFixed(0)} %`);
  return [String(texts), readers, ...rates, ...shares];
}

const measured: readonly (readonly [texts: number, readers: Readers])[] = [
  [50, 'none'],
  [500, 'none'],
  [500, 'the server that writes'],
  [500, 'another server'],
];
/** Prints, with CPU in percent of one core, the cost of texts to the database and the servers while they are written, with readers and without. */
export async function streamTable(setting: ServerSetting): Promise<void> {
  const more = { HANDBILL_GENERATION_CONCURRENCY: '1000' };
  const pace = { text: articleOf(800), pieces: 200, pause: (2_000 * seconds) / 200, more };
  await withPacedModel(setting, pace, async (writer, _, env) => {
    const other = await startSide(ours, { ...env, HANDBILL_DATA: join(env.HANDBILL_DATA, 'other') });
    const servers = { uri: env.MONGODB_URI, key: await setting.readKey(), writer, other };
    const rows: (readonly string[])[] = [];
    for (const [texts, readers] of measured) rows.push(await streamCosts(servers, texts, readers));
    console.log(table(['texts at once', 'readers', 'pieces/s', 'inserts/s', 'events/s', 'mongod', 'writing server', 'other server'], rows));
    await other.stop();
  });
}
