/** Whether npx, or `npm exec`, has started this process. */
export const isRunByNpx = (): boolean => process.env['npm_command'] === 'exec';

const interval_ms = 500;

/**
 * Stops this process as SIGTERM would when npx has ended. npx ends at a signal at once and hands it on to its shell alone: the server, and its
 * database, would go on at their ports.
 */
export function endWithNpx(): void {
  if (!isRunByNpx()) return;
  const { ppid: parent } = process;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval_ms).unref();
}
