// `handbill` where no server is: the calls alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './program/run-cli.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { readonly version: string };
process.exitCode = await runCli(process.argv.slice(2), { version });
