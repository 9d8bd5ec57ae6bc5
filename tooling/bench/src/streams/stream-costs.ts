import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes } from '@handbill/contract';
import { MongoClient, type Db } from 'mongodb';
import type { RunningSide } from '../sides/start-side.ts';

/** Who reads the texts while they are written. */
export type Readers = 'none' | 'the server that writes' | 'another server';

export interface StreamCosts {
  readonly texts: number;
  readonly readers: Readers;
  /** Pieces of streams that were stored, a second, and in how many commands. */
  readonly pieces: number;
  readonly commands: number;
  /** CPU of mongod, of the server that writes and of the other one, in percent of one core. */
  readonly database: number;
  readonly writer: number;
  readonly other: number;
  /** Events that the readers got, a second. */
  readonly events: number;
}

const brief = JSON.stringify({ ...contentTypes.blog_article.example.request, background: true });

/** What the database has done so far. */
async function databaseUsage(db: Db): Promise<{ cpu: number; inserts: number }> {
  const { extra_info, metrics } = await db.admin().serverStatus();
  return {
    cpu: Number(extra_info.user_time_us) + Number(extra_info.system_time_us),
    inserts: Number(metrics.commands.insert.total),
  };
}

/** Reads a stream to its end; counts its events. */
async function follow(url: string, key: string, count: () => void): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' } });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) for (const _ of decoder.decode(bytes, { stream: true }).matchAll(/^event:/gm)) count();
}

interface Setting {
  readonly uri: string;
  readonly key: string;
  readonly writer: RunningSide;
  readonly other: RunningSide;
}

/** Has so many texts written at once, and measures for some seconds in the middle. */
export async function streamCosts(
  { uri, key, writer, other }: Setting,
  texts: number,
  readers: Readers,
  seconds: number,
): Promise<StreamCosts> {
  const client = await MongoClient.connect(uri);
  const db = client.db('bench');
  const at = ({ port }: RunningSide, path: string) => `http://127.0.0.1:${port}/v1${path}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ids = await Promise.all(
    Array.from({ length: texts }, async () => {
      const answer = await fetch(at(writer, '/content/generate'), { method: 'POST', headers, body: brief });
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  let events = 0;
  const reading =
    readers === 'none'
      ? []
      : ids.map((id) => follow(at(readers === 'another server' ? other : writer, `/content/${id}`), key, () => (events += 1)));
  await wait(4_000);
  const usage = async () => ({
    database: await databaseUsage(db),
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
  const lasted = (after.at - before.at) / 1_000;
  const percent = (one: number, other_: number) => (other_ - one) / 1e4 / lasted;
  return {
    texts,
    readers,
    pieces: (after.pieces - before.pieces) / lasted,
    commands: (after.database.inserts - before.database.inserts) / lasted,
    database: percent(before.database.cpu, after.database.cpu),
    writer: percent(before.writer, after.writer),
    other: percent(before.other, after.other),
    events: (after.events - before.events) / lasted,
  };
}
