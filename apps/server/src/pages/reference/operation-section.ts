import { apiBase } from '@handbill/contract';
import { markdown } from '../markdown.ts';
import { codeBlock, escape } from '../page.ts';
import { consoleAddress } from './console-page.ts';
import { examplesOf, sampleInput, type DocumentedOperation, type Response } from './documented-operation.ts';
import { samples } from './samples.ts';
import { rows, schemaBody } from './schema-sections.ts';
import type { SchemaText } from './schema-text.ts';

const places = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;

function parameterLists(operation: DocumentedOperation, text: SchemaText): string[] {
  const groups = Map.groupBy(operation.parameters, (parameter) => parameter.in);
  return [...groups].map(([place, parameters]) => {
    const all = parameters.map(({ name, schema = {}, description, required = false }) => ({
      name,
      schema,
      description,
      isRequired: required,
    }));
    return `<h4>${places[place]}</h4>\n${rows(all, text)}`;
  });
}

function bodyOf(operation: DocumentedOperation, text: SchemaText): string[] {
  const { body } = operation;
  if (body === undefined) return [];
  const requestBody = operation.object.requestBody as { readonly required?: boolean };
  const optional = requestBody.required === true ? '' : ' <span class="type">may be left out</span>';
  const [, ...more] = examplesOf(body);
  const shown = more.map(({ label, value }) => exampleBlock(`Another body: ${label}`, value));
  return [`<h4>Body${optional}</h4>\n${schemaBody(body.schema ?? {}, text)}`, ...shown];
}

const exampleBlock = (label: string, value: unknown, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}><summary>${escape(label)}</summary>${codeBlock(typeof value === 'string' ? value : JSON.stringify(value, null, 2), label)}</details>`;

/** The codes of a problem response. */
function codesOf({ content = {} }: Response, text: SchemaText): string[] {
  const { schema } = content['application/problem+json'] ?? {};
  const code = schema === undefined ? undefined : text.resolve(schema).properties?.['code'];
  return (code as { 'x-extensible-enum'?: string[] } | undefined)?.['x-extensible-enum'] ?? [];
}

function answersOf(operation: DocumentedOperation, text: SchemaText): string {
  const successes = operation.responses.filter(([status]) => status < '400');
  const problems = operation.responses.filter(([status]) => status >= '400');
  const success = successes.map(([status, { description, content = {}, headers = {}, 'x-event-stream': events }]) => {
    const types = Object.entries({ ...content, ...(events !== undefined && { 'text/event-stream': events }) }).map(
      ([type, { schema = {} }]) => `${text.type(schema)}${type === 'application/json' ? '' : ` as ${type}`}`,
    );
    const names = Object.keys(headers).map((name) => `<code>${name}</code>`);
    return `<div><dt><code>${status}</code> <span class="type">${escape(description)}</span></dt><dd><p>${[...types, `headers ${names.join(', ')}`].join('; ')}</p></dd></div>`;
  });
  const refused = problems.map(([status, response]) => {
    const codes = codesOf(response, text).map((code) => `<a href="/problems/${code}"><code>${code}</code></a>`);
    return `<li><code>${status}</code> ${codes.join(' ')}</li>`;
  });
  return `<h4>Answers</h4>\n<dl class="rows">${success.join('\n')}</dl>\n<h4>Problems</h4>\n<ul class="problems">\n${refused.join('\n')}\n</ul>`;
}

/** Everything about one operation. */
export function operationSection(operation: DocumentedOperation, text: SchemaText): string {
  const {
    operationId,
    operation: { method, path },
  } = operation.named;
  const { summary = '', description = '' } = operation.object;
  const input = sampleInput(operation);
  const codes = Object.entries(samples).map(
    ([language, { label, of }]) =>
      `<div class="sample ${language}">${codeBlock(of(operation.named, input), `${summary}, in ${label}`)}</div>`,
  );
  const [[, success] = []] = operation.responses;
  const answers = [
    ...Object.values(success?.content ?? {})
      .flatMap(examplesOf)
      .map(({ label, value }, index) => exampleBlock(`Answer: ${label}`, value, index === 0)),
    ...examplesOf(success?.['x-event-stream'] ?? {}).map(({ label, value }) => exampleBlock(`Event: ${label}`, value)),
  ];
  return `<section class="operation" id="${operationId}">
<header>
<h3>${escape(summary)}</h3>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escape(`${apiBase}${path}`)}</code> <a href="${consoleAddress(operationId)}">Try it<span class="unseen">: ${escape(summary)}</span></a></p>
${markdown(description)}</header>
<div class="fields">
${[...parameterLists(operation, text), ...bodyOf(operation, text), answersOf(operation, text)].join('\n')}
</div>
<div class="samples">
${[...codes, ...answers].join('\n')}
</div>
</section>`;
}
