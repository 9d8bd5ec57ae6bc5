// `npm run handbill -- <command>`, and `handbill` itself: what operators run beside the server, or without one. A new command is a file in commands/
// and a line here.
import type { Command } from './commands/command.ts';
import { costs } from './commands/costs/costs.ts';
import { doctor } from './commands/doctor/doctor.ts';
import { erase } from './commands/erase.ts';
import { key } from './commands/key/key.ts';
import { WrongUsage } from './commands/key/wrong-usage.ts';
import { pruneDatabase } from './commands/prune-database.ts';
import { version } from './commands/version.ts';
import { reportFailure, StartupError } from './log/startup-error.ts';
import { handbill, isPacked } from './settings/installation.ts';

const start: Command = {
  summary: 'starts the server, as handbill alone does; start --help shows its options',
  failure: 'Handbill could not start',
  // Loaded when it is called, since the other commands need little of it.
  run: async (args) => (await import('./start/run-server.ts')).runServer(args),
};

const commands = new Map<string, Command>([
  ...(isPacked ? [['start', start] as const] : []),
  ['costs', costs],
  ['doctor', doctor],
  ['erase', erase],
  ['key', key],
  ['prune-database', pruneDatabase],
  ['version', version],
]);

const width = Math.max(...[...commands.keys()].map((name) => name.length));
const help = [
  `Usage: ${handbill} <command> [options]`,
  '',
  ...[...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
  '',
].join('\n');

/** Takes `--data <folder>` out of the arguments of any command. */
function takeDataFolder(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^--data(?:=|$)/.test(arg));
  if (at === -1) return args;
  const [, inOne] = args[at]?.split(/=(.*)/) ?? [];
  const folder = inOne ?? args[at + 1];
  if (!folder) throw new StartupError('--data needs the path of a folder.');
  process.env['HANDBILL_DATA'] = folder;
  return args.toSpliced(at, inOne === undefined ? 2 : 1);
}

const given = process.argv.slice(2);
const isHelp = given[0] === '--help' || given[0] === '-h';
const isStart = isPacked && !isHelp && given[0]?.startsWith('-') !== false;
const [name, ...args] = isStart ? ['start', ...given] : given;
const command = commands.get(name ?? '');
if (command !== undefined) {
  try {
    await command.run(takeDataFolder(args));
  } catch (error) {
    reportFailure(command.failure, error);
    // As is usual for a command that was called wrongly.
    if (error instanceof WrongUsage) process.exitCode = 2;
  }
} else if (name === undefined || isHelp) process.stdout.write(help);
else {
  process.stderr.write(`There is no command ${JSON.stringify(name)}.\n\n${help}`);
  process.exitCode = 2;
}
