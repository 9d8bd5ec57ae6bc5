import { parseArgs } from 'node:util';
import { StartupError } from '../log/startup-error.ts';

/** What `npm run handbill -- <name>` does. */
export interface Command {
  /** What it does, in a line of the list of commands. */
  readonly summary: string;
  /** What is said before an error that nobody expected. */
  readonly failure: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** How commands are called, before the name of one. */
export const handbill = 'npm run handbill --';
/** The same where the output is to be that of the command alone. */
export const handbillAlone = 'npm run --silent handbill --';

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
