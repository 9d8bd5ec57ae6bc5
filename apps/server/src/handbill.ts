// `npm run handbill -- <command>`, and `handbill` itself. A new command of operators is a file in commands/ and a line of registry/commands.ts.
import { firstWords, readTable, runCli } from '@handbill/cli';
import { commands } from './commands/registry/commands.ts';
import { handbill, isPacked } from './settings/installation.ts';
import { version } from './settings/version.ts';

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';
const given = process.argv.slice(2);
const isStart = isPacked && !isHelp(given[0]) && given[0]?.startsWith('-') !== false;
const [name, ...args] = isStart ? ['start', ...given] : given;
const asksFor = name === 'help' ? args.find((arg) => !arg.startsWith('-')) : name;

/** Whether a call of the API is meant, or the whole list; operators' commands are loaded for themselves. */
async function isOfCalls(): Promise<boolean> {
  return asksFor === undefined || isHelp(asksFor) || asksFor.startsWith('__') || firstWords(await readTable()).includes(asksFor);
}

if (await isOfCalls()) {
  const words = asksFor === undefined ? ['--help'] : name === 'help' ? [...args, '--help'] : [asksFor, ...args];
  const others = new Map([...commands].map(([each, { summary }]) => [each, summary]));
  process.exitCode = await runCli(words, { name: handbill, version, others });
} else {
  const { runCommand } = await import('./commands/registry/run-command.ts');
  await runCommand(asksFor ?? '', name === 'help' ? ['--help'] : args);
}
