import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, type Client } from '@handbill/client';
import { modelReplies, testDatabase } from '@handbill/testing';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { guidedReply } from '../../server/testing/guided-reply.ts';
import { MainProcess } from '../../server/testing/main-process.ts';
import type { Reachable } from '../../server/testing/rest.ts';
import { serverWithModel } from '../../server/testing/server-with-model.ts';
import { button, ConsoleBrowser, consoleBrowser, press, shown, textOf, valueOf, type Page } from './console-browser.ts';

const { server, model } = await serverWithModel();
const browser = consoleBrowser(server);
// Its own, since a database is made before the tests of a file.
const database = testDatabase();
const words = 'Feed your starter twice a day. Keep it warm. #baking #bread #starter';
const json = JSON.stringify({ text: words, hashtags: ['baking', 'bread', 'starter'] });
const [first = '', second = '', third = ''] = /^(.*?Feed your)(.*Keep)(.*)$/.exec(json)?.slice(1) ?? [];
const brief = { type: 'social_post', platform: 'linkedin', topic: 'Starters' } as const;
let client: Client;

beforeAll(() => {
  client = createClient({ url: server.url, key: server.adminKey });
});

/** Not at each frame: a page that is not shown has none. */
const until = (page: Page, text: string, selector = 'article') =>
  page.waitForFunction(`document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)})`, {
    polling: 100,
    timeout: 60_000,
  });
const decision = button('Approve');

async function stored(): Promise<Awaited<ReturnType<Client['content']['get']['query']>>> {
  model.play(modelReplies.streamed(json));
  return client.content.generate.mutate(brief);
}

/** Has a text written by a model that answers as a test has it, and looks at it. */
async function write(from: ConsoleBrowser, { url, adminKey }: Reachable): Promise<{ page: Page; reply: ReturnType<typeof guidedReply> }> {
  const page = await from.open('', adminKey);
  const reply = guidedReply();
  model.play(reply.reply);
  const { id } = await createClient({ url, key: adminKey }).content.generate.mutate({ ...brief, background: true });
  await page.goto(`${url}/console/texts/${id}`);
  await reply.send(first);
  await until(page, 'Feed your');
  return { page, reply };
}

/** Types into a text that is edited. */
const type = (page: Page, text: string) => page.locator('article textarea').fill(text);

const patient = { timeout: 180_000 };

describe.runIf(process.env['WHOLE_CONSOLE'] !== undefined)('nothing is lost, and the screen says what happens,', () => {
  it('when the server is killed while it writes', patient, async () => {
    const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: model.baseURL, MONGODB_URI: database.uri, MONGODB_DB: database.name };
    const data = await mkdtemp(join(tmpdir(), 'handbill-console-'));
    const killed = new MainProcess(data, env);
    await killed.ready();
    const address = { url: killed.url, adminKey: killed.adminKey };
    const own = new ConsoleBrowser(address);
    await own.start();
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') console.error(await own.shown());
      await own.stop();
    });
    const { page } = await write(own, address);

    await killed.end('SIGKILL');
    await shown(page, 'Connection lost. The text is still being written');
    await shown(page, 'No connection.');
    expect((await textOf(page, 'article')).join('')).toContain('Feed your');
    // Another server takes the text over when the lease of a dead one is over.
    await database.db.collection('content').updateMany({}, { $set: { 'lease.until': new Date(0) } });
    model.play(modelReplies.streamed(json));
    const next = new MainProcess(data, { ...env, PORT: new URL(address.url).port });
    await next.ready();
    await page.waitForSelector(decision, { timeout: 60_000 });
    await until(page, 'Keep it warm');
    expect(await page.evaluate("document.body.textContent.includes('No connection.')")).toBe(false);
    await next.end('SIGTERM');
    await rm(data, { recursive: true, force: true });
  });

  it('when tabs are frozen for a minute: one that shows a text being written, one with words not yet saved', patient, async () => {
    const { page: watching, reply } = await write(browser, server);
    const { id } = await stored();
    const editing = await browser.open(`/texts/${id}?mode=edit`, server.adminKey);
    await editing.waitForSelector('article textarea');
    const sessions = await Promise.all([watching, editing].map((page) => page.createCDPSession()));
    const all = (state: 'frozen' | 'active') =>
      Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })));
    await type(editing, 'Words of before the freeze');
    await all('frozen');
    await reply.send(second);
    await setTimeout(30_000);
    await reply.send(third);
    await reply.finish();
    await setTimeout(30_000);
    // Chromium may freeze a page only after the first of these, and a question to a frozen page may never be answered.
    const thawed = async (page: Page, selector: string) => {
      await all('active');
      return (await Promise.race([textOf(page, selector), setTimeout(1_000, [])])).join('\n');
    };
    await expect.poll(() => thawed(watching, 'article'), { timeout: 60_000 }).toContain('Keep it warm');
    await expect.poll(() => thawed(watching, 'main'), { timeout: 60_000 }).toContain('Approve');
    await expect.poll(async () => (await all('active'), (await client.content.get.query({ id })).text)).toContain('before the freeze');
  });

  it('offline for five seconds with changes that wait', patient, async () => {
    const { id } = await stored();
    const page = await browser.open(`/texts/${id}?mode=edit`, server.adminKey);
    await page.waitForSelector('article textarea');
    await page.setOfflineMode(true);
    await type(page, 'Words of offline');
    await shown(page, 'No connection.');
    await shown(page, 'One change is kept');
    await type(page, 'Words of offline, and more of them');
    await setTimeout(5_000);
    await page.setOfflineMode(false);
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('and more of them');
    await shown(page, 'Saved');
    await page.waitForFunction("!document.body.textContent.includes('No connection.')");
    expect(await valueOf(page, 'article textarea')).toBe('Words of offline, and more of them');
  });

  it('when two people are in one text: both versions are shown to the later one', patient, async () => {
    const { id } = await stored();
    const other = await server.key(['content:read', 'content:write', 'events:read']);
    const [one, two] = await Promise.all([server.adminKey, other].map((key) => browser.open(`/texts/${id}?mode=edit`, key)));
    if (one === undefined || two === undefined) throw new Error('Both are open');
    await Promise.all([one, two].map((page) => page.waitForSelector('article textarea')));
    await two.setOfflineMode(true);
    await type(two, 'What the second writes');
    await type(one, 'What the first writes');
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('the first');
    await two.setOfflineMode(false);
    await shown(two, 'Someone else has changed this text meanwhile.');
    expect((await textOf(two, '[role=alert] del')).join(' ')).toContain('first');
    expect((await textOf(two, '[role=alert] ins')).join(' ')).toContain('second');
    expect(await valueOf(two, 'article textarea')).toBe('What the second writes');
    await press(two, 'Keep mine');
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('the second');
    // The first has typed nothing since, and sees the other's words.
    await expect.poll(() => valueOf(one, 'article textarea')).toBe('What the second writes');
  });

  it('while a part is written anew, which comes in its place', patient, async () => {
    const { id } = await stored();
    await client.content.update.mutate({ id, output: { text: 'It costs 4,711 €. #baking #bread #starter' } });
    const page = await browser.open(`/texts/${id}`, server.adminKey);
    await page.waitForSelector('article mark');
    const reply = guidedReply();
    model.play(reply.reply);
    await page.keyboard.press('n');
    await page.waitForSelector('[data-card]');
    await page.keyboard.press('r');
    await reply.send('{"/text":"Feed your');
    await page.waitForFunction("document.querySelector('article ins')?.textContent.includes('Feed your')");
    expect((await textOf(page, 'article del')).join(' ')).toContain('It costs');
    expect((await client.content.get.query({ id })).text).toContain('4,711');
    await reply.send(' starter. Keep it warm.", "/hashtags": ["baking", "bread", "starter"]}');
    model.play(modelReplies.streamed(JSON.stringify({ '/text': words })));
    await reply.finish();
    await shown(page, 'Written anew.');
    expect((await client.content.get.query({ id })).text).toContain('Keep it warm');
  });

  it('in twelve tabs at once, of which each shows what happens', patient, async () => {
    const { id, revision } = await stored();
    const tabs: Page[] = [];
    for (let count = 0; count < 12; count += 1) {
      const tab = await browser.open(`/texts/${id}`, server.adminKey);
      await tab.waitForSelector(decision);
      tabs.push(tab);
    }
    const [oldest, last = oldest] = [tabs[0], ...tabs.slice(-1)];
    if (oldest) await shown(oldest, 'This window rests.');
    await last?.locator(decision).click();
    await expect.poll(async () => (await client.content.get.query({ id })).approved).not.toBeNull();
    expect((await client.content.get.query({ id })).revision).toBe(revision + 1);
    for (const tab of tabs) {
      // Browsers without windows do not tell of it.
      await tab.evaluate("void dispatchEvent(new Event('focus'))");
      await shown(tab, 'Any change of its words ends that');
    }
  });
});
