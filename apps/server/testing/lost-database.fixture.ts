// A running server whose database is lost: prints when it is stopped.
import { processLog } from '../src/log/logger.ts';
import { stopGracefully } from '../src/stop/stop-gracefully.ts';

const lost = Promise.resolve(new Error('Another program has taken its port.'));
const stop = async (): Promise<void> => {
  process.stdout.write('stopped\n');
};
stopGracefully(
  Promise.resolve({ url: 'http://127.0.0.1:1', startupSummary: [], firstCommand: '', stop, lost }),
  new AbortController(),
  await processLog('info'),
);
setInterval(() => undefined, 60_000);
