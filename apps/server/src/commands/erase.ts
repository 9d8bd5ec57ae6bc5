import { isActor } from '@handbill/contract';
import { eraseActor } from '@handbill/mongo';
import { quoted } from '@handbill/operations';
import { MongoClient } from 'mongodb';
import { openDatabase, explainDatabaseError } from '../database/start-database.ts';
import { processLog } from '../log/logger.ts';
import { UsageError } from '../log/startup-error.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import { readSettings } from '../settings/settings.ts';
import { handbill } from '../settings/installation.ts';
import { interruption } from '../stop/interruption.ts';
import { readCommandOptions, type Command } from './command.ts';

const options = {
  actor: { type: 'string', value: '<actor>', what: 'the person, as calls sent it as Handbill-Actor' },
} as const;

function readErasure(args: readonly string[]): { readonly actor: string; readonly envFile: string | undefined } {
  const { actor = '', 'no-settings': noEnvFile } = readCommandOptions('erase', args, options);
  if (isActor(actor)) return { actor, envFile: noEnvFile ? undefined : readEnvFile() };
  throw new UsageError(`--actor must be what calls sent as Handbill-Actor: ${handbill} erase --actor ann@example.com`);
}

async function run(args: readonly string[]): Promise<void> {
  const { actor, envFile } = readErasure(args);
  const settings = readSettings(process.env, envFile);
  const database = await openDatabase(settings, await processLog('warn', secretsIn(settings)), interruption());
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const changed = await eraseActor(client.db(settings.mongo.db), actor).catch(async (error: unknown) => {
      throw await explainDatabaseError(error, settings);
    });
    const lines = Array.from(changed, ([collection, count]) => `  ${collection}: ${count}`);
    process.stdout.write(
      `${[`${database.describe}: erased ${quoted(actor)}`, ...lines, ...(lines.length === 0 ? ['  nothing names it'] : [])].join('\n')}\n`,
    );
  } finally {
    await client.close();
    await database.stop();
  }
}

export const erase: Command = {
  failure: 'Nothing, or not all, was erased',
  options,
  run,
};
