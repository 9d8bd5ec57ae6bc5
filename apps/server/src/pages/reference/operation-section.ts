import { apiBase } from '@handbill/contract';
import { codeBlock, escape } from '../html.ts';
import { markdown } from '../markdown.ts';
import { tabbed, tabs, type Panel } from '../tabs.ts';
import { examplesOf, sampleInput, type DocumentedOperation, type Example, type Response } from './documented-operation.ts';
import { samples } from '@handbill/contract/samples';
import { kindsOf, rows, schemaBody, type Kind } from './schema-sections.ts';
import type { SchemaText } from './schema-text.ts';
import { tryIt } from './try-drawer.ts';

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
    return `<h4>${places[place]}</h4>\n${rows(all, text, operation.named.operationId)}`;
  });
}

/** Marks a part of a section that belongs to one kind of a body: the tabs of the section show one kind at a time. */
const ofKind = (index: number, body: string) => `<div class="kind kind-${index + 1}">\n${body}\n</div>`;

function bodyOf(operation: DocumentedOperation, kinds: readonly Kind[], text: SchemaText): string[] {
  const { body, named } = operation;
  if (body === undefined) return [];
  const requestBody = operation.object.requestBody as { readonly required?: boolean };
  const optional = requestBody.required === true ? '' : ' <span class="type">may be left out</span>';
  const head = `<h4>Body${optional}</h4>`;
  if (kinds.length === 0) return [head, schemaBody(body.schema ?? {}, text, named.operationId)];
  return [head, ...kinds.map(({ label, schema }, index) => ofKind(index, schemaBody(schema, text, `${named.operationId}.${label}`)))];
}

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

/** A call with a body, in each language. The language that is shown is chosen in the bar. */
const samplesOf = (operation: DocumentedOperation, body?: Example): string =>
  Object.values(samples)
    .map(({ label, of }, index) => {
      const code = codeBlock(of(operation.named, sampleInput(operation, body)), label, `${operation.object.summary}, in ${label}`);
      return `<div class="sample s${index + 1}">${code}</div>`;
    })
    .join('\n');

const shown = ({ label, value }: Example, caption: string): Panel => ({
  label,
  body: codeBlock(typeof value === 'string' ? value : JSON.stringify(value, null, 2), caption, `${caption}: ${label}`),
});

/** The samples of a call and its answers: those of a kind together, then the others. */
function shownCalls(operation: DocumentedOperation, kinds: readonly Kind[]): string[] {
  const { body, responses, named, object } = operation;
  const usual = String(named.operation.status ?? 200);
  const [status, success] = responses.find((response) => response[0] === usual) ?? responses[0] ?? [];
  const caption = `${status} ${success?.description}`;
  const answers = Object.values(success?.content ?? {}).flatMap(examplesOf);
  const shownAs = (name: string, examples: readonly Example[]) =>
    tabbed(
      `${named.operationId}.${name}answer`,
      `Answers: ${object.summary}`,
      examples.map((one) => shown(one, caption)),
    );
  const calledWith = (name: string, examples: readonly Example[]) =>
    tabbed(
      `${named.operationId}.${name}body`,
      `Samples: ${object.summary}`,
      examples.map((one) => ({ label: one.label, body: samplesOf(operation, one) })),
    );
  const bodies = body === undefined ? [] : examplesOf(body);
  const ofKinds = kinds.map((kind, index) => {
    const own = answers.filter(({ name }) => name === kind.name);
    return ofKind(index, `${calledWith(`${kind.name}.`, bodies.filter(kind.has))}\n${shownAs(`${kind.name}.`, own)}`);
  });
  const others = answers.filter(({ name }) => kinds.every((kind) => kind.name !== name));
  if (kinds.length > 0) return [...ofKinds, shownAs('', others)];
  return [bodies.length === 0 ? samplesOf(operation) : calledWith('', bodies), shownAs('', others)];
}

export function operationSection(operation: DocumentedOperation, text: SchemaText): string {
  const {
    operationId,
    operation: { method, path },
  } = operation.named;
  const { summary = '', description = '' } = operation.object;
  const kinds = operation.body?.schema === undefined ? [] : kindsOf(operation.body.schema, text);
  const labels = kinds.map(({ label }) => label);
  const [[, success] = []] = operation.responses;
  const events = examplesOf(success?.['x-event-stream'] ?? {}).map((one) => shown(one, 'Event'));
  return `<section id="${operationId}" class="operation${kinds.length === 0 ? '' : ' kinds'}">
<header>
<h3>${escape(summary)}</h3>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escape(`${apiBase}${path}`)}</code></p>
${tryIt(operation)}
${markdown(description)}</header>
${kinds.length === 0 ? '' : tabs(`${operationId}.kind`, `Kinds: ${summary}`, labels)}
<div class="fields">
${[...parameterLists(operation, text), ...bodyOf(operation, kinds, text), answersOf(operation, text)].join('\n')}
</div>
<div class="samples">
${[...shownCalls(operation, kinds), tabbed(`${operationId}.event`, `Events: ${summary}`, events)].join('\n')}
</div>
</section>`;
}
