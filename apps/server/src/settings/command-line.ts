import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '../log/startup-error.ts';
import { startCommand, usualEnvFile } from './installation.ts';
import { nearestName } from './nearest-name.ts';
import { shownVariables } from './variables.ts';

const options = {
  port: { type: 'string', value: '<number>', what: 'the port to listen on, in place of PORT' },
  host: { type: 'string', value: '<address>', what: 'the address to listen on, in place of HOST' },
  data: { type: 'string', value: '<folder>', what: 'the data folder, in place of HANDBILL_DATA' },
  settings: { type: 'string', value: '<file>', what: `reads settings from this file instead of ${basename(usualEnvFile)}` },
  'no-settings': { type: 'boolean', value: '', what: 'reads settings from the environment only' },
  version: { type: 'boolean', value: '', what: 'shows which version and commit this is' },
  help: { type: 'boolean', value: '', what: 'shows this' },
} as const;

const optionNames = Object.keys(options);

export interface CommandLine {
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  /** The variables that it replaces. */
  readonly variables: Readonly<Record<string, string>>;
  /** `false` reads none, `undefined` the usual one. */
  readonly envFile: string | false | undefined;
}

const hint = `${startCommand} --help shows all.`;

function parsed(args: readonly string[]) {
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new StartupError(`The start takes no argument ${JSON.stringify(token.value)}. ${hint}`);
    if (token.kind !== 'option') continue;
    if (!optionNames.includes(token.name)) {
      const meant = nearestName(token.name, optionNames);
      throw new StartupError(`The start has no option ${token.rawName}${meant === undefined ? '.' : `: did you mean --${meant}?`} ${hint}`);
    }
  }
  return values;
}

/** Reads what follows `npm start --`. Throws a `StartupError` in a sentence. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const values = parsed(args);
  const textOf = (name: keyof typeof options): string | undefined => {
    const value = values[name];
    if (value === true || value === '')
      throw new StartupError(`The option --${name} needs a value: --${name} ${options[name].value}. ${hint}`);
    return typeof value === 'string' ? value : undefined;
  };
  const variables = { PORT: textOf('port'), HOST: textOf('host'), HANDBILL_DATA: textOf('data') };
  return {
    isHelp: values.help === true,
    isVersion: values.version === true,
    variables: Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    envFile: values['no-settings'] === true ? false : textOf('settings'),
  };
}

/** What `--help` prints. */
export function commandLineHelp(): string {
  const lines = Object.entries(options).map(([name, { value, what }]) => `  ${`--${name} ${value}`.padEnd(20)}  ${what}`);
  return [
    `Usage: ${startCommand} [options]`,
    '',
    ...lines,
    '',
    `Everything else is set by environment variables, or in ${usualEnvFile}; docs/operations/settings.md says what they mean:`,
    ...shownVariables.map((name) => `  ${name}`),
    '',
  ].join('\n');
}
