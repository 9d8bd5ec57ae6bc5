import { Option, type Command } from 'commander';
import { kebab, type Field, type OperationRow } from '../table/operation-row.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** Flags that say how a call is made and shown. A field of such a name has another flag. */
const ownFlags = [
  'all',
  'body',
  'clear',
  'help',
  'idempotency-key',
  'if-match',
  'json',
  'on-behalf-of',
  'profile',
  'save',
  'server',
  'yes',
];

/** The flag of a field: `--target-audience`, of a member `--target-audience.locations`. */
export function flagOf(path: readonly string[]): string {
  const name = path.map(kebab).join('.');
  return ownFlags.includes(name) ? `--field.${name}` : `--${name}`;
}

/** The fields that are flags: all but those in the path. */
export const flagFields = ({ fields, words }: Pick<OperationRow, 'fields' | 'words'>): Field[] =>
  fields.filter(({ name }) => !words.includes(name));

const placeholders: Readonly<Record<Field['kind'], string>> = { text: '<text>', number: '<number>', boolean: '', json: '<json>' };

/** The part of a description that fits into a list of flags. */
const firstSentence = (text: string): string => text.split(/(?<=\.) |; |\n/)[0] ?? '';

function describe({ description, choices, isList, isRequired }: Field): string {
  const few = choices.length > 0 && choices.length <= 12 && !choices.some((choice) => description.includes(`\`${choice}\``));
  const notes = [
    ...(few ? [choices.join(', ')] : []),
    ...(isList ? ['may be repeated'] : []),
    ...(isRequired === true ? ['required'] : []),
    ...(Array.isArray(isRequired) ? [`required for ${isRequired.join(', ')}`] : []),
  ];
  return [firstSentence(description).replaceAll('`', ''), ...(notes.length === 0 ? [] : [`(${notes.join('; ')})`])].join(' ');
}

/** The value as the call takes it. Text that is no number stays as it is: the server says so, with all other faults. */
export function valueOf({ kind }: Pick<Field, 'kind'>, text: string, flag: string): unknown {
  if (kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${flag} is no JSON.`);
  }
}

/** Puts a value where a path leads, into an object that its own flags may have begun. */
function put(input: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown, isList: boolean): void {
  if (rest.length > 0) {
    const known = input[name];
    const inner = isPlainObject(known) ? known : {};
    input[name] = inner;
    put(inner, rest, value, isList);
  } else if (isList) input[name] = [...(Array.isArray(input[name]) ? input[name] : []), value];
  else input[name] = value;
}

/** Adds a flag for each field; its values are put into `input`. */
export function addFlags(command: Command, fields: readonly Field[], input: Record<string, unknown>, above: readonly string[] = []): void {
  for (const field of fields) {
    const path = [...above, field.name];
    const flag = flagOf(path);
    if (field.kind === 'boolean' && !field.isList) {
      command.addOption(new Option(flag, describe(field)));
      command.addOption(new Option(`--no-${flag.slice(2)}`).hideHelp());
      for (const [event, value] of [
        [flag.slice(2), true],
        [`no-${flag.slice(2)}`, false],
      ] as const)
        command.on(`option:${event}`, () => put(input, path, value, false));
    } else {
      const option = new Option(`${flag} ${placeholders[field.kind] || '<true|false>'}`, describe(field));
      command.addOption(option.argParser((text: string) => put(input, path, valueOf(field, text, flag), field.isList)));
    }
    addFlags(command, field.members, input, path);
  }
}

/** The flag, or the word, that a JSON Pointer of a problem is about; the pointer itself where no flag is. */
export function flagAt(pointer: string, { fields, words }: Pick<OperationRow, 'fields' | 'words'>): string {
  const [name = '', member = '', ...rest] = pointer.split('/').slice(1);
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return pointer || '/';
  if (words.includes(name)) return `<${name}>`;
  const inner = field.members.some((one) => one.name === member);
  const isWhole = inner ? rest.length === 0 : member === '';
  return `${flagOf(inner ? [name, member] : [name])}${isWhole ? '' : ` (${pointer})`}`;
}
