import { handbill } from '../settings/installation.ts';
import { optionLines, readOptions, type Options } from '../settings/read-options.ts';

/** A command: `handbill <name>`, in a clone `npm run handbill -- <name>`. */
export interface Command {
  /** Precedes an error that nobody expected. */
  readonly failure: string;
  /** Options besides those of all commands. */
  readonly options?: Options;
  /** The words that follow its name. */
  readonly words?: string;
  /** The text of `--help`, where that is more than the above. */
  readonly help?: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** As for a start: no `.env` is read. */
export const noSettings = '--no-settings';

const common = {
  data: { type: 'string', value: '<folder>', what: 'the data folder, in place of HANDBILL_DATA' },
  'no-settings': { type: 'boolean', what: 'reads settings from the environment only' },
} as const satisfies Options;

/** Reads the arguments of a command that are options alone. Throws a `UsageError`. */
export const readCommandOptions = <const Known extends Options>(name: string, args: readonly string[], options: Known) =>
  readOptions(args, { ...options, ...common }, `${handbill} ${name}`, name);

export function commandHelp(name: string, summary: string, { options = {}, words, help }: Command): string {
  if (help !== undefined) return help;
  const call = [handbill, name, ...(words === undefined ? [] : [words]), '[options]'].join(' ');
  return [`Usage: ${call}`, '', `It ${summary}.`, '', ...optionLines({ ...options, ...common }), ''].join('\n');
}
