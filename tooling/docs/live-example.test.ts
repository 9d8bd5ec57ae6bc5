import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guidedReply } from '../../apps/server/testing/guided-reply.ts';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { rest, type Reachable } from '../../apps/server/testing/rest.ts';
import { serverWithModel } from '../../apps/server/testing/server-with-model.ts';
import { contentTypes } from '../../packages/contract/src/index.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { launchBrowser, modelReplies, testDatabase, testFolder } from '../testing/src/index.ts';
import { viteExample } from './vite-example.ts';

const folder = await testFolder();
const example = viteExample('live');

const { server, model } = await serverWithModel();
// Its own, since a database is made before the tests of a file.
const database = testDatabase();

/** Serves the page, with a server and a key of it behind it. */
const serve = ({ url, adminKey }: Reachable) => example.serve(folder, { HANDBILL_URL: url, HANDBILL_KEY: adminKey });

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let page: Page;

const { output } = contentTypes.blog_article.example;
const json = JSON.stringify({
  ...output,
  sections: [output.sections[0], { heading: 'Bake it hot', body: 'Steam it until the crust is dark.' }],
});
/** The answer up to the end of a text, and after that of another one. */
const upTo = (end: string, start?: string): string =>
  json.slice(start === undefined ? 0 : json.indexOf(start) + start.length, json.indexOf(end) + end.length);

const parts = () => page.$$eval('article > *', (elements) => elements.map(({ localName, textContent }) => `${localName} ${textContent}`));
/** Not at each frame: a page that is not shown has none. */
const until = (selector: string, text: string) =>
  page.waitForFunction(`document.querySelector(${JSON.stringify(selector)}).textContent.includes(${JSON.stringify(text)})`, {
    polling: 100,
  });
const shown = (text: string) => until('article', text);
const statusIs = (text: string) => until('[role=status]', text);
const press = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const isPressable = (name: string) =>
  page.$$eval('button:not([disabled])', (buttons, each) => buttons.some(({ textContent }) => textContent === each), name);

async function write(): Promise<void> {
  await page.locator('input[name=topic]').fill('Sourdough for beginners');
  await page.locator('input[name=length]').fill('60');
  await press('Write');
}

/** Opens the page in a tab of its own. */
async function open(address: string): Promise<void> {
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
}

/** The parts of the newest text that the page has to show. */
async function newest(at: Reachable): Promise<{ status: string; parts: string[] }> {
  const [record] = (await rest(at, 'GET /content?limit=1')).body.data;
  const { title, introduction, sections, conclusion } = record.output;
  const each = sections.flatMap(({ heading, body }: { heading: string; body: string }) => [`h3 ${heading}`, `p ${body}`]);
  return { status: record.status, parts: [`h2 ${title}`, `p ${introduction}`, ...each, `p ${conclusion}`] };
}

beforeAll(async () => {
  [browser] = await Promise.all([launchBrowser(), example.build(folder, 'production')]);
  await open(await serve(server));
});
afterAll(() => browser?.close());

// One after the other in one page, as a person would.
describe('the page that writes live, in Chromium', () => {
  const reply = guidedReply();

  it('shows title, introduction and sections one by one', async () => {
    model.play(reply.reply);
    await write();
    await reply.send(upTo('for beginners'));
    await shown('Sourdough for beginners');
    expect(await parts()).toEqual(['h2 Sourdough for beginners']);
    expect(await isPressable('Write')).toBe(false);
    await reply.send(upTo('Feed it', 'for beginners'));
    await shown('Feed it');
    expect(await parts()).toEqual(['h2 Sourdough for beginners', `p ${output.introduction}`, 'h3 Feed it']);
  });

  it('goes on where it was after five seconds without a network', async () => {
    await page.setOfflineMode(true);
    await reply.send(upTo('equal weights', 'Feed it'));
    await statusIs('Connection lost');
    await setTimeout(5_000);
    expect((await parts()).at(-1)).toBe('h3 Feed it');
    await page.setOfflineMode(false);
    await shown('equal weights');
    await statusIs('Writing');
    expect(await parts()).toHaveLength(4);
  });

  it('goes on where it was when its tab was frozen', async () => {
    const session = await page.createCDPSession();
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await reply.send(upTo('between meals', 'equal weights'));
    // Chromium may freeze the page only after the first of these, and a question to a frozen page may never be answered.
    const thawed = async () => {
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      return (await Promise.race([parts(), setTimeout(1_000, [])])).join('\n');
    };
    await expect.poll(thawed, { timeout: 20_000 }).toContain('between meals');
    await session.detach();
    expect((await parts()).slice(2)).toEqual(['h3 Feed it daily', `p ${output.sections[0]?.body.slice(0, -1)}`]);
  });

  it('finds its text again when it is reloaded, and says when it is done', async () => {
    await page.reload();
    await shown('between meals');
    await statusIs('Writing');
    await reply.send(json.slice(upTo('between meals').length));
    await reply.finish();
    await statusIs('Ready.');
    expect(await newest(server)).toEqual({ status: 'ready', parts: await parts() });
    expect(await parts()).toHaveLength(7);
    await page.reload();
    await statusIs('Ready.');
    expect(await parts()).toHaveLength(7);
    expect(model.requests).toHaveLength(1);
  });

  it('is stopped, and the model with it', async () => {
    // One that was frozen is not shown any more, and only shown buttons are pressed.
    await open(new URL(page.url()).origin);
    const stopped = guidedReply();
    model.play(stopped.reply);
    await write();
    await stopped.send(upTo('for beginners'));
    await shown('for beginners');
    await press('Stop');
    await statusIs('Stopped.');
    await stopped.closed;
    const [record] = (await rest(server, 'GET /content?limit=1')).body.data;
    expect(record.status).toBe('cancelled');
    expect(await isPressable('Write')).toBe(true);
  });

  it('goes on when its server is killed and started again', { timeout: 120_000 }, async () => {
    const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: model.baseURL, MONGODB_URI: database.uri, MONGODB_DB: database.name };
    const data = await dataFolder();
    const killed = new MainProcess(data, env);
    await killed.ready();
    const address = { url: killed.url, adminKey: killed.adminKey };
    await open(await serve(address));
    const halted = guidedReply();
    model.play(halted.reply);
    await write();
    await halted.send(upTo('Feed it'));
    await shown('Feed it');

    await killed.end('SIGKILL');
    await statusIs('Connection lost');
    // Another server takes the text over when the lease of a dead one is over.
    await database.db.collection('content').updateMany({}, { $set: { 'lease.until': new Date(0) } });
    model.play(modelReplies.streamed(json));
    const next = new MainProcess(data, { ...env, PORT: new URL(address.url).port });
    await next.ready();
    await statusIs('Ready.');
    expect(await newest(next)).toEqual({ status: 'ready', parts: await parts() });
    await next.end('SIGTERM');
  });
});
