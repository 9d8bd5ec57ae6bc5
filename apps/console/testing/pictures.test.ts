import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createClient, type Client } from '@handbill/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../server/testing/test-server.ts';
import { adventCampaign } from './advent-campaign.ts';
import { consoleBrowser, settled, type Look, type Page } from './console-browser.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/pictures');
const ids = { text: '', campaign: '' };

/** The records that a baker might have by now. */
async function bakery(client: Client): Promise<void> {
  const campaign = await client.campaigns.create.mutate(adventCampaign());
  const about = { campaign_id: campaign.id, language: 'en' } as const;
  const post = await client.content.generate.mutate({
    ...about,
    type: 'social_post',
    platform: 'linkedin',
    topic: 'Our Advent courses: four evenings with eight seats each',
  });
  const words =
    'Baking is the quiet hour of a loud month.\n\nFrom the first of December we open our bakehouse on four evenings. Eight people stand at one long table, each with a dough of their own, and nobody looks at a phone: hands in flour make that easy.\n\n92% of our guests come back with a friend. Bring yours.';
  await client.content.update.mutate({ id: post.id, title: 'Four quiet evenings', output: { text: words, hashtags: [] } });
  await client.content.generate.mutate({ ...about, type: 'email', topic: 'The last seats of our Advent courses' });
  const german = await client.content.generate.mutate({
    ...about,
    language: 'de',
    type: 'email',
    topic: 'Die letzten Plätze im Adventskurs',
  });
  await client.content.approve.mutate({ id: german.id });
  await client.content.generate.mutate({ type: 'blog_article', topic: 'A starter in seven days', tags: ['sourdough'] });
  const { workspace } = await client.me.get.query();
  await client.workspaces.update.mutate({ id: workspace.id, name: 'Crumb & Co', monthly_token_cap: 50_000 });
  [ids.text, ids.campaign] = [post.id, campaign.id];
}

interface Picture {
  readonly name: string;
  readonly address: () => string;
  readonly look: Look & { readonly width: NonNullable<Look['width']>; readonly height: number };
  readonly after?: (page: Page) => Promise<unknown>;
}

/** Presses a key, and waits for its effect. */
const press = (key: '.' | 'n', selector: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.waitForSelector(selector);
  await settled(page);
};
const pictures: readonly Picture[] = [
  { name: 'console-text', address: () => `/texts/${ids.text}`, look: { width: 1440, height: 820 }, after: press('n', '[data-card]') },
  { name: 'console-home', address: () => '', look: { width: 1440, height: 720 } },
  {
    name: 'console-campaign',
    address: () => `/campaigns/${ids.campaign}/overview`,
    look: { width: 1440, height: 820, theme: 'dark' },
  },
  { name: 'console-calls', address: () => '/usage', look: { width: 1440, height: 720 }, after: press('.', '[role=dialog] code') },
  { name: 'console-phone', address: () => '/texts', look: { width: 360, height: 720, language: 'de' } },
];
/** Bytes of a file at most. */
const most = 80_000;
const pages = ['README.md', 'docs/console.md'];

/** The size that is written in a file of WebP. */
function sizeOf(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error(`${file} is no picture as Chromium writes it`);
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

describe.runIf(process.env['PICTURES'] !== undefined)('the pictures of the console', () => {
  const server = testServer();
  const browser = consoleBrowser(server);
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    await bakery(createClient({ url: server.url, key: server.adminKey }));
  });

  it.each(pictures)('are made anew: $name', async ({ name, address, look, after }) => {
    const page = await browser.open(address(), server.adminKey, look);
    await page.setViewport({ ...page.viewport(), width: look.width, height: look.height });
    await settled(page);
    await after?.(page);
    await page.waitForFunction("document.getAnimations().every(({ playState }) => playState !== 'running')");
    const bytes = await page.screenshot({ path: `${join(folder, name)}.webp`, type: 'webp', quality: 70 });
    expect(bytes.length).toBeLessThanOrEqual(most);
  });
});

describe('the pages', () => {
  it('show pictures that are there, of the size of a screen and small', () => {
    const shown = pages.flatMap((page) => [
      ...readFileSync(join(root, page), 'utf8').matchAll(/!\[[^\]]+\]\((?:docs\/)?pictures\/([\w.-]+)\)/g),
    ]);
    const files = readdirSync(folder);
    expect(new Set(shown.map(([, file]) => file))).toEqual(new Set(files));
    expect(files.toSorted()).toEqual(pictures.map(({ name }) => `${name}.webp`).toSorted());
    for (const { name, look } of pictures) {
      const file = `${join(folder, name)}.webp`;
      expect([basename(file), ...sizeOf(file)]).toEqual([basename(file), look.width, look.height]);
      expect(statSync(file).size).toBeLessThanOrEqual(most);
    }
  });
});
