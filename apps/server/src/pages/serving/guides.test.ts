import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { renderSite } from './render-site.ts';

const site = new Map(renderSite().map(({ address, body }) => [address, body]));
const bodyOf = (address: string): string => site.get(address) ?? '';
const attributes = (html: string, name: string) => [...html.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

it('lists guides in groups, the quick start first, with a sentence each', () => {
  const html = bodyOf('/docs/guides');
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, group]) => group)).toEqual([
    'Begin',
    'Calling it',
    'Texts',
    'Models',
    'Running it',
  ]);
  const [first, ...more] = [...html.matchAll(/<li><a href="([^"]+)">[^<]+<\/a> <span class="quiet">.{10,}?<\/span><\/li>/g)];
  expect([first?.[1], more.length]).toEqual(['/docs/guides/quick-start', html.match(/<li>/g)!.length - 1]);
  expect(html).not.toContain('architecture');
});

it('lists in each guide its own headings, and leads from the first one through all', () => {
  const html = bodyOf('/docs/guides');
  const all = attributes(html, 'href').filter((href) => href.startsWith('/docs/guides/'));
  const read: string[] = [];
  for (let next = all[0]; next !== undefined;) {
    read.push(next);
    const guide = bodyOf(next);
    expect(guide).toContain('<a href="/docs/guides" aria-current="true">Guides</a>');
    expect(guide).toContain(`<a href="${next}" aria-current="page">`);
    const [, outline = ''] = /<nav class="outline"([^]*?)<\/nav>/.exec(guide) ?? [];
    const headings = attributes(guide.replaceAll(/<h2 id/g, '<h2 heading'), 'heading').map((id) => `#${id}`);
    expect(attributes(outline, 'href')).toEqual(headings.length < 2 ? [] : headings);
    expect(/href="([^"]+)" rel="prev"/.exec(guide)?.[1]).toBe(read.at(-2));
    next = /href="([^"]+)" rel="next"/.exec(guide)?.[1];
  }
  expect(read).toEqual(all);
});

it('has an index of the search that is small', () => {
  const [index = ''] = attributes(bodyOf('/docs/guides'), 'data-index');
  expect(bodyOf(index)).toContain('seo_length');
  expect(gzipSync(bodyOf(index)).length).toBeLessThan(45_000);
});

it('leaves out pictures, which are not served', () => {
  expect(bodyOf('/docs/guides/console')).toContain('Settings, You');
  expect([...site.values()].filter((body) => /<img\b/.test(body))).toEqual([]);
});
