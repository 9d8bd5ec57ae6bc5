import { dirname, posix } from 'node:path';
import { guideAddress, type Guide } from './guides.ts';
import { escape, html } from './html.ts';
import { markdown, sectionsOf } from './markdown.ts';
import { page, type Shared, type SiteFile } from './page.ts';

/** Leads from a guide to others, and elsewhere by whole addresses; files of the repository are not served. */
export function linkFrom({ file }: Guide, names: ReadonlyMap<string, string>): (href: string) => string | undefined {
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

const groupsOf = (all: readonly Guide[]) => [...Map.groupBy(all, ({ group }) => group)];

const listBeside = (all: readonly Guide[], shown: Guide) =>
  groupsOf(all)
    .map(([group, some]) => {
      const entries = some.map(
        (one) => `<li><a href="${guideAddress(one.name)}"${one === shown ? ' aria-current="page"' : ''}>${escape(one.title)}</a></li>`,
      );
      return `<p>${escape(group)}</p>\n<ul>\n${entries.join('\n')}\n</ul>`;
    })
    .join('\n');

function outlineOf({ text }: Guide): string {
  const entries = sectionsOf(text)
    .filter(({ level }) => level === 2)
    .map(({ heading, anchor }) => `<li><a href="#${anchor}">${escape(heading)}</a></li>`);
  return entries.length < 2 ? '' : `<ul>\n${entries.join('\n')}\n</ul>`;
}

function neighbours(before: Guide | undefined, next: Guide | undefined): string {
  const link = (guide: Guide | undefined, rel: 'prev' | 'next', word: string) =>
    guide === undefined
      ? ''
      : `<a href="${guideAddress(guide.name)}" rel="${rel}"><span class="quiet">${word}</span> ${escape(guide.title)}</a>`;
  return `<nav class="neighbours" aria-label="Guides before and behind this one">${link(before, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`;
}

export function guidePages(all: readonly Guide[], shared: Shared): SiteFile[] {
  const names = new Map(all.map(({ file, name }) => [file, name]));
  const groups = groupsOf(all).map(([group, some]) => {
    const entries = some.map(
      ({ name, title, summary }) =>
        `<li><a href="${guideAddress(name)}">${escape(title)}</a> <span class="quiet">${html(sentence(summary))}</span></li>`,
    );
    return `<h2>${escape(group)}</h2>\n<ul class="list cards">\n${entries.join('\n')}\n</ul>`;
  });
  const list = page({
    title: 'Guides',
    description: 'What to know to run Handbill and to call it, a page for each subject.',
    body: `<h1>Guides</h1>\n${groups.join('\n')}\n<p>Every call with its fields is in the <a href="/docs">API reference</a>.</p>`,
    section: 'guides',
    shared,
  });
  return [
    { address: '/docs/guides', body: list },
    ...all.map((one, index) => ({
      address: guideAddress(one.name),
      body: page({
        title: one.title,
        description: `${one.title}: ${one.summary}.`,
        body: `<p class="status"><a href="/docs/guides">Guides</a> › ${escape(one.group)}</p>
${markdown(one.text, linkFrom(one, names))}
${neighbours(all[index - 1], all[index + 1])}`,
        section: 'guides',
        shared,
        aside: listBeside(all, one),
        outline: outlineOf(one),
      }),
    })),
  ];
}
