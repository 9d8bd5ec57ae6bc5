import { collectGarbage } from './collect-after-bursts.ts';
import { processLog } from '../log/logger.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import { rereadPrices } from '../settings/prices.ts';
import { readSettings } from '../settings/settings.ts';
import { commandLineHelp, readCommandLine, type CommandLine } from '../settings/command-line.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { startServer } from './start-server.ts';
import { version } from '../settings/version.ts';
import { endWithNpx } from '../stop/end-with-npx.ts';
import { stopGracefully } from '../stop/stop-gracefully.ts';
import { defaultTimings } from '../settings/timings.ts';

async function summaryOfStart({ variables, envFile }: CommandLine): Promise<string> {
  const file = envFile === false ? undefined : readEnvFile(envFile);
  const read = () => readSettings({ ...process.env, ...variables }, file);
  const settings = read();
  const log = await processLog(settings.logLevel, secretsIn(settings));
  const cancel = new AbortController();
  const starting = startServer(settings, log, defaultTimings, cancel.signal);
  // A terminal that is closed hangs up as well: its server ends with it.
  const isReread = 'HANDBILL_PRICES' in { ...process.env, ...variables } && !process.stdout.isTTY;
  stopGracefully(starting, cancel, log, isReread ? () => rereadPrices(settings, read, log) : undefined);
  endWithNpx();
  const { startupSummary, firstCommand, consoleLink } = await starting;
  // Never where a log keeps it.
  const link = process.stdout.isTTY ? await consoleLink() : null;
  // Before the first call, which would wait for it.
  await collectGarbage();
  const width = Math.max(...startupSummary.map(([name]) => name.length));
  const lines = startupSummary.map(([name, line]) => {
    const shown = name === 'Console' && link !== null ? `${link} signs in once, for 10 minutes` : line;
    return `  ${name.padEnd(width)}  ${shown}`;
  });
  return [`Handbill ${version} is ready.`, ...lines, '', firstCommand, ''].join('\n');
}

export async function runServer(args: readonly string[]): Promise<void> {
  const commandLine = readCommandLine(args);
  if (commandLine.isVersion) process.stdout.write(`${version}\n`);
  else process.stdout.write(commandLine.isHelp ? commandLineHelp() : await summaryOfStart(commandLine));
}
