import { endWithGrace } from './end-with-grace.ts';
import { logger } from './logger.ts';
import { redactor } from './redact.ts';
import { secretsIn } from './secrets-in.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';
import { startServer } from './start-server.ts';

try {
  const settings = readSettings(process.env);
  const log = logger(settings.logLevel, secretsIn(settings));
  const starting = startServer(settings, log);
  endWithGrace(starting, log);
  const { told } = await starting;
  const width = Math.max(...told.map(([name]) => name.length));
  process.stdout.write(`Handbill is ready.\n${told.map(([name, line]) => `  ${name.padEnd(width)}  ${line}\n`).join('')}`);
} catch (error) {
  process.stderr.write(
    error instanceof StartRefused
      ? `${error.message}\n`
      : redactor()(`Handbill could not start: ${error instanceof Error ? error.stack : String(error)}\n`),
  );
  process.exitCode = 1;
}
