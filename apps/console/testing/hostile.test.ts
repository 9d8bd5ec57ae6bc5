import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../server/testing/hostile-texts.ts';
import { consoleTest, scrollWidth, settled, type Page } from './console-browser.ts';

const { server, browser, client } = consoleTest();

/** Words without an end, in both directions, and signs that turn the text behind them. */
const unbroken = ['W'.repeat(900), '漢'.repeat(400), 'مرحبا'.repeat(150), `\u202Eabc\u202D ${'x'.repeat(300)}`, '🧑‍🍳'.repeat(120)];
const texts = [...Object.values(hostileTexts), ...unbroken];
/** Each once, and in `npm run test:console` 1,200 of them, spread over all fields. */
const least = process.env['WHOLE_CONSOLE'] === undefined ? texts.length : 1_200;
const all = Array.from({ length: Math.ceil(least / texts.length) }, () => texts).flat();

/** As many texts in the sections of one article as fit. */
async function article(sections: readonly string[]): Promise<string> {
  const { id } = await client.content.generate.mutate({
    type: 'blog_article',
    topic: sections[0]?.slice(0, 400) || 'x',
    tags: [sections[1]?.slice(0, 50) || 'x'],
  });
  const [title = '', ...others] = sections;
  const output = {
    title: plain(title, 150),
    meta_title: plain(title, 150),
    introduction: title,
    sections: others.map((body) => ({ heading: plain(body, 150), body })),
  };
  await client.content.update.mutate({ id, output, title: plain(title, 150) });
  return id;
}

const foreign: string[] = [];
/** Nothing of it is an element, has run, was asked for elsewhere, or has made the page wider. */
async function isUnharmed(page: Page, name: string, within: string, width: number): Promise<void> {
  expect([name, await scrollWidth(page)]).toEqual([name, width]);
  expect(await page.title()).not.toBe('harmed');
  const harm = 'script, style, iframe, img, object, embed, base, meta, link, [onerror], [onload], [style*=fixed]';
  expect(await page.$$eval(`${within} :is(${harm})`, (found) => found.length)).toBe(0);
  expect(await page.$$eval(`${within} a`, (links) => links.every(({ protocol }) => /^https?:$/.test(protocol)))).toBe(true);
  await page.close();
}
const look = (address: string, width: 360 | 1440) => {
  const opened = browser.open(address, server.adminKey, { width });
  return opened.then((page) => {
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    return page;
  });
};

const plain = (text: string, most: number) => text.replaceAll('\n', ' ').slice(0, most).trim() || 'x';

/** Ten of them in the fields of a campaign. */
async function campaignOf(own: readonly string[]): Promise<string> {
  const [name = 'x', description = 'x', ...others] = own;
  const [key_message, offer, proof, call_to_action] = others.map((text) => plain(text, 500));
  const { id } = await client.campaigns.create.mutate({
    name: plain(name, 200),
    description: description.slice(0, 5_000) || 'x',
    campaign_type: 'sales',
    channels: ['email'],
    message: { key_message, offer, proof, call_to_action },
    target_audience: { description: others[4] ?? '', interests: others.slice(5).map((text) => plain(text, 100)), languages: ['en'] },
  });
  return id;
}

/** Thirty of them in the fields of a brand voice, and in its terms. */
async function voiceOf(own: readonly string[]): Promise<string> {
  const [name = 'x', description = 'x', ...others] = own;
  const { id } = await client.brandVoices.create.mutate({
    name: plain(name, 100),
    description: description.slice(0, 2_000) || 'x',
    do: others.slice(0, 8).map((text) => plain(text, 200)),
    avoid: others.slice(8, 16).map((text) => plain(text, 200)),
    examples: others.slice(16, 20).map((text) => text.slice(0, 5_000) || 'x'),
    terms: others.slice(20).map((text, at) => ({ term: `${at} ${plain(text, 90)}`, use: 'forbidden', note: plain(text, 200) })),
  });
  return id;
}

describe('what someone wrote who wants to do harm', { timeout: 300_000 }, () => {
  it('runs nowhere, loads nothing and keeps to its place, shown, edited and compared', async () => {
    const ids: string[] = [];
    for (let at = 0; at < all.length; at += 30) ids.push(await article(all.slice(at, at + 30)));
    const looks = [
      { search: '', width: 360 },
      { search: '?mode=edit', width: 360 },
      { search: '?mode=difference', width: 1440 },
    ] as const;
    for (const [at, id] of ids.entries()) {
      const { search, width } = looks[at % looks.length] ?? looks[0];
      const page = await look(`/texts/${id}${search}`, width);
      await page.waitForSelector('article');
      await isUnharmed(page, `text ${at}`, 'article', width);
    }
    const list = await browser.open('/texts', server.adminKey, { width: 360 });
    await list.waitForSelector('[data-row]');
    await settled(list);
    expect(await scrollWidth(list)).toBe(360);
    expect(foreign).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });

  it('keeps to its place in campaigns, voices, keys, sums and the feed as well', async () => {
    const [campaigns, voices]: [string[], string[]] = [[], []];
    for (let at = 0; at < all.length; at += 40) {
      campaigns.push(await campaignOf(all.slice(at, at + 10)));
      voices.push(await voiceOf(all.slice(at + 10, at + 40)));
    }
    for (const text of texts.slice(0, 40)) await client.keys.create.mutate({ name: plain(text, 100), scopes: ['content:read'] });
    await client.content.generate.mutate({ type: 'email', topic: 'Courses', campaign_id: campaigns.at(-1) ?? '' });
    const tabs = ['overview', 'settings', 'activity'];
    const addresses = [
      '/campaigns',
      '/campaigns?as=table',
      '/voices',
      '/activity',
      '/usage?by=campaign',
      '/settings/keys',
      ...campaigns.map((id, at) => `/campaigns/${id}/${tabs[at % tabs.length] ?? ''}`),
      ...voices.map((id) => `/voices/${id}`),
    ];
    for (const address of addresses) {
      const page = await look(address, 360);
      await page.$$eval('main ul details > summary', (found) => found.slice(0, 5).forEach((each) => each.click()));
      await settled(page);
      await isUnharmed(page, address, 'main', 360);
    }
    expect(foreign).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });
});
