import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@handbill/contract';
import { slownessOfMachine } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { installedProgram } from '../../server/testing/installed-program.ts';
import { bundled } from '../../server/testing/main-process.ts';
import { testServer } from '../../server/testing/test-server.ts';
import { suggest } from '../src/completion/suggest.ts';
import { deriveTable } from '../src/table/derive-table.ts';
import { Cli, testFolder } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));
const table = deriveTable(contract);

/** Milliseconds until a command has printed something. */
async function firstByte(...args: string[]): Promise<number> {
  const begun = performance.now();
  const child = cli.start(args);
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(performance.now() - begun));
    child.once('exit', () => reject(new Error(`${args.join(' ')} printed nothing`)));
  });
}

// The bars are of an idle machine; here others may have its cores, so the fastest of some tries counts.
it.each([
  ['--help', 150, ['--help']],
  ['a get', 300, ['me', 'get']],
])('begins to print %s within %i ms', async (_, limit, args) => {
  await expect.poll(() => firstByte(...args), { timeout: 30_000, interval: 1 }).toBeLessThan(limit * slownessOfMachine());
});

describe('completion', () => {
  it('knows nouns, verbs, flags and the values that a flag takes', () => {
    expect(suggest(table, ['cam'])).toEqual(['campaigns']);
    expect(suggest(table, ['ke'], ['key', 'doctor'])).toEqual(['key', 'keys']);
    expect(suggest(table, ['campaigns', 'p'])).toEqual(['pause']);
    expect(suggest(table, ['events', ''])).toEqual(['get', 'list', 'listen', 'tail']);
    expect(suggest(table, ['campaigns', 'create', '--target-audience.j'])).toEqual(['--target-audience.job-titles']);
    expect(suggest(table, ['campaigns', 'list', '--status', ''])).toEqual(['active', 'completed', 'draft', 'paused']);
    expect(suggest(table, ['generate', '--platform', 'b'])).toEqual(['bluesky']);
    expect(suggest(table, ['generate', '--fr'])).toEqual(['--from']);
    expect(suggest(table, ['campaigns', 'pause', ''])).toEqual([]);
    expect(suggest(table, ['nothing', ''])).toEqual([]);
  });

  const scripts = {
    bash: 'source "$1"; COMP_WORDS=(handbill campaigns list --status dr); COMP_CWORD=4; _handbill; echo "${COMPREPLY[@]}"',
    zsh: 'autoload -Uz compinit; compinit -u -D; source "$1"; compadd() { shift; echo "$@"; }; words=(handbill campaigns list --status dr); CURRENT=5; _handbill',
    fish: 'source $argv[1]; complete -C "handbill campaigns list --status dr"',
  };

  it.each(Object.entries(scripts))('completes in %s', async (name, script) => {
    const { code, out } = await cli.run(['completion', name]);
    expect([code, out]).toEqual([0, expect.stringContaining('handbill __complete')]);
    const program = installedProgram(name);
    // Not every machine has every shell.
    if (program === undefined) return;
    const folder = testFolder();
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/handbill'), `#!/bin/sh\nexec ${process.execPath} ${bundled('handbill')} "$@"\n`);
    chmodSync(join(folder, 'bin/handbill'), 0o755);
    writeFileSync(join(folder, 'script'), out);
    const env = { ...process.env, HOME: folder, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` };
    const file = join(folder, 'script');
    const args =
      name === 'bash'
        ? ['--norc', '-c', script, name, file]
        : name === 'zsh'
          ? ['-f', '-c', script, name, file]
          : ['-N', '-c', script, file];
    expect((await promisify(execFile)(program, args, { env })).stdout.trim()).toBe('draft');
  });
});
