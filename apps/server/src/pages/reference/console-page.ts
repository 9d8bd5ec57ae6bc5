import { apiBase } from '@handbill/contract';
import { escape } from '../html.ts';
import { page, script, type Shared, type SiteFile } from '../page.ts';
import { examplesOf, sampleInput, type DocumentedOperation, type Example } from './documented-operation.ts';
import { titled, type Group } from './groups.ts';

const address = '/docs/console';

/** The console at one operation. */
export const consoleAddress = (operationId: string): string => `${address}#${operationId}`;

/** A field for each parameter: those of the path filled in with an example. */
function parameterFields(operation: DocumentedOperation): string[] {
  const { path } = sampleInput(operation);
  return operation.parameters.map(({ in: place, name, schema = {} }) => {
    const isList = 'type' in schema && schema.type === 'array';
    const value = place === 'path' ? ` value="${escape(String(path[name] ?? ''))}" required` : '';
    const hint = isList ? ' <span class="quiet">several with commas</span>' : '';
    if (place === 'header') return '';
    return `<label><code>${name}</code>${hint} <input name="${name}" data-in="${place}"${isList ? ' data-list' : ''}${value}></label>`;
  });
}

const asText = ({ value }: Example) => JSON.stringify(value, null, 2);

function bodyField({ body }: DocumentedOperation): string[] {
  if (body === undefined) return [];
  const examples = examplesOf(body);
  const [text = ''] = examples.map(asText);
  const options = examples.map((one) => `<option value="${escape(asText(one))}">${escape(one.label)}</option>`);
  return [
    ...(examples.length < 2 ? [] : [`<label>Example <select class="examples">${options.join('')}</select></label>`]),
    `<label>Body, as JSON <textarea rows="${Math.min(14, text.split('\n').length + 1)}" spellcheck="false">${escape(text)}</textarea></label>`,
  ];
}

const hasEvents = ({ responses }: DocumentedOperation): boolean =>
  responses.some(([, response]) => response['x-event-stream'] !== undefined);

function call(operation: DocumentedOperation): string {
  const {
    operationId,
    operation: { method, path },
  } = operation.named;
  const { summary = '' } = operation.object;
  const fields = [
    ...parameterFields(operation),
    ...bodyField(operation),
    ...(hasEvents(operation) ? ['<label class="choice"><input type="checkbox" name="stream"> as a stream of events</label>'] : []),
  ];
  return `<details class="call" id="${operationId}" data-method="${method}" data-path="${escape(`${apiBase}${path}`)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> ${escape(summary)} <code>${escape(`${apiBase}${path}`)}</code></summary>
<form>
${fields.join('\n')}
<p><button>Call<span class="unseen">: ${escape(summary)}</span></button> <a href="/docs#${operationId}">What it does<span class="unseen">: ${escape(summary)}</span></a></p>
</form>
<div class="answer" role="status" hidden><pre tabindex="0" role="group" aria-label="Head of the answer"></pre><pre tabindex="0" role="group" aria-label="Answer"></pre></div>
</details>`;
}

/** The console and its script. */
export function consolePages(groups: readonly Group[], shared: Shared): SiteFile[] {
  const own = script('console');
  const calls = groups.map(({ name, operations }) => `<h2>${titled(name)}</h2>\n${operations.map(call).join('\n')}`);
  const body = `<h1>Console</h1>
<p>Calls this server from your browser, for real: a call that deletes, deletes. What each call does is in the <a href="/docs">API reference</a>.</p>
<noscript><p>The console needs JavaScript. The <a href="/docs">API reference</a> is readable without.</p></noscript>
<p class="key"><label>API key <input id="api-key" type="password" autocomplete="off" spellcheck="false"></label>
<label hidden><input id="keep-key" type="checkbox"> Keep the key in this tab</label> <span class="quiet">Else it is gone when you leave the page.</span></p>
${calls.join('\n')}`;
  const description = 'Try the calls of this Handbill server in the browser.';
  return [{ address, body: page({ title: 'Console', description, body, section: 'console', shared, scripts: [own] }) }, own];
}
