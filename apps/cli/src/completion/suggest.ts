import { flagFields, flagOf } from '../calls/flags.ts';
import { commandOf, kebab, type Field, type OperationRow, type OperationTable } from '../table/operation-row.ts';

/** The commands that are no call of the table, with the call whose fields they take, by their words. */
const ownCommands: Readonly<Record<string, { readonly fieldsOf?: string; readonly flags?: readonly string[] }>> = {
  generate: { fieldsOf: 'content.generate', flags: ['--from', '--body', '--text', '--strict'] },
  check: { fieldsOf: 'content.check', flags: ['--strict'] },
  'content follow': { flags: ['--text', '--strict'] },
  'events tail': { flags: ['--type', '--after'] },
  'events listen': { flags: ['--type', '--after', '--forward-to', '--secret'] },
  'profiles list': {},
  'profiles add': { flags: ['--server'] },
  'profiles use': {},
  'profiles remove': {},
  'completion bash': {},
  'completion zsh': {},
  'completion fish': {},
};

const everywhere = ['--json', '--profile', '--server', '--help'];

const flagsOf = (fields: readonly Field[]): [string, Field][] =>
  fields.flatMap((field): [string, Field][] => [
    [flagOf([field.name]), field],
    ...field.members.map((member): [string, Field] => [flagOf([field.name, member.name]), member]),
  ]);

/** The words that may follow a command line; its last word is being typed, and may be empty. */
export function suggest({ rows }: OperationTable, words: readonly string[], others: readonly string[] = []): string[] {
  const [typed = '', ...before] = words.toReversed();
  const commands = [...rows.map((row) => commandOf(row).join(' ')), ...Object.keys(ownCommands), ...others];
  const given = before.toReversed();
  const line = given.filter((word) => !word.startsWith('-')).slice(0, 2);
  const command = [line.join(' '), line[0] ?? ''].find((one) => commands.includes(one));
  if (command === undefined) {
    const place = line.length;
    const next = commands
      .filter((one) => one.split(' ').slice(0, place).join(' ') === line.join(' '))
      .map((one) => one.split(' ')[place] ?? '');
    return [...new Set(next)].filter((word) => word !== '' && word.startsWith(typed)).toSorted();
  }
  const own = ownCommands[command];
  const row = rows.find((one: OperationRow) => (own === undefined ? commandOf(one).join(' ') === command : one.name === own.fieldsOf));
  const flags = row === undefined ? [] : flagsOf(own === undefined ? flagFields(row) : row.fields);
  const field = flags.find(([flag]) => flag === given.at(-1))?.[1];
  const values = field === undefined || field.kind === 'boolean' ? undefined : field.choices;
  const found = values ?? (typed.startsWith('-') ? [...flags.map(([flag]) => flag), ...(own?.flags ?? []), ...everywhere] : []);
  return [...new Set(found)].filter((one) => one.startsWith(typed)).toSorted();
}

/** The nouns and commands with which a line may begin. */
export const firstWords = ({ groups }: Pick<OperationTable, 'groups'>): string[] => [
  ...Object.keys(groups).map(kebab),
  ...new Set(Object.keys(ownCommands).map((command) => command.split(' ')[0] ?? '')),
];
