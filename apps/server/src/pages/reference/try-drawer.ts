import { apiBase } from '@handbill/contract';
import { escape } from '../html.ts';
import { script } from '../page.ts';
import { examplesOf, sampleInput, type DocumentedOperation, type Example } from './documented-operation.ts';

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

/** The button that opens the drawer at a call, and its form. Without scripts there is neither. */
export function tryIt(operation: DocumentedOperation): string {
  const {
    operationId,
    operation: { method, path },
  } = operation.named;
  const summary = escape(operation.object.summary ?? '');
  const address = escape(`${apiBase}${path}`);
  const fields = [
    ...parameterFields(operation),
    ...bodyField(operation),
    ...(hasEvents(operation) ? ['<label class="choice"><input type="checkbox" name="stream"> as a stream of events</label>'] : []),
  ];
  return `<button class="try" hidden>Try it<span class="unseen">: ${summary}</span></button>
<template><form class="call" data-call="${operationId}" data-method="${method}" data-path="${address}">
<h2>${summary}</h2>
<p><span class="method ${method.toLowerCase()}">${method}</span> <code>${address}</code></p>
${fields.join('\n')}
<p><button>Call</button></p>
</form></template>`;
}

export const tryScript = script('try');
export const tryDrawer = `<dialog class="drawer" aria-label="Try a call">
<form method="dialog"><button aria-label="Close">×</button></form>
<div class="chosen"></div>
<div class="answer" role="status" hidden><pre tabindex="0" role="group" aria-label="Head of the answer"></pre><pre tabindex="0" role="group" aria-label="Answer"></pre></div>
<p class="quiet">Calls this server from your browser, for real: a call that deletes, deletes. Without a key it is made by your session of the console, if you are signed in.</p>
<p class="key"><label>API key <input id="api-key" type="password" autocomplete="off" spellcheck="false"></label>
<label hidden><input id="keep-key" type="checkbox"> Keep the key in this tab</label> <span class="quiet">Else it is gone when you leave the page.</span></p>
</dialog>`;
