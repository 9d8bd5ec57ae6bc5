import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readersGround } from '../../../tooling/docs/ground.ts';
import { requestsFolder } from '../../../tooling/docs/requests-folder.ts';
import { consoleTest, press, textOf, type Page } from './console-browser.ts';

const { server, browser, client } = consoleTest();
let ground: Awaited<ReturnType<typeof readersGround>>;
let addresses: readonly string[] = [];
beforeAll(async () => {
  ground = await readersGround(server);
  const { id } = await client.campaigns.create.mutate({
    name: 'Advent, \'quoted\' $HOME `id` \\ "here"',
    campaign_type: 'sales',
    channels: ['email'],
    target_audience: { languages: ['en'] },
  });
  const text = await client.content.generate.mutate({ type: 'email', topic: 'Courses', campaign_id: id });
  const voice = await client.brandVoices.create.mutate({ name: 'Halm & Korn' });
  const records = [`/texts/${text.id}`, `/campaigns/${id}/overview`, `/campaigns/${id}/activity`, `/voices/${voice.id}`];
  const lists = ['', '/texts?q=it%27s%20%24HOME', '/campaigns', '/voices', '/usage', '/activity', '/settings/keys', '/settings/models'];
  addresses = [...lists, ...records];
});
afterAll(() => ground.remove());

/** The calls in the panel, without the line that sets the variables. */
const shown = async (page: Page) => (await textOf(page, '[role=dialog] code')).slice(1).map((text) => text ?? '');

/** Runs programs with the variables that they name, and returns their output. */
async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const variables = { ...process.env, HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey, ...env };
  return (await promisify(execFile)(program, args, { cwd: ground.folder, env: variables, maxBuffer: 1 << 26 })).stdout;
}

describe('the calls of a screen', () => {
  it('are shown by a press and by a key, newest first, without the key, and are copied', async () => {
    const page = await browser.open('/campaigns', server.adminKey, { width: 360 });
    await press(page, 'The calls of this screen');
    await page.waitForSelector('[role=dialog]');
    const calls = await shown(page);
    expect(calls.join('\n')).toContain('$HANDBILL_URL/v1/campaigns?');
    expect(calls.join('\n')).not.toContain(server.adminKey);
    await page.keyboard.press('Escape');
    await page.waitForFunction("document.querySelector('[role=dialog]') === null");
    await page.keyboard.press('.');
    await page.waitForSelector('[role=dialog]');
    // Their order may differ: a list that is asked anew meanwhile is newer.
    expect((await shown(page)).toSorted()).toEqual(calls.toSorted());
    await page.evaluate("navigator.clipboard.writeText = async (text) => (document.title = text.split('=')[0])");
    await press(page, 'Copy Once before them, with a key of yours');
    await page.waitForFunction("document.title === 'export HANDBILL_URL'");
  });

  it('are at most twenty', async () => {
    const page = await browser.open('/texts', server.adminKey);
    for (let at = 0; at <= 21; at++) {
      await page.locator('input[type=search]').fill(`word ${at}`);
      await page.waitForFunction(`location.search.includes('${at}')`);
      await page.waitForFunction(
        `performance.getEntriesByType('resource').some(({ name }) => decodeURIComponent(name).includes('word ${at}'))`,
      );
    }
    await press(page, 'The calls of this screen');
    await page.waitForSelector('[role=dialog]');
    const calls = await shown(page);
    expect(calls).toHaveLength(20);
    expect(calls.join('\n')).toContain('q=word+21');
  });

  it('run as they stand: with curl, in TypeScript and in Python', async () => {
    const found: Record<string, Set<string>> = { curl: new Set(), TypeScript: new Set(), Python: new Set() };
    // Each third screen; all of them with the whole matrix.
    const looked = process.env['WHOLE_CONSOLE'] === '1' ? addresses : addresses.filter((_, at) => at % 3 === 0);
    for (const address of looked) {
      const page = await browser.open(address, server.adminKey);
      await press(page, 'The calls of this screen');
      await page.waitForSelector('[role=dialog]');
      for (const [language, samples] of Object.entries(found)) {
        await page.locator(`::-p-aria([name="${language}"][role="radio"])`).click();
        for (const sample of await shown(page)) samples.add(sample);
      }
      await page.close();
    }
    const { curl = [], TypeScript = [], Python = [] } = Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set]]));
    expect(curl.length).toBeGreaterThan(looked.length);
    expect([TypeScript.length, Python.length]).toEqual([curl.length, curl.length]);
    const statuses = curl.map((sample) => `${sample} -s -o answer -w '%{http_code} %{url}\\n'`);
    const answered = (await run('bash', ['-c', statuses.join('\n')])).trim().split('\n');
    expect(answered.filter((line) => !line.startsWith('2'))).toEqual([]);
    expect(answered).toHaveLength(curl.length);
    await writeFile(join(ground.folder, 'samples.json'), JSON.stringify(Python));
    const driver = 'import json\nfor sample in json.load(open("samples.json")):\n    exec(sample, {"__name__": "__main__"})\n';
    expect((await run('python3', ['-c', driver], { PYTHONPATH: await requestsFolder() })).trim().split('\n').length).toBeGreaterThanOrEqual(
      Python.length,
    );
    await Promise.all(TypeScript.map((sample, at) => writeFile(join(ground.folder, `sample-${at}.ts`), sample)));
    await writeFile(join(ground.folder, 'all.mjs'), TypeScript.map((_, at) => `await import('./sample-${at}.ts');`).join('\n'));
    expect(await run(process.execPath, ['--conditions=@handbill/source', 'all.mjs'])).not.toBe('');
  });
});
