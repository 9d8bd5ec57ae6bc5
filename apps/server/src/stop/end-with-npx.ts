/** Whether npx, or `npm exec`, has started this process. */
export const isRunByNpx = (): boolean => process.env['npm_command'] === 'exec';

const interval_ms = 500;

/** Stops this process when npx has ended: at a signal npx ends at once, and the server would go on at its port. */
export function endWithNpx(): void {
  if (!isRunByNpx()) return;
  const { ppid: parent } = process;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval_ms).unref();
}
