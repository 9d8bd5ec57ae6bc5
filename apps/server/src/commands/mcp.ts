import { bridge } from '@handbill/mcp/stdio';
import { StartupError } from '../log/startup-error.ts';
import { handbillAlone } from '../settings/installation.ts';
import { readCommandOptions, type Command } from './command.ts';

const usualUrl = 'http://127.0.0.1:3000';

// npm itself prints a line otherwise, which is no message.
const help = `Usage: ${handbillAlone} mcp

Hands messages of the Model Context Protocol on between a host that starts it (standard input and output) and /mcp of a server.
It reads no settings but these two:

HANDBILL_URL   the server, ${usualUrl} when left out
HANDBILL_KEY   a key with the scopes that the agent shall have
`;

async function run(args: readonly string[]): Promise<void> {
  readCommandOptions('mcp', args, {});
  const { HANDBILL_URL: url = usualUrl, HANDBILL_KEY: key } = process.env;
  if (!key) throw new StartupError('Set HANDBILL_KEY to a key with the scopes that the agent shall have.');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new StartupError('HANDBILL_URL must begin with http:// or https://.');
  await bridge({ url, key, input: process.stdin, write: (line) => process.stdout.write(`${line}\n`) });
}

export const mcp: Command = {
  failure: 'No messages are handed on',
  help,
  run,
};
