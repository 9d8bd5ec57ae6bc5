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
