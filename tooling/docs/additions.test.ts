import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consoleBrowser } from '../../apps/console/testing/console-browser.ts';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { root } from '../architecture/source-files.ts';
import { newDatabase } from '../testing/src/test-database.ts';
import { add, additions, sectionOf } from './additions.ts';
import { projectCopy } from './project-copy.ts';

const run = promisify(execFile);
// With a migration and a collection that no other file's server knows.
const database = newDatabase();
let copy: Awaited<ReturnType<typeof projectCopy>>;
const server = { url: '', adminKey: '' };
const browser = consoleBrowser(server);

const started = (env: Readonly<Record<string, string>>, data: string) =>
  new MainProcess(
    data,
    { MONGODB_URI: database.uri, MONGODB_DB: database.name, ...env },
    { file: join(copy.folder, 'apps/server/src/main.ts') },
  );

beforeAll(async () => {
  copy = await projectCopy();
  await add(copy.folder);
}, 60_000);
afterAll(() => copy.remove());

it.each(Object.entries(additions))('CONTRIBUTING.md names the files for: %s', (heading, { files = {}, lines }) => {
  const section = sectionOf(heading);
  const named = [...section.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
  const edited = new Set([...lines.map(([file]) => file), ...Object.keys(files)]);
  // A new file lies in a folder that is named, or is called as in the section.
  expect([...edited].filter((file) => !named.some((path) => file === path || (file in files && file.startsWith(`${path}/`))))).toEqual([]);
});

describe('one of each, added to a copy as CONTRIBUTING.md says,', { timeout: 180_000 }, () => {
  it.runIf(process.env['WHOLE_ADDITIONS'] !== undefined)('compiles', async () => {
    const compilerOptions = { noEmit: true, composite: false, incremental: false, declaration: false, declarationMap: false };
    const include = ['contract', 'operations', 'mongo', 'text'].map((name) => `packages/${name}/src`);
    await writeFile(
      join(copy.folder, 'tsconfig.additions.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const compiled = run(process.execPath, [compiler, '-p', 'tsconfig.additions.json'], { cwd: copy.folder });
    await expect(compiled).resolves.toMatchObject({ stdout: '' });
  });

  it('comes out at the doors, in the document and in the console', async () => {
    const vite = join(root, 'apps/console/node_modules/vite/bin/vite.js');
    const data = await dataFolder();
    const refused = started({ HANDBILL_GREETING: 'hi' }, data);
    await run(process.execPath, [vite, 'build', 'apps/console'], { cwd: copy.folder });
    expect(await refused.ended).not.toBe(0);
    expect(refused.err).toContain('HANDBILL_GREETING: must be hello or good_day');

    const main = started({ HANDBILL_GREETING: 'hello' }, data);
    await main.ready();
    Object.assign(server, { url: main.url, adminKey: main.adminKey });
    const call = async (route: string, body?: object) => (await rest(server, route, { body })).body;

    const { id, priority } = await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales', priority: 5 });
    expect([priority, await call(`GET /campaigns/${id}/name`)]).toEqual([5, { name: 'Spring' }]);
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const trpc = await fetch(`${main.url}/trpc/campaigns.name?input=${input}`, { headers: { authorization: `Bearer ${main.adminKey}` } });
    expect(await trpc.json()).toMatchObject({ result: { data: { json: { name: 'Spring' } } } });

    const reminder = await call('POST /reminders', { note: 'Flour' });
    expect(reminder).toMatchObject({ id: expect.stringMatching(/^rem_/), note: 'Flour' });
    const created = async () => (await call('GET /events?type=reminder.created')).data as object[];
    await vi.waitUntil(async () => (await created()).length > 0, { timeout: 20_000 });
    expect(await created()).toMatchObject([{ resource_id: reminder.id, data: reminder }]);

    const broken = await call('POST /content/generate', { type: 'email', topic: 'sandbox:fail:gluten Our course' });
    expect(broken.checks.filter(({ outcome }: { outcome: string }) => outcome === 'fail')).toMatchObject([{ rule: 'gluten' }]);
    const post = await call('POST /content/generate', { type: 'social_post', platform: 'nextdoor', topic: 'Our course' });
    expect([post.status, post.text.length <= 120]).toEqual(['ready', true]);

    const { components, paths } = await call('GET /openapi.json');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/campaigns/{id}/name', '/reminders']));
    expect(components.schemas.Campaign.properties).toHaveProperty('priority');
    const document = JSON.stringify(components.schemas);
    for (const name of ['"gluten"', '"nextdoor"', '"reminder.created"']) expect(document).toContain(name);

    const page = await browser.open('/reminders', main.adminKey);
    expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Reminders');
    expect(await main.end('SIGTERM')).toBe(0);
  });
});
