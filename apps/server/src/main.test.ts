import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFree, mongodAt } from '@handbill/embedded-mongo';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../packages/embedded-mongo/testing/data-folder.ts';
import { standaloneMongod } from '../../../packages/embedded-mongo/testing/mongod-without-primary.ts';
import { MainProcess } from '../testing/main-process.ts';
import { projectRoot } from './settings/installation.ts';

const mongodIn = (data: string) => mongodAt(join(data, 'mongodb'));
/** The version that a start names, with the commit in a clone, and the rest of its output. */
const split = (out: string) => /^Handbill (\d+\.\d+\.\d+(?:-dev)?(?:\+[0-9a-f]{7})?) is ready\.\n([^]*)$/.exec(out)?.slice(1) ?? [];

const slowMachine = { timeout: 90_000 };

describe('a start', slowMachine, () => {
  it('prints a summary, and the next one finds the key and the data', async () => {
    const data = await dataFolder();
    const first = new MainProcess(data);
    const firstTook = await first.ready();
    const [version, summary = ''] = split(first.out);
    expect(summary.split('\n').map((line) => line.replace(data, '<data>').replaceAll(/\d+(\.\d+)*/g, '#'))).toEqual([
      '  REST      http://#:#/v#',
      '  tRPC      http://#:#/trpc',
      '  Docs      http://#:#/docs',
      '  Key       <data>/admin.key (just created)',
      '  Database  embedded MongoDB # at #:#, data in <data>/mongodb',
      '  Writer    sandbox: offline and free; set OPENAI_API_KEY or OPENAI_BASE_URL for a model',
      '  Console   http://#:#/console',
      '',
      'For a first text, type:',
      expect.stringMatching(/^ {2}curl -sS http:\/\/\S+ -H "Authorization: Bearer \$\(cat <data>\/admin\.key\)" .*'$/),
      '',
    ]);
    const live = (await (await fetch(`${first.url}/health/live`)).json()) as object;
    expect(live).toEqual({ status: 'ok', version });
    const { stdout } = await promisify(execFile)('bash', ['-c', first.firstCommand]);
    expect(JSON.parse(stdout)).toMatchObject({ type: 'social_post', status: 'ready' });
    const file = join(data, 'admin.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^hbk_[\w-]+\n$/);

    const port = new URL(first.url).port;
    const key = first.adminKey;
    const { body: campaign } = await first.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales' } });
    expect(await first.end('SIGTERM')).toBe(0);
    expect([await mongodIn(data), await isFree(Number(port)), first.warnings]).toEqual([null, true, []]);
    // It had the time to close its files.
    expect(await readFile(join(data, 'mongod.log'), 'utf8')).toMatch(/"exitCode":0\}\}\n$/);

    const second = new MainProcess(data, { PORT: port });
    const secondTook = await second.ready();
    console.log(`First start: ready in ${Math.round(firstTook)} ms; second: ${Math.round(secondTook)} ms`);
    expect([second.summary('Key'), second.adminKey, new URL(second.url).port]).toEqual([file, key, port]);
    expect((await second.rest(`GET /campaigns/${campaign.id}`)).body).toEqual(campaign);
    expect(await second.end('SIGTERM')).toBe(0);
    const asked = new MainProcess(data, {}, { args: ['--version'] });
    expect([await asked.ended, asked.out]).toEqual([0, `${version}\n`]);
  });
});

// Where there is /proc, as in the containers that have a limit of memory.
it.runIf(process.platform === 'linux')('leaves nothing of its start in memory', slowMachine, async () => {
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const youngGeneration = /--max-semi-space-size=\d+/.exec(scripts.start)?.[0] ?? '';
  const server = new MainProcess(await dataFolder(), { NODE_OPTIONS: youngGeneration });
  await server.ready();
  const resident = Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_000;
  console.log(`An idle server: ${Math.round(resident)} MB`);
  // Without a collection some 200.
  expect(resident).toBeLessThan(150);
  expect(await server.end('SIGTERM')).toBe(0);
});

describe('a start that fails', slowMachine, () => {
  /** Its exit code and output. */
  const refused = async (data: string, env: Record<string, string> = {}) => {
    const attempt = new MainProcess(data, env);
    return { code: await attempt.ended, out: attempt.out, said: attempt.err };
  };

  it('reports that its port or its data folder is in use, and the running server is not affected', async () => {
    const [data, other] = [await dataFolder(), await dataFolder()];
    const running = new MainProcess(data);
    await running.ready();
    const { host, port } = new URL(running.url);
    expect(await refused(other, { PORT: port })).toEqual({
      code: 1,
      out: '',
      said: `${host} is already in use: stop the program that listens there, or set PORT\n`,
    });
    expect(await mongodIn(other)).toBeNull();
    expect(await refused(data)).toEqual({
      code: 1,
      out: '',
      said: `The data folder ${data} is in use by another server (process ${running.child.pid}). Stop that one, or set HANDBILL_DATA to a folder of its own.\n`,
    });
    expect((await running.rest('GET /campaigns')).status).toBe(200);
    expect(await running.end('SIGINT')).toBe(0);
  });

  it('reports invalid settings before it changes anything', async () => {
    const data = await dataFolder();
    const said =
      'Invalid settings:\n  - PORT: must be a whole number from 0 to 65535\n  - HANDBILL_WRITTER: unknown setting; did you mean HANDBILL_WRITER?\n';
    expect(await refused(data, { PORT: 'http', HANDBILL_WRITTER: 'sandbox' })).toEqual({ code: 1, out: '', said });
    expect(await mongodIn(data)).toBeNull();
  });

  it('reports what a MongoDB at MONGODB_URI lacks', async () => {
    const data = await dataFolder();
    const { port } = await standaloneMongod(data);
    const { code, said } = await refused(data, { MONGODB_URI: `mongodb://127.0.0.1:${port}/` });
    expect([code, said]).toEqual([1, expect.stringMatching(/^The MongoDB at MONGODB_URI is not a replica set.*\n$/)]);
  });

  it('reports that MONGODB_URI cannot be used, without showing the password', async () => {
    const addresses = ['127.0.0.1:1', 'no-such-host.invalid'];
    const attempts = addresses.map(async (address) =>
      refused(await dataFolder(), { MONGODB_URI: `mongodb://someone:hunter2@${address}/?replicaSet=rs0` }),
    );
    for (const [index, { code, out, said }] of (await Promise.all(attempts)).entries()) {
      expect([code, out]).toEqual([1, '']);
      expect(said).toMatch(new RegExp(`^MongoDB at ${addresses[index]} cannot be used: .+\\. Check MONGODB_URI\\.\n$`));
      expect(said).not.toContain('hunter2');
    }
  });
});
