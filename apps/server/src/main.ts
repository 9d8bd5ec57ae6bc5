import closeWithGrace from 'close-with-grace';
import { logger } from './logger.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';
import { startServer } from './start-server.ts';

try {
  const settings = readSettings(process.env);
  const log = logger(settings.logLevel);
  const server = await startServer(settings, log);
  closeWithGrace({ delay: 20_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'Stopping after a defect');
    await server.stop();
  });
  const width = Math.max(...server.told.map(([name]) => name.length));
  process.stdout.write(`Handbill is ready.\n${server.told.map(([name, line]) => `  ${name.padEnd(width)}  ${line}\n`).join('')}`);
} catch (error) {
  process.stderr.write(
    error instanceof StartRefused
      ? `${error.message}\n`
      : `Handbill could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
