// `npm run handbill -- <command>`: what operators run beside the server, or without one. A new command is a file in commands/ and a line here.
import { handbill, type Command } from './commands/command.ts';
import { costs } from './commands/costs/costs.ts';
import { doctor } from './commands/doctor/doctor.ts';
import { key } from './commands/key/key.ts';
import { WrongUsage } from './commands/key/wrong-usage.ts';
import { pruneDatabase } from './commands/prune-database.ts';
import { version } from './commands/version.ts';
import { reportFailure } from './log/startup-error.ts';

const commands = new Map<string, Command>([
  ['costs', costs],
  ['doctor', doctor],
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

const [name, ...args] = process.argv.slice(2);
const command = commands.get(name ?? '');
if (command !== undefined) {
  try {
    await command.run(args);
  } catch (error) {
    reportFailure(command.failure, error);
    // As is usual for a command that was called wrongly.
    if (error instanceof WrongUsage) process.exitCode = 2;
  }
} else if (name === undefined || name === '--help' || name === '-h') process.stdout.write(help);
else {
  process.stderr.write(`There is no command ${JSON.stringify(name)}.\n\n${help}`);
  process.exitCode = 2;
}
