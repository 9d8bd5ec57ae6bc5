import { MongoStorage } from '@handbill/mongo';
import { quoted } from '@handbill/operations';
import { MongoError } from 'mongodb';
import { interruption } from '../../stop/interruption.ts';
import { noSettings, type Command } from '../command.ts';
import { readKeyCommand, type KeyCommand } from './read-key-command.ts';
import { runKeyCommand, type Output } from './run-key-command.ts';
import { keyCommandHelp } from './wrong-usage.ts';
import { processLog } from '../../log/logger.ts';
import { secretsIn } from '../../settings/secrets-in.ts';
import { openDatabase, explainDatabaseError } from '../../database/start-database.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { readEnvFile } from '../../settings/env-file.ts';
import { StartupError } from '../../log/startup-error.ts';

const output: Output = {
  result: (text) => process.stdout.write(text),
  note: (line) => process.stderr.write(`${line}\n`),
};

/** A short command needs no stack where the database fails it. */
async function explain(error: unknown, settings: Settings): Promise<unknown> {
  const explained = await explainDatabaseError(error, settings);
  return explained instanceof MongoError ? new StartupError(`The database failed: ${explained.message}. Try again.`) : explained;
}

const missing = (workspace: string | undefined, database: string): string =>
  workspace === undefined
    ? `${database}: no server has started on it yet. Start one; it makes the first key.`
    : `${database}: there is no workspace ${quoted(workspace)}.`;

async function runOnDatabase(command: Exclude<KeyCommand, { name: 'help' }>, now: Date, envFile: string | undefined): Promise<void> {
  const settings = readSettings(process.env, envFile);
  const log = await processLog('warn', secretsIn(settings));
  const database = await openDatabase(settings, log, interruption());
  try {
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, { log });
    try {
      const found = await storage.workspace(command.workspace);
      if (found === null) throw new StartupError(missing(command.workspace, database.describe));
      const author = { workspaceId: found.workspace.id, keyId: null, actor: null, requestId: null };
      await runKeyCommand(command, storage.workspaceKeys(author), now, output);
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw await explain(error, settings);
  } finally {
    await database.stop();
  }
}

async function run(args: readonly string[]): Promise<void> {
  const now = new Date();
  const command = readKeyCommand(
    args.filter((arg) => arg !== noSettings),
    now,
  );
  if (command.name === 'help') output.result(`${keyCommandHelp}\n`);
  else await runOnDatabase(command, now, args.includes(noSettings) ? undefined : readEnvFile());
}

export const key: Command = {
  failure: 'The keys could not be reached',
  help: `${keyCommandHelp}\n`,
  run,
};
