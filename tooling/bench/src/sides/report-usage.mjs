// Loaded before each server: says how much the process has used, whenever it is asked. Plain JavaScript, so that no server loads a compiler for it.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Only where it is asked for: it has a timer of its own. */
let loop;
process.on('message', (asked) => {
  if (asked.watchLoop) {
    loop = monitorEventLoopDelay({ resolution: 10 });
    loop.enable();
  }
  const { user, system } = process.cpuUsage();
  const late = (percentile) => Math.max(0, loop.percentile(percentile) / 1e6 - 10);
  const loopDelay = loop === undefined ? undefined : { p50: late(50), p99: late(99) };
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss(), loopDelay });
});
process.channel?.unref();
