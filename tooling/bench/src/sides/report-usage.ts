// Loaded before each server: says what the process has used, whenever it is asked.
export interface Usage {
  /** Of all its threads, in microseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: user + system, rss: process.memoryUsage.rss() };
  process.send?.(usage);
});
process.channel?.unref();
