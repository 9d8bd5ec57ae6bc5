import { contract, operations } from '@handbill/contract';
import { openApiDocument } from '@handbill/openapi';
import { guideAddress, guides } from '../guide-pages.ts';
import { markdown } from '../markdown.ts';
import { codeBlock, escape, page, type SiteFile } from '../page.ts';
import { DocumentedOperation, operationSection } from './operation-section.ts';
import { samples } from './samples.ts';
import { schemaSections } from './schema-sections.ts';
import { SchemaText } from './schema-text.ts';

interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

const titled = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

const setup = `export HANDBILL_URL=http://127.0.0.1:3000
export HANDBILL_KEY=$(cat .handbill/admin.key)`;

const keyText = `Every call needs an API key, sent as \`Authorization: Bearer <key>\`. The first start of the server made one that may do everything, and wrote it to the file \`admin.key\` in its data folder: \`.handbill\` in the project's folder, or what \`HANDBILL_DATA\` names. The start says where it is. Keys with fewer rights are made with [Create a key](#keys_create), or on the server's machine with \`npm run handbill -- key create\`. The samples of this page read the server's address and the key from the environment:`;

function introduction(version: string, description: string): string {
  const links = guides().map(({ name, title }) => `<li><a href="${guideAddress(name)}">${escape(title)}</a></li>`);
  return `<div class="reading">
<h1>Handbill API</h1>
<p class="quiet">Version ${escape(version)}. Addresses begin with <code>/v1</code>. The same as an OpenAPI 3.1 document: <a href="/v1/openapi.json"><code>/v1/openapi.json</code></a></p>
<p><a class="button" href="/docs/console">Open the console to try calls</a></p>
<h2 id="key">The key</h2>
${markdown(keyText)}${codeBlock(setup, 'Address and key in the environment')}
<h2 id="all-calls">What holds for all calls</h2>
${markdown(description)}
<p>Every code of a problem has a page that explains it: <a href="/problems">problems</a>.</p>
<h2 id="guides">Guides</h2>
<ul>
${links.join('\n')}
</ul>
</div>`;
}

function contents(groups: readonly Group[]): string {
  const entry = ({ named: { operationId, operation }, object: { summary = '' } }: DocumentedOperation) =>
    `<li><a href="#${operationId}">${escape(summary)} <span class="method ${operation.method.toLowerCase()}">${operation.method}</span></a></li>`;
  const lists = groups.map(
    ({ name, operations: all }) => `<p><a href="#${name}">${titled(name)}</a></p>\n<ul>\n${all.map(entry).join('\n')}\n</ul>`,
  );
  const first =
    '<ul>\n<li><a href="#key">The key</a></li>\n<li><a href="#all-calls">What holds for all calls</a></li>\n<li><a href="#guides">Guides</a></li>\n</ul>';
  const last = '<ul>\n<li><a href="#schemas">Schemas</a></li>\n</ul>';
  const list = [first, ...lists, last].join('\n');
  return `<nav class="contents wide" aria-label="Contents">\n${list}\n</nav>
<nav class="contents narrow" aria-label="Contents of the page"><details><summary>Contents</summary>\n${list}\n</details></nav>
`;
}

const languages = `<fieldset class="languages"><legend>Samples</legend>${Object.entries(samples)
  .map(
    ([name, { label }], index) =>
      `<label><input type="radio" name="sample" id="sample-${name}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  .join('')}</fieldset>
`;

/** The API reference: one page with every operation of the document. */
export function referencePage(): SiteFile {
  const document = openApiDocument();
  const { info, tags = [], components: { schemas = {} } = {} } = document;
  const text = new SchemaText(schemas);
  const named = operations(contract).filter(({ operation }) => operation.kind !== 'subscription');
  const groups = tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: named.filter((one) => one.name.startsWith(`${name}.`)).map((one) => new DocumentedOperation(one, document)),
  }));
  const sections = groups.map(
    ({ name, description, operations: all }) =>
      `<h2 id="${name}">${titled(name)}</h2>\n<div class="reading">${markdown(description)}</div>\n${all.map((one) => operationSection(one, text)).join('\n')}`,
  );
  const body = `${introduction(info.version, info.description ?? '')}
${sections.join('\n')}
<h2 id="schemas">Schemas</h2>
${schemaSections(schemas, text)}`;
  const description = 'All calls of this Handbill server with their fields, answers, problems and samples.';
  return { address: '/docs', body: page({ title: 'API reference', description, body, tools: languages, aside: contents(groups) }) };
}
