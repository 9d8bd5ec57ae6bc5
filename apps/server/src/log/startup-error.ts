import { redactor } from './logger.ts';

/** A start that failed for a reason the user can fix: the message is printed alone, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The program was called in a way that it does not know. It ends with 2, as is usual for that. */
export class UsageError extends StartupError {}

/** Why a start ended that the user cancelled. */
export class StartCancelled extends Error {
  override readonly name = 'StartCancelled';
}

/** Prints why a command failed, with the stack of an unexpected error, and sets the exit code. */
export function reportFailure(summary: string, error: unknown): void {
  // The user knows why.
  if (error instanceof StartCancelled) return;
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : redactor()(`${summary}: ${stack}\n`));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
