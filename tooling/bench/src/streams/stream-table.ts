import { join } from 'node:path';
import { table } from '../../../eval/src/table.ts';
import { articleOf, pacedModel } from '../paced-model.ts';
import type { ServerSetting } from '../server-calls.ts';
import { ours, startSide } from '../sides/side.ts';
import { streamCosts, type Readers } from './stream-costs.ts';

const measured: readonly (readonly [texts: number, readers: Readers])[] = [
  [50, 'none'],
  [500, 'none'],
  [500, 'the server that writes'],
  [500, 'another server'],
];
/** Measured, in the middle of twice as long. CPU is in percent of one core. */
const seconds = 10;

/** Prints the cost of texts to the database and the servers while they are written, with readers and without. */
export async function streamTable({ env: base, readKey }: ServerSetting): Promise<void> {
  const model = await pacedModel({ text: articleOf(800), pieces: 200, pause: (2_000 * seconds) / 200 });
  const env = { ...base, HANDBILL_WRITER: 'openai', OPENAI_BASE_URL: model.baseUrl, HANDBILL_GENERATION_CONCURRENCY: '1000' };
  const writer = await startSide(ours, env);
  const other = await startSide(ours, { ...env, HANDBILL_DATA: join(env.HANDBILL_DATA, 'other') });
  const setting = { uri: env.MONGODB_URI, key: await readKey(), writer, other };
  const rows: (readonly string[])[] = [];
  for (const [texts, readers] of measured) rows.push(await streamCosts(setting, texts, readers, seconds));
  console.log(table(['texts at once', 'readers', 'pieces/s', 'inserts/s', 'events/s', 'mongod', 'writing server', 'other server'], rows));
  await writer.stop();
  await other.stop();
  model.stop();
}
