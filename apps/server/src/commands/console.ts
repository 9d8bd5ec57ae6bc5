import { askForLink } from '../console/link-socket.ts';
import { StartupError } from '../log/startup-error.ts';
import { startCommand } from '../settings/installation.ts';
import { processSettings } from '../settings/settings.ts';
import { readCommandOptions, type Command } from './command.ts';

async function run(args: readonly string[]): Promise<void> {
  const { 'no-settings': noEnvFile } = readCommandOptions('console', args, {});
  const { data, console: isOn } = processSettings(noEnvFile);
  if (!isOn) throw new StartupError('HANDBILL_CONSOLE is off.');
  const link = await askForLink(data);
  if (link === null)
    throw new StartupError(
      `No server that gives links runs on the data folder ${data}. Start one with ${startCommand}; one whose HOST lets other machines in gives none: sign in there with a key.`,
    );
  if (link === '') throw new StartupError(`admin.key in ${data} has no key that the database takes: sign in with a key.`);
  process.stderr.write('It signs in once, for 10 minutes:\n');
  process.stdout.write(`${link}\n`);
}

export const console: Command = {
  failure: 'No link could be made',
  run,
};
