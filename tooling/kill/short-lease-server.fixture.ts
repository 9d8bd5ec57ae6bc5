// The server as users run it, but for its lease, so that what a killed one has left is taken over within seconds. It is
// long enough for a busy machine: a server that lives loses no text.
import { processLog, secretsIn } from '../../apps/server/src/logger.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { stopGracefully } from '../../apps/server/src/stop-gracefully.ts';
import { defaultTimings } from '../../apps/server/src/timings.ts';

const settings = readSettings(process.env);
const log = await processLog('warn', secretsIn(settings));
const cancel = new AbortController();
const starting = startServer(settings, log, { ...defaultTimings, lease: 8_000, heartbeat: 1_000, sweep: 1_000 }, cancel.signal);
stopGracefully(starting, cancel, log);
const { url, firstCommand } = await starting;
process.stdout.write(`  REST  ${url}/v1\n\n${firstCommand}\n`);
