import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@handbill/contract';
import { slownessOfMachine } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { installedProgram } from '../../server/testing/installed-program.ts';
import { bundled, shell } from '../../server/testing/main-process.ts';
import { testServer } from '../../server/testing/test-server.ts';
import { suggest } from '../src/completion/suggest.ts';
import { deriveTable } from '../src/table/derive-table.ts';
import { Cli, testFolder } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));
const table = deriveTable(contract);

const usage = `
import resource, subprocess, sys
ended = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(ended.returncode, (used.ru_utime + used.ru_stime) * 1000)
`;

/** Milliseconds that a command works: an idle machine shows its first byte within them; the work of others meanwhile is not in them. */
async function workOf(...args: string[]): Promise<number> {
  const env = { ...shell, HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey, XDG_CONFIG_HOME: '/nonexistent' };
  const { stdout } = await promisify(execFile)('python3', ['-c', usage, process.execPath, bundled('handbill'), ...args], { env });
  const [code, work] = stdout.trim().split(' ').map(Number);
  expect(code).toBe(0);
  return work ?? Number.NaN;
}

// Of some tries, since the first one compiles, and busy cores make each a little longer.
it.each([
  ['--help', 150, ['--help']],
  ['a get', 300, ['me', 'get']],
])('works for %s less than %i ms', async (_, limit, args) => {
  await expect.poll(() => workOf(...args), { timeout: 40_000, interval: 1 }).toBeLessThan(limit * slownessOfMachine());
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
