import { basename } from 'node:path';
import { startCommand, usualEnvFile } from './installation.ts';
import { optionLines, readOptions } from './read-options.ts';
import { shownVariables } from './variables.ts';

const options = {
  port: { type: 'string', value: '<number>', what: 'the port to listen on, in place of PORT' },
  host: { type: 'string', value: '<address>', what: 'the address to listen on, in place of HOST' },
  data: { type: 'string', value: '<folder>', what: 'the data folder, in place of HANDBILL_DATA' },
  settings: { type: 'string', value: '<file>', what: `reads settings from this file instead of ${basename(usualEnvFile)}` },
  'no-settings': { type: 'boolean', what: 'reads settings from the environment only' },
  version: { type: 'boolean', what: 'shows which version and commit this is' },
  help: { type: 'boolean', what: 'shows this' },
} as const;

export function readCommandLine(args: readonly string[]) {
  const values = readOptions(args, options, startCommand, 'The start');
  const variables = { PORT: values.port, HOST: values.host, HANDBILL_DATA: values.data };
  /** `false` reads none, `undefined` the usual one. */
  const envFile: string | false | undefined = values['no-settings'] ? false : values.settings;
  return {
    isHelp: values.help,
    isVersion: values.version,
    /** The variables that it replaces. */
    variables: Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    envFile,
  };
}

export type CommandLine = ReturnType<typeof readCommandLine>;

export function commandLineHelp(): string {
  return [
    `Usage: ${startCommand} [options]`,
    '',
    ...optionLines(options),
    '',
    `Everything else is set by environment variables, or in ${usualEnvFile}; docs/operations/settings.md says what they mean:`,
    ...shownVariables.map((name) => `  ${name}`),
    '',
  ].join('\n');
}
