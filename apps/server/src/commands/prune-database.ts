import { parseArgs } from 'node:util';
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
import { StartupError } from '../log/startup-error.ts';
import type { Command } from './command.ts';

const hint = `Nothing was changed. When no server of an earlier version is running any more: ${handbill} prune-database --yes`;

/** Lists what only earlier versions need in the database, and removes it if `remove` is set. */
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

function readOptions(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ args: [...args], options: { yes: flag, 'no-settings': flag } }).values;
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { yes, 'no-settings': noEnvFile } = readOptions(args);
  process.stdout.write(`${await prune(yes, noEnvFile ? undefined : readEnvFile(), interruption())}\n`);
}

export const pruneDatabase: Command = {
  summary: 'lists what only earlier versions need in the database; with --yes removes it',
  failure: 'The database could not be pruned',
  run,
};
