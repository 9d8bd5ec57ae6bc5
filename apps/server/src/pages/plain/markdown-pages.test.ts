import { contract, operations } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';
import { renderSite } from '../serving/render-site.ts';

const server = testServer();
const get = (path: string, accept?: string) => fetch(`${server.url}${path}`, { headers: accept === undefined ? {} : { accept } });
const text = async (path: string) => (await get(path)).text();
/** Every page of the documentation for people. */
const pages = renderSite()
  .map(({ address }) => address)
  .filter((address) => /^\/docs(\/|$)/.test(address) && !address.endsWith('.md'));

describe('the documentation for programs', () => {
  it('has each page as Markdown, by its address and by what is accepted', async () => {
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) {
      const [own, accepted, html] = await Promise.all([
        get(`${page}.md`),
        get(page, 'text/markdown, text/html, */*'),
        get(page, 'text/html, text/markdown;q=0.5'),
      ]);
      expect([page, own.status, own.headers.get('content-type')]).toEqual([page, 200, 'text/markdown; charset=utf-8']);
      expect(accepted.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(await accepted.text()).toBe(await own.text());
      expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
    }
    expect((await get('/docs')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('is listed in /llms.txt, and leads nowhere in vain', async () => {
    const list = await get('/llms.txt');
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const body = await list.text();
    expect(body).toMatch(/^# Handbill\n\n> .+\n\n## Guides\n\n- \[/);
    const plain = renderSite().filter(({ address }) => /\.(md|txt)$/.test(address));
    const addresses = new Set([...plain.map(({ address }) => address), '/v1/openapi.json']);
    const isDead = (href: string) => href.startsWith('/') && !addresses.has(href.split('#')[0] ?? '');
    const dead = plain.flatMap(({ address, body: markdown }) =>
      [...markdown.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, href = '']) => (isDead(href) ? [`${address}: ${href}`] : [])),
    );
    // The problems and the document have no page in Markdown.
    expect(dead.filter((one) => !/: \/problems/.test(one))).toEqual([]);
    for (const page of pages.filter((one) => one !== '/docs/guides')) expect(body).toContain(`(${page}.md)`);
  });

  it('says of each call its route, scope, fields and statuses', async () => {
    const all = await text('/docs.md');
    for (const { operationId, operation } of operations(contract)) {
      if (operation.kind === 'subscription') continue;
      expect(all).toContain(`\`${operation.method} /v1${operation.path}\` · \`${operationId}\``);
    }
    const campaigns = await text('/docs/campaigns.md');
    expect(campaigns).toContain('- `name` (text, 1–200 characters, required): Display name');
    expect(campaigns).toMatch(/\nAnswers: 200 .+; 409 /);
    expect(campaigns).not.toMatch(/<\/?(?:a|code|span)\b/);
    expect(await text('/docs/guides/rest.md')).toContain('](/docs/guides/keys.md#families)');
  });
});
