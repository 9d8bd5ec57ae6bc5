import { logger } from './logger.ts';
import { secretsIn } from './logger.ts';
import { readSettings } from './settings.ts';
import { reportFailure } from './startup-error.ts';
import { startServer } from './start-server.ts';
import { stopGracefully } from './stop-gracefully.ts';

try {
  const settings = readSettings(process.env);
  const log = logger(settings.logLevel, secretsIn(settings));
  const starting = startServer(settings, log);
  stopGracefully(starting, log);
  const { startupSummary } = await starting;
  const width = Math.max(...startupSummary.map(([name]) => name.length));
  process.stdout.write(`Handbill is ready.\n${startupSummary.map(([name, line]) => `  ${name.padEnd(width)}  ${line}\n`).join('')}`);
} catch (error) {
  reportFailure('Handbill could not start', error);
}
