import { parseArgs } from 'node:util';
import { pruneDatabase } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import { databaseRefusal } from './database-refusal.ts';
import { logger } from './logger.ts';
import { redactor } from './redact.ts';
import { secretsIn } from './secrets-in.ts';
import { readSettings } from './settings.ts';
import { startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';

/** The command that removes from the database what only earlier versions needed: it tells what that is, and with `--yes` it does it. */
async function prune(remove: boolean): Promise<string> {
  const settings = readSettings(process.env);
  const database = await startDatabase(settings, logger('warn', secretsIn(settings)));
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const leftovers = await pruneDatabase(client.db(settings.mongo.db), { remove }).catch(async (error: unknown) => {
      throw await databaseRefusal(error, settings);
    });
    const told = [database.describe, ...(leftovers.length > 0 ? leftovers.map((what) => `  ${what}`) : ['  nothing to remove'])];
    if (leftovers.length > 0 && !remove)
      told.push('Nothing was changed. When no server of an earlier version runs any more: npm run prune-database -- --yes');
    return told.join('\n');
  } finally {
    await client.close();
    await database.stop();
  }
}

function isToRemove(): boolean {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values.yes;
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : String(error));
  }
}

try {
  process.stdout.write(`${await prune(isToRemove())}\n`);
} catch (error) {
  process.stderr.write(
    error instanceof StartRefused
      ? `${error.message}\n`
      : redactor()(`The database could not be pruned: ${error instanceof Error ? error.stack : String(error)}\n`),
  );
  process.exitCode = 1;
}
