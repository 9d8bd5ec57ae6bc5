import { parseArgs } from 'node:util';
import { pruneDatabase } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import { logger } from './logger.ts';
import { secretsIn } from './logger.ts';
import { readSettings } from './settings.ts';
import { explainDatabaseError, startDatabase } from './start-database.ts';
import { reportFailure, StartupError } from './startup-error.ts';

const hint = 'Nothing was changed. When no server of an earlier version is running any more: npm run prune-database -- --yes';

/** Lists what only earlier versions need in the database, and removes it if `remove` is set. */
async function prune(remove: boolean): Promise<string> {
  const settings = readSettings(process.env);
  const database = await startDatabase(settings, logger('warn', secretsIn(settings)));
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const leftovers = await pruneDatabase(client.db(settings.mongo.db), { remove }).catch(async (error: unknown) => {
      throw await explainDatabaseError(error, settings);
    });
    if (leftovers.length === 0) return `${database.describe}\n  nothing to remove`;
    return [database.describe, ...leftovers.map((leftover) => `  ${leftover}`), ...(remove ? [] : [hint])].join('\n');
  } finally {
    await client.close();
    await database.stop();
  }
}

function isConfirmed(): boolean {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values.yes;
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
}

try {
  process.stdout.write(`${await prune(isConfirmed())}\n`);
} catch (error) {
  reportFailure('The database could not be pruned', error);
}
