// `npm run bench`: our server beside one written by hand that does the same work on the same database; `--only list --rounds 3` for a first look.
// `npm run bench -- streams`: the cost of texts to the database and the servers while they are written.
// `npm run bench -- events`: a thousand readers of a live feed, and pages of a million events.
// `npm run bench -- memory`: the memory of a server while a workspace asks for more than it reads (Linux; minutes).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forgetSettings } from '../../verify/forget-settings.ts';
import { bench } from './bench.ts';
import { liveReaders } from './events/live-readers.ts';
import { manyEvents } from './events/many-events.ts';
import { printGoals } from './goals.ts';
import { memoryGoals } from './memory/memory-goals.ts';
import { streamTable } from './streams/stream-table.ts';
import { withDatabase } from './with-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
  },
});
forgetSettings();
await withDatabase(async (uri, folder) => {
  const data = join(folder, 'server');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MONGODB_URI: uri,
    MONGODB_DB: 'bench',
    HANDBILL_DATA: data,
    HANDBILL_RATE_LIMIT: 'off',
    HANDBILL_WORKSPACE_RATE_LIMIT: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const setting = { env, readKey: async () => (await readFile(join(data, 'admin.key'), 'utf8')).trim() };
  const [part] = positionals;
  if (part === 'streams') await streamTable(setting);
  else if (part === 'memory') await memoryGoals(setting);
  else if (part === 'events') for (const measured of [liveReaders, manyEvents]) printGoals(await measured(setting));
  else await bench({ rounds: Number(values.rounds), seconds: Number(values.seconds), only: values.only }, setting);
});
