import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { root } from '../architecture/source-files.ts';

const server = testServer();
const examples = join(root, 'examples');

/** Runs an example as a reader does, and gives its output, ids left out. */
async function printed(program: string, ...args: string[]): Promise<string[]> {
  const env = { ...process.env, HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey };
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, env, timeout: 60_000 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/cmp_[0-9a-z]{26}/g, 'cmp_…'));
}

it('makes a campaign and its texts from TypeScript', { timeout: 60_000 }, async () => {
  expect(await printed(process.execPath, '--conditions=@handbill/source', join(examples, 'typescript/campaign-with-texts.ts'))).toEqual([
    'Sourdough course in March: draft, starts on Mon Mar 01 2027',
    'email: ready, checked',
    'social_post: ready, checked',
    'ad_copy: ready, checked',
    'The campaign is active. Allowed actions: pause, complete, duplicate, delete.',
  ]);
});

it('keeps a copy of all campaigns in a file, and goes on with it', { timeout: 60_000 }, async () => {
  const file = join(await dataFolder(), 'campaigns.json');
  const follow = (most: number) =>
    printed(process.execPath, '--conditions=@handbill/source', join(examples, 'typescript/follow-campaigns.ts'), file, String(most));
  const create = () => rest(server, 'POST /campaigns', { body: { name: 'Followed', campaign_type: 'sales' } });
  const following = follow(2);
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  const { id } = (await create()).body;
  await rest(server, `DELETE /campaigns/${id}`);
  const [before = '', ...news] = await following;
  await create();
  const count = Number.parseInt(before, 10);
  expect([news, await follow(1)]).toEqual([
    [`campaign.created: ${count + 1} campaigns`, `campaign.deleted: ${count} campaigns`],
    [`${count} campaigns`, `campaign.created: ${count + 1} campaigns`],
  ]);
  const copy = JSON.parse(await readFile(file, 'utf8')) as { campaigns: Record<string, object> };
  const { data } = (await rest(server, 'GET /campaigns?limit=100')).body;
  expect(Object.values(copy.campaigns)).toEqual(expect.arrayContaining(data));
});

it("walks a campaign's whole life by curl", { timeout: 60_000 }, async () => {
  expect(await printed(join(examples, 'curl/campaign.sh'))).toEqual([
    'created    cmp_…',
    'article    ready',
    'activate   active',
    'pause      paused',
    'resume     active',
    'complete   completed',
    'pause      invalid_transition',
    'duplicate  Summer launch',
    'deleted    404',
    'restored   completed',
  ]);
});

const python = join(examples, 'python/.venv/bin/python');

// The generated client is not committed: with the steps of the example's README it is there, and the example is run.
it.runIf(existsSync(python))('makes a campaign and an email from Python', { timeout: 60_000 }, async () => {
  const [, shown = ''] = /^```text\n([\s\S]*?)\n```$/m.exec(readFileSync(join(examples, 'python/README.md'), 'utf8')) ?? [];
  expect(await printed(python, join(examples, 'python/campaign.py'))).toEqual(shown.split('\n'));
});

it('calls in Python what the document names', () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const called = readFileSync(join(examples, 'python/campaign.py'), 'utf8').match(/\b(?:campaigns|content)_[a-z]+/g) ?? [];
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((name) => !named.includes(name))).toEqual([]);
});
