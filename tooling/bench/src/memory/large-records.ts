import { newId } from '@handbill/contract';
import { MongoClient, type Document } from 'mongodb';
import { call, made, type ServerSetting } from '../server-calls.ts';
import type { RunningSide } from '../sides/side.ts';

const texts = 100;
const edits = 60;
/** One letter that is not Latin makes each letter of a string two bytes. */
const words = `ж${'We bake bread for all of us. '.repeat(8_000)}`;
const letters = 4_900;

/** Fills a workspace with texts of 230 kB, which are stored twice each, and with events of 200 kB; resolves to the id of the oldest event. */
export async function makeLarge({ env }: ServerSetting, side: RunningSide, key: string): Promise<string> {
  const { id } = await made(side, key, 'POST /content/generate', { type: 'email', topic: 'Bread' });
  const client = await MongoClient.connect(env.MONGODB_URI);
  try {
    const content = client.db(env.MONGODB_DB).collection<Document & { _id: string }>('content');
    const one: Document = (await content.findOne({ _id: id })) ?? {};
    for (const name of ['outbox', 'outbox_time']) delete one[name];
    for (let index = 0; index < texts; index += 1) {
      const _id = newId('cnt', new Date(Date.now() + index));
      await content.insertOne({ ...one, _id, text: words, output: { ...one['output'], body: words } });
    }
  } finally {
    await client.close();
  }
  const voice = await made(side, key, 'POST /brand-voices', { name: 'Voice', examples: [] });
  for (let edit = 0; edit < edits; edit += 1) {
    const examples = Array.from({ length: 10 }, (_, at) => `${edit} ${at} `.padEnd(letters, 'é'));
    const { status } = await call(side, key, `PATCH /brand-voices/${voice.id}`, { examples });
    if (status !== 200) throw new Error(`An edit: ${status}`);
  }
  const { body } = await call(side, key, 'GET /events?limit=1');
  return body.data[0].id;
}
