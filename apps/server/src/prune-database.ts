import { parseArgs } from 'node:util';
import { unlessAborted } from '@handbill/embedded-mongo';
import { pruneDatabase } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import { interruption } from './interruption.ts';
import { processLog, secretsIn } from './logger.ts';
import { readSettings } from './settings.ts';
import { readEnvFile } from './settings/env-file.ts';
import { explainDatabaseError, startDatabase } from './start-database.ts';
import { reportFailure, StartupError } from './startup-error.ts';

const hint = 'Nothing was changed. When no server of an earlier version is running any more: npm run prune-database -- --yes';

/** Lists what only earlier versions need in the database, and removes it if `remove` is set. */
async function prune(remove: boolean, envFile: string | undefined, signal: AbortSignal): Promise<string> {
  const settings = readSettings(process.env, envFile);
  const database = await startDatabase(settings, await processLog('warn', secretsIn(settings)), signal);
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const pruning = pruneDatabase(client.db(settings.mongo.db), { remove }).catch(async (error: unknown) => {
      throw await explainDatabaseError(error, settings);
    });
    const leftovers = await unlessAborted(pruning, signal);
    if (leftovers.length === 0) return `${database.describe}\n  nothing to remove`;
    return [database.describe, ...leftovers.map((leftover) => `  ${leftover}`), ...(remove ? [] : [hint])].join('\n');
  } finally {
    await client.close();
    await database.stop();
  }
}

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { yes: flag, 'no-settings': flag } }).values;
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
}

try {
  const { yes, 'no-settings': noEnvFile } = readOptions();
  process.stdout.write(`${await prune(yes, noEnvFile ? undefined : readEnvFile(), interruption())}\n`);
} catch (error) {
  reportFailure('The database could not be pruned', error);
}
