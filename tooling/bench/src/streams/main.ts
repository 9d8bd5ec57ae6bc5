// `npm run bench:streams`: what texts cost the database and the servers while they are written, with readers and without.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetSettings } from '../../../verify/forget-settings.ts';
import { ours } from '../sides/side.ts';
import { startSide } from '../sides/start-side.ts';
import { table } from '../table.ts';
import { withDatabase } from '../with-database.ts';
import { pacedModel } from './paced-model.ts';
import { streamCosts, type Readers } from './stream-costs.ts';

const measured: readonly (readonly [texts: number, readers: Readers])[] = [
  [50, 'none'],
  [500, 'none'],
  [500, 'the server that writes'],
  [500, 'another server'],
];
const seconds = 10;

forgetSettings();
const model = await pacedModel({ words: 800, pieces: 200, pause: (2_000 * seconds) / 200 });
await withDatabase(async (uri, folder) => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MONGODB_URI: uri,
    MONGODB_DB: 'bench',
    HANDBILL_DATA: join(folder, 'server'),
    HANDBILL_RATE_LIMIT: 'off',
    HANDBILL_WRITER: 'openai',
    OPENAI_BASE_URL: model.baseUrl,
    HANDBILL_GENERATION_CONCURRENCY: '1000',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const writer = await startSide(ours, env);
  const other = await startSide(ours, { ...env, HANDBILL_DATA: join(folder, 'other') });
  const key = (await readFile(join(folder, 'server', 'admin.key'), 'utf8')).trim();
  const rows = [['texts at once', 'readers', 'pieces/s', 'inserts/s', 'events/s', 'mongod', 'writing server', 'other server']];
  for (const [texts, readers] of measured) {
    const costs = await streamCosts({ uri, key, writer, other }, texts, readers, seconds);
    const figures = [costs.pieces, costs.commands, costs.events].map((figure) => figure.toFixed(0));
    const shares = [costs.database, costs.writer, costs.other].map((share) => `${share.toFixed(0)} %`);
    rows.push([String(texts), readers, ...figures, ...shares]);
  }
  console.log(table(rows));
  await writer.stop();
  await other.stop();
});
model.stop();
