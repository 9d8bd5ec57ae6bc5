// Logs at the given level, and ends in the given way.
import { processLog } from '../src/log/logger.ts';

const [level = '', end = ''] = process.argv.slice(2);
const log = await processLog('info');
log.info('Before');
if (level === 'error') log.error('Failed');
if (end === 'kill') process.kill(process.pid, 'SIGKILL');
else if (end === 'exit') process.exit(0);
else setInterval(() => undefined, 60_000);
