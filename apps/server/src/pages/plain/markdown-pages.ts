import { linkFrom } from '../guide-pages.ts';
import { guideAddress, type Guide } from '../guides.ts';
import { markdownAddress, type SiteFile } from '../page.ts';
import { groupAddress, titled } from '../reference/groups.ts';
import type { Reference } from '../reference/reference-page.ts';
import { groupAsMarkdown } from './calls-as-markdown.ts';

const link = /\]\((\/docs[\w/-]*)(#[^)]*)?\)/g;
/** Its links lead to other pages as Markdown, too. */
const file = (address: string, text: string): SiteFile => ({
  address,
  body: `${text.trimEnd().replaceAll(link, (_, page: string, anchor = '') => `](${markdownAddress(page)}${String(anchor)})`)}\n`,
});
const entry = (title: string, address: string, said: string): string => `- [${title}](${address}): ${said}`;
const sentence = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** A guide as it is written, with links that lead to pages of the site. */
function guideAsMarkdown(guide: Guide, names: ReadonlyMap<string, string>): string {
  const linkHere = linkFrom(guide, names);
  return guide.text.replaceAll(/(?<!!)\[((?:[^\]\\]|\\.)+)\]\(([^)\s]+)\)/g, (whole, words: string, href: string) => {
    if (/^(https?:|#)/.test(href)) return whole;
    const address = linkHere(href);
    return address === undefined ? words : `[${words}](${address})`;
  });
}

const about =
  'A self-hosted backend that writes marketing texts with a language model, checks them by rules, and manages marketing campaigns. It is called by REST, tRPC, a typed client, hooks for React, a command line and MCP, with the same operations, keys and errors.';

/** Each page of the documentation as Markdown, and `/llms.txt`, which leads to them: for readers that are programs. */
export function markdownPages(reference: Reference, guides: readonly Guide[]): SiteFile[] {
  const names = new Map(guides.map((guide) => [guide.file, guide.name]));
  const guideList = guides.map(({ name, title, summary }) => entry(title, guideAddress(name), sentence(summary)));
  const { groups, document } = reference;
  const groupList = groups.map(({ name, description }) =>
    entry(titled(name), groupAddress(name), sentence(description).split(/(?<=\.) /)[0] ?? ''),
  );
  const calls = `Addresses begin with \`/v1\`. Every call needs an API key, sent as \`Authorization: Bearer <key>\`. The same as an OpenAPI 3.1 document: [/v1/openapi.json](/v1/openapi.json)`;
  const all = ['# Handbill API', calls, document.info.description ?? '', ...groups.map((group) => groupAsMarkdown(group, reference))];
  return [
    file(
      '/llms.txt',
      [
        '# Handbill',
        `> ${about}`,
        '## Guides',
        guideList.join('\n'),
        '## API reference',
        [entry('All calls', '/docs', 'the whole reference'), ...groupList].join('\n'),
      ].join('\n\n'),
    ),
    file('/docs.md', all.join('\n\n')),
    file('/docs/guides.md', ['# Guides', guideList.join('\n')].join('\n\n')),
    ...groups.map((group) => file(markdownAddress(groupAddress(group.name)), groupAsMarkdown(group, reference))),
    ...guides.map((guide) => file(markdownAddress(guideAddress(guide.name)), guideAsMarkdown(guide, names))),
  ];
}
