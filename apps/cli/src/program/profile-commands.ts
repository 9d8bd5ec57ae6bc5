import { Command } from 'commander';
import { answered } from '../calls/ask.ts';
import { print, say } from '../terminal/print.ts';
import { readText } from '../terminal/read-file.ts';
import { canAsk } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { readProfiles, serverAddress, writeProfiles } from '../profiles/profiles.ts';

const isKey = (key: string | undefined): boolean => /^[\x21-\x7e]{1,1000}$/.test(key?.trim() ?? '');

/** The key, which is never an argument: those are seen by every user of the machine. */
async function askKey(): Promise<string> {
  if (!canAsk()) return readText('-', 10_000).trim();
  const { password } = await import('@clack/prompts');
  return (await answered(password({ message: 'Its key', validate: (key) => (isKey(key) ? undefined : 'This is no key') }))).trim();
}

async function add(name: string, { server }: { readonly server: string }): Promise<void> {
  const url = serverAddress(server);
  const profiles = readProfiles();
  const key = await askKey();
  if (!isKey(key))
    throw new UsageError('The key is read from standard input, and there is none: handbill profiles add NAME --server URL < FILE');
  writeProfiles({ default: profiles.default ?? name, profiles: { ...profiles.profiles, [name]: { url, key } } });
  say(`Kept as ${name}${profiles.default === null ? ', and used from now on' : ''}.`);
}

function known(name: string): ReturnType<typeof readProfiles> {
  const all = readProfiles();
  if (!Object.hasOwn(all.profiles, name)) throw new UsageError(`There is no profile ${JSON.stringify(name)}.`);
  return all;
}

function remove(name: string): void {
  const { default: chosen, profiles } = known(name);
  const { [name]: _, ...others } = profiles;
  writeProfiles({ default: chosen === name ? null : chosen, profiles: others });
}

function list(flags: { readonly json?: boolean }): void {
  const { default: chosen, profiles } = readProfiles();
  print({ data: Object.entries(profiles).map(([name, { url }]) => ({ name, url, in_use: name === chosen })) }, flags);
}

/** `handbill profiles`: servers and their keys, in a file that only its owner reads. */
export function profilesCommand(): Command {
  const command = new Command('profiles')
    .description('Servers and their keys by name, in ~/.config/handbill.')
    .summary('servers and their keys by name');
  command.command('list').description('Lists the profiles, without their keys.').option('--json', 'as JSON').action(list);
  command
    .command('add <name>')
    .description('Keeps a server and its key, which is asked for or read from standard input.')
    .requiredOption('--server <url>', 'the address of the server')
    .action(add);
  command
    .command('use <name>')
    .description('Uses it where nothing says another.')
    .action((name: string) => writeProfiles({ ...known(name), default: name }));
  command.command('remove <name>').description('Forgets it and its key.').action(remove);
  return command;
}
