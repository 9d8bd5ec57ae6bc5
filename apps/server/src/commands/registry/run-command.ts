import { firstWords, readTable } from '@handbill/cli';
import { reportFailure, UsageError } from '../../log/startup-error.ts';
import { handbill } from '../../settings/installation.ts';
import { nearestName } from '../../settings/nearest-name.ts';
import { commandHelp } from '../command.ts';
import { commands } from './commands.ts';

/** Takes `--data <folder>` out of the arguments of any command. */
function takeDataFolder(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^--data(?:=|$)/.test(arg));
  if (at === -1) return args;
  const [, inline] = args[at]?.split(/=(.*)/) ?? [];
  const folder = inline ?? args[at + 1];
  if (!folder) throw new UsageError('--data needs the path of a folder.');
  process.env['HANDBILL_DATA'] = folder;
  return args.toSpliced(at, inline === undefined ? 2 : 1);
}

async function unknown(name: string): Promise<UsageError> {
  const meant = nearestName(name, [...commands.keys(), ...firstWords(await readTable())]);
  const guess = meant === undefined ? '.' : `: did you mean ${meant}?`;
  return new UsageError(`There is no command ${JSON.stringify(name)}${guess}\n\n${handbill} --help lists all.`);
}

export async function runCommand(name: string, args: readonly string[]): Promise<void> {
  const listed = commands.get(name);
  const command = await listed?.load();
  try {
    if (listed === undefined || command === undefined) throw await unknown(name);
    if (args.some((arg) => arg === '--help' || arg === '-h')) process.stdout.write(commandHelp(name, listed.summary, command));
    else await command.run(takeDataFolder(args));
  } catch (error) {
    reportFailure(command?.failure ?? '', error);
  }
}
