import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { page, pages } from './pages.ts';

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
const linksIn = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^https?:/.test(target));

/** As GitHub names the anchors of headings. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-')}`,
  );

const all = [...pages, page('CHANGELOG.md'), page('CONTRIBUTING.md')];

describe.each(all)('$file', ({ file, text }) => {
  it('links to what is there', () => {
    const broken = linksIn(text).filter((target) => {
      const [path = '', anchor] = target.split('#');
      const found = path === '' ? join(root, file) : join(root, normalize(join(dirname(file), path)));
      return !existsSync(found) || (anchor !== undefined && !anchorsIn(readFileSync(found, 'utf8')).includes(`#${anchor}`));
    });
    expect(broken).toEqual([]);
  });
});

it('leaves no page of docs out of their index', () => {
  const linked = new Set(linksIn(page('docs/README.md').text).map((target) => `docs/${target.split('#')[0]}`));
  const unlinked = pages.map(({ file }) => file).filter((file) => /^docs\/(?!README)[^/]+\.md$/.test(file) && !linked.has(file));
  expect(unlinked).toEqual([]);
});
