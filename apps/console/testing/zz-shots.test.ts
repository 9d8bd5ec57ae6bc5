import { createClient } from '@handbill/client';
import { it } from 'vitest';
import { testServer } from '../../server/testing/test-server.ts';
import { consoleBrowser, violations, scrollWidth } from './console-browser.ts';

const server = testServer();
const browser = consoleBrowser(server);
it('shots', { timeout: 300_000 }, async () => {
  const client = createClient({ url: server.url, key: server.adminKey });
  const make = (name: string, more: object = {}) => client.campaigns.create.mutate({ name, campaign_type: 'sales', ...more });
  const day = 86_400_000;
  const full = await make('Advent baking courses', {
    budget: 2500,
    currency: 'EUR',
    channels: ['email', 'linkedin', 'instagram', 'blog', 'google_search', 'podcast'],
    target_audience: { description: 'Munich and around', languages: ['en', 'de'], age_min: 28 },
    starts_at: new Date(Date.now() - 10 * day),
    ends_at: new Date(Date.now() + 20 * day),
    status: 'active',
    message: { key_message: 'Baking is the quiet hour of a loud month.', offer: 'Four evenings, €89 each', call_to_action: 'Book a seat' },
    description: 'Three weeks of fresh bread',
    tags: ['advent'],
  });
  await client.content.generate.mutate({ type: 'email', topic: 'Courses', campaign_id: full.id, language: 'en' });
  await client.content.generate.mutate({
    type: 'social_post',
    platform: 'linkedin',
    topic: 'sandbox:fail:unsupported_figure Starters',
    campaign_id: full.id,
    language: 'de',
  });
  await make('Spring launch with a very long name that does not end soon and goes on in a second line', {
    starts_at: new Date(Date.now() - day),
  });
  const paused = await make('Sourdough', { status: 'active', channels: ['blog'] });
  await client.campaigns.pause.mutate({ id: paused.id });
  const done = await make('Summer', { status: 'active', budget: 100 });
  await client.campaigns.complete.mutate({ id: done.id });
  const addresses: Record<string, string> = {
    board: '/campaigns',
    table: '/campaigns?as=table',
    new: '/campaigns/new',
    overview: `/campaigns/${full.id}/overview`,
    texts: `/campaigns/${full.id}/texts`,
    activity: `/campaigns/${full.id}/activity`,
    settings: `/campaigns/${full.id}/settings`,
    gone: '/campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5/overview',
    deleted: '/campaigns?as=deleted',
    none: '/campaigns?q=xyzzy',
  };
  for (const [name, address] of Object.entries(addresses))
    for (const [width, theme] of [
      [1440, 'light'],
      [360, 'light'],
      [1440, 'dark'],
      [360, 'dark'],
    ] as const) {
      const page = await browser.open(address, server.adminKey, { width, theme });
      if (name === 'overview' && theme === 'dark') {
        await page.keyboard.press('w');
        await new Promise((r) => setTimeout(r, 1500));
      }
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png`, fullPage: !(name === 'overview' && theme === 'dark') });
      if (theme === 'light' || name === 'overview')
        console.log(name, width, await scrollWidth(page), JSON.stringify(await violations(page)).slice(0, 1500));
      await page.close();
    }
  console.log(browser.complaints);
});
