import { apiBase } from '@handbill/contract';
import type { Schema } from '@handbill/openapi';
import { examplesOf, type DocumentedOperation } from '../reference/documented-operation.ts';
import { titled, type Group } from '../reference/groups.ts';
import type { Reference } from '../reference/reference-page.ts';
import { kindsOf } from '../reference/schema-sections.ts';
import { SchemaText } from '../reference/schema-text.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The few words of HTML in which a type is described, as Markdown: code stays code, links are their words. */
const htmlAsMarkdown = (html: string): string =>
  html
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const inLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

function fieldLines(schema: Schema, text: SchemaText): string[] {
  const { properties = {}, required = [] } = text.resolve(schema);
  return Object.entries(properties).map(([name, field]) => {
    const type = htmlAsMarkdown(text.type(field));
    const said = inLine(field.description ?? text.resolve(field).description);
    return `- \`${name}\` (${type}${required.includes(name) ? ', required' : ''})${said === '' ? '' : `: ${said}`}`;
  });
}

function bodyLines({ body }: DocumentedOperation, text: SchemaText): string[] {
  if (body?.schema === undefined) return [];
  const kinds = kindsOf(body.schema, text);
  const [example] = examplesOf(body);
  const shown = example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``];
  const fields =
    kinds.length === 0
      ? [['Body:', '', ...fieldLines(body.schema, text)].join('\n')]
      : kinds.map(({ name, schema }) => [`Body with \`"type": "${name}"\`:`, '', ...fieldLines(schema, text)].join('\n'));
  return [...fields, ...shown];
}

function callAsMarkdown(call: DocumentedOperation, text: SchemaText): string {
  const { operationId, name, operation } = call.named;
  const { summary = '', description } = call.object;
  const parameters = call.parameters.map(
    ({ name: parameter, in: place, schema = {}, description: said, required = false }) =>
      `- \`${parameter}\` (${place}, ${htmlAsMarkdown(text.type(schema))}${required ? ', required' : ''}): ${inLine(said)}`,
  );
  const statuses = call.responses.map(([status, answer]) => `${status} ${inLine(answer.description)}`);
  return [
    `## ${summary}`,
    `\`${operation.method} ${apiBase}${operation.path}\` · \`${operationId}\` · tRPC \`${name}\` · scope ${operation.scope === null ? 'any key' : `\`${operation.scope}\``}`,
    ...(description === undefined ? [] : [description]),
    ...(parameters.length === 0 ? [] : [parameters.join('\n')]),
    ...bodyLines(call, text),
    `Answers: ${statuses.join('; ')}.`,
  ].join('\n\n');
}

export function groupAsMarkdown({ name, description, operations }: Group, { schemas }: Reference): string {
  const text = new SchemaText(schemas);
  return [`# ${titled(name)}: all calls`, description, ...operations.map((call) => callAsMarkdown(call, text))].join('\n\n');
}
