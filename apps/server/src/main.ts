import { reportFailure } from './log/startup-error.ts';
import { runServer } from './start/run-server.ts';

try {
  await runServer(process.argv.slice(2));
} catch (error) {
  reportFailure('Handbill could not start', error);
}
