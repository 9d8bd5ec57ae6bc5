import { parseArgs } from 'node:util';
import { StartupError } from '../log/startup-error.ts';

/** What `handbill <name>` does, in a clone `npm run handbill -- <name>`. */
export interface Command {
  /** What it does, in a line of the list of commands. */
  readonly summary: string;
  /** What is said before an error that nobody expected. */
  readonly failure: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** As for a start: no `.env` is read. */
export const noSettings = '--no-settings';

/** Reads the arguments of a command that takes no others: whether no `.env` is read. Throws a `StartupError`. */
export function readNoSettings(args: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...args], options: { 'no-settings': { type: 'boolean', default: false } } }).values['no-settings'];
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
}
