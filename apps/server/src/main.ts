import { collectGarbage } from './collect-garbage.ts';
import { processLog, secretsIn } from './logger.ts';
import { readSettings } from './settings.ts';
import { commandLineHelp, readCommandLine, type CommandLine } from './settings/command-line.ts';
import { readEnvFile } from './settings/env-file.ts';
import { reportFailure } from './startup-error.ts';
import { startServer } from './start-server.ts';
import { version } from './version.ts';
import { stopGracefully } from './stop-gracefully.ts';
import { defaultTimings } from './timings.ts';

async function start({ variables, envFile }: CommandLine): Promise<string> {
  const file = envFile === false ? undefined : readEnvFile(envFile);
  const settings = readSettings({ ...process.env, ...variables }, file);
  const log = await processLog(settings.logLevel, secretsIn(settings));
  const cancel = new AbortController();
  const starting = startServer(settings, log, defaultTimings, cancel.signal);
  stopGracefully(starting, cancel, log);
  const { startupSummary, firstCommand } = await starting;
  // Before the first call, which would wait for it.
  await collectGarbage();
  const width = Math.max(...startupSummary.map(([name]) => name.length));
  const lines = startupSummary.map(([name, line]) => `  ${name.padEnd(width)}  ${line}`);
  return [`Handbill ${version} is ready.`, ...lines, '', firstCommand, ''].join('\n');
}

try {
  const commandLine = readCommandLine(process.argv.slice(2));
  if (commandLine.isVersion) process.stdout.write(`${version}\n`);
  else process.stdout.write(commandLine.isHelp ? commandLineHelp() : await start(commandLine));
} catch (error) {
  reportFailure('Handbill could not start', error);
}
