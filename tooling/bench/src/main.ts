// `npm run bench`: our server beside one written by hand that does the same work on the same database; `--quick` for a first look.
// `npm run bench -- streams`: the cost of texts to the database and the servers while they are written.
// `npm run bench -- events`: a thousand readers of a live feed, and pages of a million events.
// `npm run bench -- memory`: the memory of a server while a workspace asks for more than it reads (Linux; minutes).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetSettings } from '../../verify/forget-settings.ts';
import { bench } from './bench.ts';
import { readOptions } from './options.ts';
import { eventGoals } from './events/event-goals.ts';
import { memoryGoals } from './memory/memory-goals.ts';
import { streamTable } from './streams/stream-table.ts';
import { withDatabase } from './with-database.ts';

forgetSettings();
const args = process.argv.slice(2);
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
  const readKey = async () => (await readFile(join(data, 'admin.key'), 'utf8')).trim();
  if (args[0] === 'streams') await streamTable(env, readKey);
  else if (args[0] === 'events') await eventGoals({ env, readKey }, args.slice(1));
  else if (args[0] === 'memory') await memoryGoals({ env, readKey }, args.slice(1));
  else await bench(readOptions(args), env, readKey);
});
