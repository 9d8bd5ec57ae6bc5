// `npm run dev`: the server from its sources, started again at each change. Its database keeps running meanwhile, so that a restart
// takes less than a second. Options are those of `npm start`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { processLog } from '../../apps/server/src/log/logger.ts';
import { secretsIn } from '../../apps/server/src/settings/secrets-in.ts';
import { readSettings } from '../../apps/server/src/settings/settings.ts';
import { commandLineHelp, readCommandLine } from '../../apps/server/src/settings/command-line.ts';
import { readEnvFile } from '../../apps/server/src/settings/env-file.ts';
import { startDatabase } from '../../apps/server/src/database/start-database.ts';
import { reportFailure, StartCancelled } from '../../apps/server/src/log/startup-error.ts';
import { root } from '../architecture/source-files.ts';

const args = process.argv.slice(2);
const cancel = new AbortController();
let [server, page]: (ChildProcess | undefined)[] = [];
let exitCode = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    exitCode = 128 + constants.signals[signal];
    cancel.abort(new StartCancelled());
    // Ctrl-C reaches it anyway, and a second one is no request to hurry.
    server?.kill(signal);
  });

async function develop(): Promise<void> {
  const { isHelp, variables, envFile } = readCommandLine(args);
  if (isHelp) return void process.stdout.write(commandLineHelp().replace('npm start', 'npm run dev'));
  const settings = readSettings({ ...process.env, ...variables }, envFile === false ? undefined : readEnvFile(envFile));
  const database = await startDatabase(settings, await processLog('info', secretsIn(settings)), cancel.signal);
  try {
    const watch = ['--watch', '--watch-preserve-output', '--conditions=@handbill/source'];
    const env = { ...process.env, MONGODB_URI: database.uri };
    server = spawn(process.execPath, [...watch, join(root, 'apps/server/src/main.ts'), ...args], { env, stdio: 'inherit' });
    // The console with reload, on a port of its own; its calls go to this server.
    if (settings.console && settings.port !== 0) {
      const vite = join(root, 'apps/console/node_modules/vite/bin/vite.js');
      const target = { ...process.env, HANDBILL_URL: `http://127.0.0.1:${settings.port}` };
      page = spawn(process.execPath, [vite, join(root, 'apps/console'), '--clearScreen', 'false'], { env: target, stdio: 'inherit' });
    }
    if (cancel.signal.aborted) server.kill('SIGINT');
    await once(server, 'exit');
  } finally {
    page?.kill();
    await database.stop();
  }
}

try {
  await develop();
  process.exitCode ||= exitCode;
} catch (error) {
  reportFailure('Handbill could not start', error);
  process.exitCode = exitCode || 1;
}
