import { parseArgs } from 'node:util';
import { noKeyLimits, Problem, Scope, type CreateKey, type Fault } from '@handbill/contract';
import { parseCreateKey, quoted } from '@handbill/operations';
import { Duration } from '../../settings/duration.ts';
import { expiryForm, scopeNames, WrongUsage } from './wrong-usage.ts';

export type KeyCommand =
  | (OfWorkspace & { readonly name: 'list' })
  | (OfWorkspace & { readonly name: 'create'; readonly fields: CreateKey })
  | (OfWorkspace & { readonly name: 'revoke'; readonly id: string; readonly withMade: boolean | undefined });

/** The id of a workspace; left out: the first one. */
interface OfWorkspace {
  readonly workspace: string | undefined;
}

const options = {
  create: ['name', 'scopes', 'expires', 'workspace'],
  list: ['workspace'],
  revoke: ['workspace', 'with-made'],
} as const;
type Named = keyof typeof options;

const isCommand = (name: string): name is Named => Object.hasOwn(options, name);

function parseWords(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const known = { name: text, scopes: text, expires: text, workspace: text, 'with-made': text };
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    // Node's advice after the first sentence is about arguments that begin with a dash.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new WrongUsage(
      `${quoted(sentence.replace(/\.$/, ''))}. The options are --name, --scopes, --expires, --workspace and --with-made.`,
    );
  }
}

type Flags = ReturnType<typeof parseWords>['values'];

/** A fault of a field in the words of its flag. */
function sentenceOf({ pointer, code, message }: Fault, scopes: readonly string[] = []): string {
  const [, field, index] = pointer.split('/');
  if (field === 'name') return code === 'required' ? '--name is missing: what people know the key by.' : `--name ${message}.`;
  if (field === 'expires_at') return `--expires ${code === 'not_in_future' ? message : `must be ${expiryForm}`}.`;
  if (scopes.length === 0) return `--scopes is missing: a comma list of ${scopeNames}.`;
  return index === undefined ? `--scopes ${message}.` : `--scopes: ${quoted(scopes[Number(index)] ?? '')} ${message}.`;
}

/** `15m` from now, or the text as it is. */
function expiryOf(text: string, now: Date): Date | string {
  const { data: milliseconds } = Duration.safeParse(text);
  return milliseconds === undefined ? text : new Date(now.getTime() + milliseconds);
}

/** A person who may run this may give any rights. */
const rights = { ...noKeyLimits, scopes: new Set(Scope.options) };

function readFields({ name, scopes: list, expires }: Flags, now: Date): CreateKey {
  const scopes = list?.split(',').flatMap((scope) => scope.trim() || []);
  const fields = { name, scopes, ...(expires !== undefined && { expires_at: expiryOf(expires.trim(), now) }) };
  try {
    return parseCreateKey({ fields, faults: { named: [], omitted: 0, isWhole: true } }, rights, now);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_request') throw error;
    const { errors } = (error as Problem<'invalid_request'>).members;
    throw new WrongUsage(...errors.map((fault) => sentenceOf(fault, scopes)));
  }
}

function readWithMade(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new WrongUsage('--with-made must be true or false.');
}

function readId(id: string | undefined): string {
  if (id === undefined) throw new WrongUsage('The id of the key is missing: list shows it.');
  if (!id.startsWith('key_')) throw new WrongUsage(`${quoted(id)} is not the id of a key. Ids begin with key_, and list shows them.`);
  return id;
}

/** Reads the arguments of `handbill key`. Throws `WrongUsage` that names everything wrong. */
export function readKeyCommand(args: readonly string[], now: Date): KeyCommand {
  const {
    values: flags,
    positionals: [command, ...words],
  } = parseWords(args);
  if (command === undefined) throw new WrongUsage('The command is missing: create, list or revoke.');
  if (!isCommand(command)) throw new WrongUsage(`There is no command ${quoted(command)}: create, list or revoke.`);
  const flag = Object.keys(flags).find((one) => !options[command].some((known) => known === one));
  if (flag !== undefined) throw new WrongUsage(`${command} has no option --${flag}.`);
  const surplus = words[command === 'revoke' ? 1 : 0];
  if (surplus !== undefined) throw new WrongUsage(`${command} does not take ${quoted(surplus)}.`);
  const { workspace } = flags;
  if (command === 'create') return { name: command, workspace, fields: readFields(flags, now) };
  if (command === 'list') return { name: command, workspace };
  return { name: command, workspace, id: readId(words[0]), withMade: readWithMade(flags['with-made']) };
}
