import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdown } from './markdown.ts';
import { escape, page, type SiteFile } from './page.ts';

const folder = fileURLToPath(new URL('../../../../docs', import.meta.url));

/** For those who change the code, which is not served here. */
const inRepositoryOnly = new Set(['architecture']);

export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The pages of `docs/` for those who run or call the server. */
export function guides(): Guide[] {
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { name: basename(file, '.md'), title: /^# (.+)$/m.exec(text)?.[1] ?? file, text };
    })
    .filter(({ name }) => !inRepositoryOnly.has(name));
}

export const guideAddress = (name: string): string => `/docs/guides/${name}`;

/** Leads from guide to guide, and elsewhere by whole addresses; files of the repository are not served. */
function linkFrom(names: ReadonlySet<string>): (href: string) => string | undefined {
  return (href) => {
    if (/^(https?:|#)/.test(href)) return href;
    const [, name = '', anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
    return names.has(name) ? `${guideAddress(name)}${anchor}` : undefined;
  };
}

/** A page for each guide, and their list. */
export function guidePages(): SiteFile[] {
  const all = guides();
  const link = linkFrom(new Set(all.map(({ name }) => name)));
  const entries = all.map(({ name, title }) => `<li><a href="${guideAddress(name)}">${escape(title)}</a></li>`);
  const list = page({
    title: 'Guides',
    description: 'What to know to run Handbill and to call it, a page for each subject.',
    body: `<h1>Guides</h1>\n<ul class="list">\n${entries.join('\n')}\n</ul>\n<p>Every call with its fields is in the <a href="/docs">API reference</a>.</p>`,
  });
  return [
    { address: '/docs/guides', body: list },
    ...all.map(({ name, title, text }) => ({
      address: guideAddress(name),
      body: page({ title, description: `${title}: a guide to Handbill.`, body: markdown(text, { link }) }),
    })),
  ];
}
