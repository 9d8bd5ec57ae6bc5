import { parseArgs } from 'node:util';
import { UsageError } from '../log/startup-error.ts';
import { nearestName } from './nearest-name.ts';

/** The options of a command by name: with a `value`, `--name <value>`. */
export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly value?: string; readonly what: string }>>;

type Values<Known extends Options> = {
  readonly [Name in keyof Known]: Known[Name]['type'] extends 'boolean' ? boolean : string | undefined;
};

/** Reads arguments that are options alone. Refusals begin with `subject`. Throws a `UsageError` in a sentence. */
export function readOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
  command: string,
  subject = command,
): Values<Known> {
  const hint = `${command} --help shows all.`;
  const names = Object.keys(options);
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`${subject} takes no argument ${JSON.stringify(token.value)}. ${hint}`);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) {
      const meant = nearestName(token.name, names);
      throw new UsageError(`${subject} has no option ${token.rawName}${meant === undefined ? '.' : `: did you mean --${meant}?`} ${hint}`);
    }
    if (option.type === 'string' && !token.value)
      throw new UsageError(`The option --${token.name} needs a value: --${token.name} ${option.value}. ${hint}`);
    if (option.type === 'boolean' && token.value !== undefined) throw new UsageError(`The option --${token.name} takes no value. ${hint}`);
  }
  const read = Object.entries(options).map(([name, { type }]) => [name, type === 'boolean' ? values[name] === true : values[name]]);
  return Object.fromEntries(read) as Values<Known>;
}

export function optionLines(options: Options): string[] {
  const named = Object.entries(options).map(
    ([name, { value, what }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, what] as const,
  );
  const width = Math.max(...named.map(([name]) => name.length));
  return named.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
}
