import { openApiDocument, type ApiDocument, type Schemas } from '@handbill/openapi';
import { codeBlock, escape } from '../html.ts';
import { markdown } from '../markdown.ts';
import { page, type Shared, type SiteFile } from '../page.ts';
import { tabs } from '../tabs.ts';
import type { DocumentedOperation } from './documented-operation.ts';
import { groupAddress, groupsOf, titled, type Group } from './groups.ts';
import { operationSection } from './operation-section.ts';
import { samples } from '@handbill/contract/samples';
import { schemaSections } from './schema-sections.ts';
import { SchemaText } from './schema-text.ts';
import { tryDrawer, tryScript } from './try-drawer.ts';

const setup = `export HANDBILL_URL=http://127.0.0.1:3000
export HANDBILL_KEY=$(cat .handbill/admin.key)`;

const keyText = `Every call needs an API key, sent as \`Authorization: Bearer <key>\`. The first start of the server made one that may do everything, and wrote it to the file \`admin.key\` in its data folder; the start says where it is. Keys with fewer rights are made with [Create a key](#keys_create), or on the server's machine with \`handbill key create\`, in a clone \`npm run handbill -- key create\`. The samples of this page read the server's address and the key from the environment:`;

const introduction = ({ info: { version, description = '' } }: ApiDocument) => `<h1>Handbill API</h1>
<p class="quiet">Version ${escape(version)}. Addresses begin with <code>/v1</code>. The same as an OpenAPI 3.1 document: <a href="/v1/openapi.json"><code>/v1/openapi.json</code></a></p>
<p>New here? Begin with the <a href="/docs/guides/quick-start">quick start</a>; each subject has a <a href="/docs/guides">guide</a>.</p>
<h2 id="key">The key</h2>
<div class="beside">
<div>${markdown(keyText)}</div>
${codeBlock(setup, 'Shell', 'Address and key in the environment')}
</div>
<h2 id="all-calls">What holds for all calls</h2>
<div class="columns">
${markdown(description)}
<p>Every code of a problem has a page that explains it: <a href="/problems">problems</a>.</p>
</div>`;

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
  return [first, ...list, '<p><a href="#schemas">Schemas</a></p>'].join('\n');
}

const languages = `<div class="languages">${tabs(
  'language',
  'Samples',
  Object.values(samples).map(({ label }) => label),
)}</div>\n`;

const section = ({ name, description, operations }: Group, text: SchemaText) =>
  `<h2 id="${name}">${titled(name)}</h2>\n<div class="reading">${markdown(description)}</div>\n${operations.map((one) => operationSection(one, text)).join('\n')}`;

export interface Reference {
  readonly document: ApiDocument;
  readonly schemas: Schemas;
  readonly groups: readonly Group[];
  readonly whole: string;
  /** The names of the schemas that this page shows. */
  readonly shownSchemas: ReadonlySet<string>;
}

const schemasSection = (schemas: Schemas, text: SchemaText) => `<h2 id="schemas">Schemas</h2>\n${schemaSections(schemas, text)}`;

export function readReference(): Reference {
  const document = openApiDocument();
  const { components: { schemas = {} } = {} } = document;
  const groups = groupsOf(document);
  const text = new SchemaText(schemas);
  const sections = groups.map((group) => section(group, text));
  const whole = [introduction(document), ...sections, schemasSection(schemas, text)].join('\n');
  return { document, schemas, groups, whole, shownSchemas: text.linked };
}

/** The page of all calls, and a page for each group of them. */
export function referencePages({ schemas, groups, whole }: Reference, shared: Shared): SiteFile[] {
  const common = { section: 'reference', tools: languages, shared, scripts: [tryScript] } as const;
  const description = 'All calls of this Handbill server with their fields, answers, problems and samples.';
  const pages = groups.map((group) => {
    const text = new SchemaText(schemas);
    const title = titled(group.name);
    const body = `<p class="status"><a href="/docs">Reference</a> › ${title}</p>
<h1>${title}: all calls</h1>
<p class="quiet">Before them: <a href="/docs#all-calls">what holds for all calls</a>.</p>\n${section(group, text)}\n${schemasSection(schemas, text)}
${tryDrawer}`;
    const ofGroup = `${title}: the calls of this Handbill server with their fields, answers, problems and samples.`;
    return {
      address: groupAddress(group.name),
      body: page({ ...common, title, description: ofGroup, body, aside: contents(groups, group) }),
    };
  });
  return [
    {
      address: '/docs',
      body: page({ ...common, title: 'API reference', description, body: `${whole}\n${tryDrawer}`, aside: contents(groups) }),
    },
    ...pages,
    tryScript,
  ];
}
