import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@handbill/embedded-mongo';
import { testDatabase } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../testing/main-process.ts';
import { commandLineHelp, readCommandLine } from './command-line.ts';
import { readEnvFile } from './env-file.ts';

const { uri, name } = testDatabase();

/** A start with these arguments, on the tests' database. */
const started = (data: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new MainProcess(data, { MONGODB_URI: uri, MONGODB_DB: name, ...env }, { args });

describe('the command line', { timeout: 60_000 }, () => {
  it('replaces variables, and reads others from a file, over which the environment wins; the summary says which file', async () => {
    const data = await dataFolder();
    const [port, file] = [await freePort(), join(data, 'settings.env')];
    const address = 'http://someone:hunter2@127.0.0.1:9/v1/?key=hunter3';
    await writeFile(file, ['# ours', `OPENAI_BASE_URL="${address}"`, 'OPENAI_MODEL=small', 'PORT=1', 'HANDBILL_KEY=hbk_x'].join('\n'));
    const server = started(data, ['--port', `${port}`, '--host=127.0.0.1', '--settings', file], { PORT: '2', OPENAI_MODEL: 'large' });
    await server.ready();
    expect(server.summary('REST')).toBe(`http://127.0.0.1:${port}/v1`);
    expect(server.summary('Writer')).toBe('openai, large at http://127.0.0.1:9/v1');
    expect(server.summary('Settings')).toBe(`from the environment and ${file}`);
    expect(server.out + server.err).not.toMatch(/hunter|hbk_x/);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('names the file beside what is wrong in it', async () => {
    const data = await dataFolder();
    const file = join(data, '.env');
    await writeFile(file, 'HANDBILL_WRITTER=sandbox\n');
    const attempt = started(data, ['--settings', file]);
    expect(await attempt.ended).toBe(1);
    expect(attempt.err).toBe(
      `Invalid settings, from the environment and ${file}:\n  - HANDBILL_WRITTER: unknown setting; did you mean HANDBILL_WRITER?\n`,
    );
  });

  it.each([
    [['--prot', '3504'], 'The start has no option --prot: did you mean --port? npm start -- --help shows all.'],
    [['--verbose'], 'The start has no option --verbose. npm start -- --help shows all.'],
    [['3504'], 'The start takes no argument "3504". npm start -- --help shows all.'],
    [['--port'], 'The option --port needs a value: --port <number>. npm start -- --help shows all.'],
  ])('is refused in a sentence: %j', (args, said) => {
    expect(() => readCommandLine(args)).toThrow(said);
  });

  it('names a file that cannot be read', async () => {
    const folder = join(await dataFolder(), '.env');
    await mkdir(folder);
    for (const file of [folder, join(folder, 'missing')])
      expect(() => readEnvFile(file)).toThrow(`The file of settings ${file} cannot be read: `);
  });

  it('explains itself', () => {
    expect(readCommandLine(['--help']).isHelp).toBe(true);
    expect(readCommandLine(['--version']).isVersion).toBe(true);
    expect(commandLineHelp()).not.toContain('HANDBILL_ALLOW_PRIVATE_WEBHOOKS');
    for (const text of ['npm start -- [options]', '--port <number>', '--host <address>', 'HANDBILL_DATA'])
      expect(commandLineHelp()).toContain(text);
  });
});
