// A server whose database is lost, once it runs: says when it is stopped.
import { endWithGrace } from '../src/end-with-grace.ts';
import { logger } from '../src/logger.ts';

const lost = Promise.resolve(new Error('Another program has taken its port.'));
const stop = async (): Promise<void> => {
  process.stdout.write('stopped\n');
};
endWithGrace(Promise.resolve({ url: 'http://127.0.0.1:1', told: [], stop, lost }), logger('info'));
setInterval(() => undefined, 60_000);
