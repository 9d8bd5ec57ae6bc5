import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdown } from './markdown.ts';
import { escape, html, page, script, type SiteFile } from './page.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What is for those who change the code is not served here. */
const lastGroup = 'The code';

export interface Guide {
  readonly name: string;
  /** Below the project's root. */
  readonly file: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly summary: string;
  readonly group: string;
  readonly text: string;
}

/** Reads a page that `docs/README.md` lists. */
function guide(file: string, summary: string, group: string): Guide {
  const isStart = file === '../README.md';
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  const title = isStart ? 'Quick start' : (/^# (.+)$/m.exec(text)?.[1] ?? file);
  return { name: isStart ? 'quick-start' : basename(file, '.md'), file: posix.join('docs', file), title, summary, group, text };
}

/** The pages of `docs/` for those who run or call the server, in the order and the groups of their list. */
export function guides(): Guide[] {
  const list = readFileSync(join(root, 'docs/README.md'), 'utf8');
  const found: Guide[] = [];
  let group = '';
  for (const [, heading, file = '', summary = ''] of list.matchAll(/^\| (?:\*\*(.+)\*\* \||\[[^\]]+\]\((.+)\) \| (.+) \|)/gm)) {
    group = heading ?? group;
    if (heading === undefined && group !== lastGroup) found.push(guide(file, summary, group));
  }
  return found;
}

export const guideAddress = (name: string): string => `/docs/guides/${name}`;

/** Leads from a guide to others, and elsewhere by whole addresses; files of the repository are not served. */
function linkFrom({ file }: Guide, names: ReadonlyMap<string, string>): (href: string) => string | undefined {
  return (href) => {
    if (/^(https?:|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const target = posix.join(dirname(file), path);
    if (target === 'docs/README.md') return '/docs/guides';
    const name = names.get(target);
    return name === undefined ? undefined : `${guideAddress(name)}${anchor === undefined || target === 'README.md' ? '' : `#${anchor}`}`;
  };
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** A page for each guide, and their list. */
export function guidePages(): SiteFile[] {
  const all = guides();
  const names = new Map(all.map(({ file, name }) => [file, name]));
  const groups = [...Map.groupBy(all, ({ group }) => group)].map(([group, some]) => {
    const entries = some.map(
      ({ name, title, summary }) =>
        `<li><a href="${guideAddress(name)}">${escape(title)}</a> <span class="quiet">${html(sentence(summary))}</span></li>`,
    );
    return `<h2>${escape(group)}</h2>\n<ul class="list">\n${entries.join('\n')}\n</ul>`;
  });
  const list = page({
    title: 'Guides',
    description: 'What to know to run Handbill and to call it, a page for each subject.',
    body: `<h1>Guides</h1>\n${groups.join('\n')}\n<p>Every call with its fields is in the <a href="/docs">API reference</a>.</p>`,
  });
  const own = script('reference', 'const searchIndex = [];\n');
  return [
    { address: '/docs/guides', body: list },
    ...all.map((one) => ({
      address: guideAddress(one.name),
      body: page({
        title: one.title,
        description: `${one.title}: ${one.summary}.`,
        body: markdown(one.text, { link: linkFrom(one, names) }),
        scripts: [own],
      }),
    })),
    own,
  ];
}
