import { createClient, type Client } from '@handbill/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../server/testing/hostile-texts.ts';
import { testServer } from '../../server/testing/test-server.ts';
import { consoleBrowser, scrollWidth, settled } from './console-browser.ts';

const server = testServer();
const browser = consoleBrowser(server);
let client: Client;
beforeAll(() => {
  client = createClient({ url: server.url, key: server.adminKey });
});

/** Words without an end, in both directions, and signs that turn what follows. */
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
  const plain = (text: string) => text.replaceAll('\n', ' ').slice(0, 150) || 'x';
  const output = {
    title: plain(title),
    meta_title: plain(title),
    introduction: title,
    sections: others.map((body) => ({ heading: plain(body), body })),
  };
  await client.content.update.mutate({ id, output, title: plain(title) });
  return id;
}

describe('what someone wrote who wants to do harm', () => {
  it('runs nowhere, loads nothing and keeps to its place, shown, edited and compared', async () => {
    const ids: string[] = [];
    for (let at = 0; at < all.length; at += 30) ids.push(await article(all.slice(at, at + 30)));
    const foreign: string[] = [];
    const looks = [
      { search: '', width: 360 },
      { search: '?mode=edit', width: 360 },
      { search: '?mode=difference', width: 1440 },
    ] as const;
    for (const [at, id] of ids.entries()) {
      const { search, width } = looks[at % looks.length] ?? looks[0];
      const page = await browser.open(`/texts/${id}${search}`, server.adminKey, { width });
      page.on(
        'request',
        (request) => !request.url().startsWith(server.url) && !request.url().startsWith('data:') && foreign.push(request.url()),
      );
      await page.waitForSelector('article');
      expect([at, await scrollWidth(page)]).toEqual([at, width]);
      expect(await page.title()).not.toBe('harmed');
      expect(
        await page.$$eval(
          'article :is(script, style, iframe, img, svg, object, embed, form, base, meta, link, [onerror], [onload], [style*=fixed])',
          (found) => found.length,
        ),
      ).toBe(0);
      expect(await page.$$eval('article a', (links) => links.every(({ protocol }) => protocol === 'https:' || protocol === 'http:'))).toBe(
        true,
      );
      await page.close();
    }
    const list = await browser.open('/texts', server.adminKey, { width: 360 });
    await list.waitForSelector('[data-row]');
    await settled(list);
    expect(await scrollWidth(list)).toBe(360);
    expect(foreign).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });
});
