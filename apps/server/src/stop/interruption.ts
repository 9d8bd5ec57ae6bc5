import { StartCancelled } from '../log/startup-error.ts';

/** Is aborted by Ctrl-C: a short command then stops the database that it has started, and ends with the exit code that shells expect. */
export function interruption(): AbortSignal {
  const cancel = new AbortController();
  process.once('SIGINT', () => {
    process.exitCode = 130;
    cancel.abort(new StartCancelled());
  });
  return cancel.signal;
}
