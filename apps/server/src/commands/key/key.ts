import { quoted } from '@handbill/operations';
import { MongoError } from 'mongodb';
import { interruption } from '../../stop/interruption.ts';
import { noSettings, type Command } from '../command.ts';
import { inStorage } from '../in-database.ts';
import { readKeyCommand } from './read-key-command.ts';
import { runKeyCommand, type Output } from './run-key-command.ts';
import { keyCommandHelp } from './wrong-usage.ts';
import { explainDatabaseError } from '../../database/start-database.ts';
import { processSettings, type Settings } from '../../settings/settings.ts';
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

async function run(args: readonly string[]): Promise<void> {
  const now = new Date();
  const command = readKeyCommand(
    args.filter((arg) => arg !== noSettings),
    now,
  );
  const settings = processSettings(args.includes(noSettings));
  const working = inStorage(settings, interruption(), async (storage, { describe }) => {
    const found = await storage.workspace(command.workspace);
    if (found === null) throw new StartupError(missing(command.workspace, describe));
    const author = { workspaceId: found.workspace.id, keyId: null, actor: null, requestId: null };
    await runKeyCommand(command, storage.workspaceKeys(author), now, output);
  });
  await working.catch(async (error: unknown) => {
    throw await explain(error, settings);
  });
}

export const key: Command = {
  failure: 'The keys could not be reached',
  help: `${keyCommandHelp}\n`,
  run,
};
