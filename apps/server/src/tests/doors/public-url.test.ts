import { createClient } from '@handbill/client';
import { describe, expect, it } from 'vitest';
import { keptLog } from '../../../testing/kept-log.ts';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';
import { tryPages } from '../../../testing/try-pages.ts';
import { renderSite } from '../../pages/serving/render-site.ts';

const publicUrl = 'https://texts.example.com/handbill';
const log = keptLog('info');
const server = testServer({ publicUrl }, { log: log.log });
const post = { type: 'social_post', platform: 'linkedin', topic: 'We open a bakery' };

/** As a proxy hands it on that leaves the path, and as one that takes it off. */
const ways = ['/handbill', ''];
const at = (path: string) => ({ url: `${server.url}${path}`, adminKey: server.adminKey });

describe.each(ways)('with a public URL, below %j', (path) => {
  it('names records and pages of lists by it', async () => {
    const campaigns = await Promise.all(
      ['One', 'Two'].map((name) => rest(at(path), 'POST /campaigns', { body: { name, campaign_type: 'sales' } })),
    );
    for (const { status, headers, body } of campaigns)
      expect([status, headers.get('location')]).toEqual([201, `${publicUrl}/v1/campaigns/${body.id}`]);
    const list = await rest(at(path), 'GET /campaigns?limit=1&status=draft');
    const next = `<${publicUrl}/v1/campaigns?limit=1&status=draft&cursor=${list.body.pagination.next_cursor}>; rel="next"`;
    expect([list.status, list.headers.get('link')]).toEqual([200, next]);
  });

  it('names texts by it: plain, in the background, streamed and failed', async () => {
    const asked = [
      [post, {}, 201, undefined],
      [{ ...post, background: true }, {}, 202, undefined],
      [post, { accept: 'text/event-stream' }, 201, undefined],
      [{ ...post, topic: 'sandbox:error' }, {}, 502, '/problems/generation_failed'],
    ] as const;
    for (const [body, headers, status, problem] of asked) {
      const answer = await rest(at(path), 'POST /content/generate', { body, headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        status,
        expect.stringMatching(/^https:\/\/texts\.example\.com\/handbill\/v1\/content\/cnt_\w+$/),
      ]);
      expect(status === 502 ? answer.body.type : undefined).toBe(problem);
    }
  });

  it('leads to its pages, whose links and samples begin with it, and the document names it', async () => {
    for (const [address, status, location] of [
      [path === '' ? '/' : path, 302, '/docs'],
      [`${path}/docs/`, 308, '/docs'],
      [`${path}/api`, 308, '/v1'],
      [`${path}/openapi.json`, 308, '/v1/openapi.json'],
    ] as const) {
      const answer = await fetch(`${server.url}${address}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([status, `${publicUrl}${location}`]);
    }
    // Beside each page there is the same as plain text, for programs that read.
    const pages = renderSite().filter(({ address }) => !/^\/assets\/|\.(?:md|txt)$/.test(address));
    for (const { address } of [...pages, { address: '/nothing' }]) {
      const html = await (await fetch(`${server.url}${path}${address}`, { headers: { accept: 'text/html' } })).text();
      const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !/^(https:|#)/.test(link))).toEqual([]);
      expect(links).toContain(`${publicUrl}/docs`);
      expect(html).not.toContain('http://127.0.0.1:3000');
      expect(html).toMatch(/<link rel="stylesheet" href="\/handbill\/assets\//);
    }
    expect(await (await fetch(`${server.url}${path}/docs`)).text()).toContain(`HANDBILL_URL = &#39;${publicUrl}&#39;`);
    const document = await (await fetch(`${server.url}${path}/v1/openapi.json`)).json();
    expect(document).toMatchObject({ servers: [{ url: `${publicUrl}/v1` }] });
    const index = await (await fetch(`${server.url}${path}/v1`)).json();
    expect(index).toMatchObject({ openapi: `${publicUrl}/v1/openapi.json`, documentation: `${publicUrl}/docs` });
    expect(index).toHaveProperty('collections.0', `${publicUrl}/v1/content`);
  });

  it('is called by the client', async () => {
    const client = createClient({ url: `${server.url}${path}`, key: server.adminKey });
    expect(await client.me.get.query()).toMatchObject({ key: { name: 'First key' } });
  });

  it('does not tell its own pages that their origin is refused', async () => {
    await fetch(`${server.url}${path}/v1/campaigns`, { method: 'POST', headers: { origin: 'https://texts.example.com' } });
    expect(log.text()).not.toContain('Refused the origin');
  });
});

it('has nothing below a path that only begins like it', async () => {
  for (const path of ['/handbills/v1/me', '/handbill2', '/handbill/handbill/v1/me'])
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
});

it('has pages that load, search and call below the path', { timeout: 60_000 }, async () => {
  const { complaints, foreign } = await tryPages({ url: `${server.url}/handbill`, adminKey: server.adminKey });
  expect([complaints, foreign]).toEqual([[], []]);
});
