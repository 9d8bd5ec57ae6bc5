// The server as users run it, but for its lease, so that texts of a killed one are taken over within seconds. It is
// long enough for a busy machine: a server that lives loses no text.
import { processLog } from '../../apps/server/src/log/logger.ts';
import { secretsIn } from '../../apps/server/src/settings/secrets-in.ts';
import { readSettings } from '../../apps/server/src/settings/settings.ts';
import { startServer } from '../../apps/server/src/start/start-server.ts';
import { stopGracefully } from '../../apps/server/src/stop/stop-gracefully.ts';
import { defaultTimings } from '../../apps/server/src/settings/timings.ts';

const settings = readSettings(process.env);
const log = await processLog('warn', secretsIn(settings));
const cancel = new AbortController();
const lease = Number(process.env['LEASE_ms'] ?? 8_000);
const starting = startServer(settings, log, { ...defaultTimings, lease, heartbeat: 1_000, sweep: 1_000 }, cancel.signal);
stopGracefully(starting, cancel, log);
const { url, firstCommand } = await starting;
process.stdout.write(`  REST  ${url}/v1\n\n${firstCommand}\n`);
