// `npm run handbill -- <command>`, and `handbill` itself. A new command is a file in commands/ and a line of registry/commands.ts.
import { commandHelp } from './commands/command.ts';
import { commands } from './commands/registry/commands.ts';
import { reportFailure, UsageError } from './log/startup-error.ts';
import { handbill, isPacked } from './settings/installation.ts';
import { nearestName } from './settings/nearest-name.ts';

const width = Math.max(...[...commands.keys()].map((name) => name.length));
const help = [
  `Usage: ${handbill} <command> [options]`,
  '',
  ...[...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
  '',
  `${handbill} <command> --help says more of one.`,
  '',
].join('\n');

/** Takes `--data <folder>` out of the arguments of any command. */
function takeDataFolder(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^--data(?:=|$)/.test(arg));
  if (at === -1) return args;
  const [, inOne] = args[at]?.split(/=(.*)/) ?? [];
  const folder = inOne ?? args[at + 1];
  if (!folder) throw new UsageError('--data needs the path of a folder.');
  process.env['HANDBILL_DATA'] = folder;
  return args.toSpliced(at, inOne === undefined ? 2 : 1);
}

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

async function run(name: string, args: readonly string[]): Promise<void> {
  const command = commands.get(name);
  if (command === undefined) {
    const meant = nearestName(name, [...commands.keys()]);
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}${meant === undefined ? '.' : `: did you mean ${meant}?`}\n\n${help.trimEnd()}`,
    );
  }
  if (args.some(isHelp)) process.stdout.write(commandHelp(name, command));
  else await command.run(takeDataFolder(args));
}

const given = process.argv.slice(2);
const isStart = isPacked && !isHelp(given[0]) && given[0]?.startsWith('-') !== false;
const [name, ...args] = isStart ? ['start', ...given] : given;
const asksFor = name === 'help' ? args.find((arg) => !arg.startsWith('-')) : name;
try {
  if (asksFor === undefined || isHelp(name)) process.stdout.write(help);
  else await run(asksFor, name === 'help' ? ['--help'] : args);
} catch (error) {
  reportFailure(commands.get(asksFor ?? '')?.failure ?? '', error);
}
