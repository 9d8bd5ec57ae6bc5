import { unlessAborted } from '@handbill/embedded-mongo';
import { pruneDatabase as pruneStored } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import { interruption } from '../stop/interruption.ts';
import { processLog } from '../log/logger.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import { readSettings } from '../settings/settings.ts';
import { handbill } from '../settings/installation.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { explainDatabaseError, startDatabase } from '../database/start-database.ts';
import { readCommandOptions, type Command } from './command.ts';

const hint = `Nothing was changed. When no server of an earlier version is running any more: ${handbill} prune-database --yes`;

async function prune(remove: boolean, envFile: string | undefined, signal: AbortSignal): Promise<string> {
  const settings = readSettings(process.env, envFile);
  const database = await startDatabase(settings, await processLog('warn', secretsIn(settings)), signal);
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const pruning = pruneStored(client.db(settings.mongo.db), { remove }).catch(async (error: unknown) => {
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

const options = {
  yes: { type: 'boolean', what: 'removes it; without, it is only listed' },
} as const;

async function run(args: readonly string[]): Promise<void> {
  const { yes, 'no-settings': noEnvFile } = readCommandOptions('prune-database', args, options);
  process.stdout.write(`${await prune(yes, noEnvFile ? undefined : readEnvFile(), interruption())}\n`);
}

export const pruneDatabase: Command = {
  failure: 'The database could not be pruned',
  options,
  run,
};
