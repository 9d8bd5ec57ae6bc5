// Loaded before each server: says what the process has used, whenever it is asked. Plain JavaScript, so that no server loads a compiler for it.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() });
});
process.channel?.unref();

// A process that a signal ends writes no profile.
process.on('SIGTERM', () => {
  if (process.listenerCount('SIGTERM') === 1) process.exit();
});
