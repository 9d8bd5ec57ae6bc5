import { openApiDocument, type ApiDocument } from '@handbill/openapi';
import { guides } from '../guide-pages.ts';
import { markdown } from '../markdown.ts';
import { codeBlock, escape, page, script, type SiteFile } from '../page.ts';
import { consolePages } from './console-page.ts';
import type { DocumentedOperation } from './documented-operation.ts';
import { groupAddress, groupsOf, titled, type Group } from './groups.ts';
import { operationSection } from './operation-section.ts';
import { samples } from './samples.ts';
import { schemaSections } from './schema-sections.ts';
import { SchemaText } from './schema-text.ts';
import { searchIndex } from './search-index.ts';

const setup = `export HANDBILL_URL=http://127.0.0.1:3000
export HANDBILL_KEY=$(cat .handbill/admin.key)`;

const keyText = `Every call needs an API key, sent as \`Authorization: Bearer <key>\`. The first start of the server made one that may do everything, and wrote it to the file \`admin.key\` in its data folder; the start says where it is. Keys with fewer rights are made with [Create a key](#keys_create), or on the server's machine with \`handbill key create\`, in a clone \`npm run handbill -- key create\`. The samples of this page read the server's address and the key from the environment:`;

const introduction = ({ info: { version, description = '' } }: ApiDocument) => `<div class="reading">
<h1>Handbill API</h1>
<p class="quiet">Version ${escape(version)}. Addresses begin with <code>/v1</code>. The same as an OpenAPI 3.1 document: <a href="/v1/openapi.json"><code>/v1/openapi.json</code></a></p>
<p>New here? Begin with the <a href="/docs/guides/quick-start">quick start</a>; each subject has a <a href="/docs/guides">guide</a>. <a class="button" href="/docs/console">Open the console to try calls</a></p>
<h2 id="key">The key</h2>
${markdown(keyText)}${codeBlock(setup, 'Address and key in the environment')}
<h2 id="all-calls">What holds for all calls</h2>
${markdown(description)}
<p>Every code of a problem has a page that explains it: <a href="/problems">problems</a>.</p>
</div>`;

const search = (id: string) =>
  `<div class="search" hidden><label for="${id}" class="unseen">Search calls, fields and guides</label><input id="${id}" type="search" placeholder="Search calls and fields" autocomplete="off"><ul></ul></div>`;

/** The contents of the whole reference, or of the page of one group. */
function contents(groups: readonly Group[], shown?: Group): string {
  const entry = ({ named: { operationId, operation }, object: { summary = '' } }: DocumentedOperation) =>
    `<li><a href="#${operationId}">${escape(summary)} <span class="method ${operation.method.toLowerCase()}">${operation.method}</span></a></li>`;
  const list = groups.map((group) => {
    const { name, operations: all } = group;
    const isHere = shown === undefined || shown === group;
    const head = `<p><a href="${isHere ? `#${name}` : groupAddress(name)}">${titled(name)}</a></p>`;
    return isHere ? `${head}\n<ul>\n${all.map(entry).join('\n')}\n</ul>` : head;
  });
  const first =
    shown === undefined
      ? '<ul>\n<li><a href="#key">The key</a></li>\n<li><a href="#all-calls">What holds for all calls</a></li>\n</ul>'
      : '<ul>\n<li><a href="/docs">All calls on one page</a></li>\n</ul>';
  const links = [first, ...list, '<p><a href="#schemas">Schemas</a></p>'].join('\n');
  return `<nav class="contents wide" aria-label="Contents">\n${search('search')}\n${links}\n</nav>
<nav class="contents narrow" aria-label="Contents of the page"><details><summary>Contents and search</summary>\n${search('search-narrow')}\n${links}\n</details></nav>
`;
}

const languages = `<fieldset class="languages"><legend>Samples</legend>${Object.entries(samples)
  .map(
    ([name, { label }], index) =>
      `<label><input type="radio" name="sample" id="sample-${name}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  .join('')}</fieldset>
`;

const section = ({ name, description, operations }: Group, text: SchemaText) =>
  `<h2 id="${name}">${titled(name)}</h2>\n<div class="reading">${markdown(description)}</div>\n${operations.map((one) => operationSection(one, text)).join('\n')}`;

/** The API reference: every operation of the document on one page, a page for each group of them, and the console. */
export function referencePages(): SiteFile[] {
  const document = openApiDocument();
  const { components: { schemas = {} } = {} } = document;
  const groups = groupsOf(document);
  const schemasOf = (text: SchemaText) => `<h2 id="schemas">Schemas</h2>\n${schemaSections(schemas, text)}`;

  const text = new SchemaText(schemas);
  const sections = groups.map((group) => section(group, text));
  const whole = [introduction(document), ...sections, schemasOf(text)].join('\n');
  const own = script('reference', `const searchIndex = ${JSON.stringify(searchIndex(groups, guides(), text))};\n`);
  const shared = { tools: languages, scripts: [own] };

  const pages = groups.map((group) => {
    const ofGroup = new SchemaText(schemas);
    const title = titled(group.name);
    const body = `<h1>${title}: all calls</h1>\n<p class="quiet">From the <a href="/docs">reference of all calls</a>, which says what holds for each of them.</p>\n${section(group, ofGroup)}\n${schemasOf(ofGroup)}`;
    const description = `${title}: the calls of this Handbill server with their fields, answers, problems and samples.`;
    return { address: groupAddress(group.name), body: page({ ...shared, title, description, body, aside: contents(groups, group) }) };
  });
  const description = 'All calls of this Handbill server with their fields, answers, problems and samples.';
  return [
    { address: '/docs', body: page({ ...shared, title: 'API reference', description, body: whole, aside: contents(groups) }) },
    ...pages,
    ...consolePages(groups),
    own,
  ];
}
