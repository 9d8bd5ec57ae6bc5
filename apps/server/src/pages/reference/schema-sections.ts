import type { Schema } from '@handbill/openapi';
import { markdown } from '../markdown.ts';
import { maxValuesShown, shownValue, shownValues, type SchemaText } from './schema-text.ts';

interface Row {
  readonly name: string;
  readonly schema: Schema;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
}

function defaultOf(schema: Schema): unknown {
  if ('default' in schema) return schema.default;
  return 'anyOf' in schema ? schema.anyOf?.map(defaultOf).find((value) => value !== undefined) : undefined;
}

function examplesOf(schema: Schema): readonly unknown[] {
  if ('examples' in schema && Array.isArray(schema.examples)) return schema.examples;
  return 'anyOf' in schema ? (schema.anyOf?.flatMap(examplesOf) ?? []) : [];
}

/** Values that an open list is known to have now. */
function knownValues(schema: Schema, text: SchemaText): readonly unknown[] {
  const target = text.resolve(schema);
  const values: unknown = (target as Record<string, unknown>)['x-extensible-enum'];
  if (Array.isArray(values)) return values;
  return target.items === undefined ? [] : knownValues(target.items, text);
}

function row({ name, schema, description, isRequired }: Row, text: SchemaText): string {
  const [example] = examplesOf(schema);
  const preset = defaultOf(schema);
  const known = knownValues(schema, text);
  const notes = [
    ...(preset === undefined ? [] : [`Default: ${shownValue(preset)}`]),
    ...(known.length === 0 ? [] : [`Values so far: ${shownValues(known)}`]),
    ...(example === undefined ? [] : [`Example: ${shownValue(example)}`]),
  ];
  const required = isRequired ? ' <span class="required">required</span>' : '';
  const details = [
    description === undefined ? '' : markdown(description),
    notes.length === 0 ? '' : `<p class="quiet">${notes.join('. ')}</p>`,
  ];
  return `<div><dt><code>${name}</code> <span class="type">${text.type(schema)}</span>${required}</dt><dd>${details.join('')}</dd></div>`;
}

/** A list of fields or parameters with all that is said of them. */
export const rows = (all: readonly Row[], text: SchemaText): string =>
  `<dl class="rows">\n${all.map((one) => row(one, text)).join('\n')}\n</dl>`;

/** What a schema allows: its fields, its values, or those of the kinds that it may be. */
export function schemaBody(schema: Schema, text: SchemaText): string {
  const { properties, required = [], oneOf, enum: values = [], additionalProperties: more } = text.resolve(schema);
  if (oneOf !== undefined) {
    const kinds = oneOf.map((kind) => `<details><summary>${kindOf(kind, text)}</summary>\n${schemaBody(kind, text)}</details>`);
    return kinds.join('\n');
  }
  if (values.length > maxValuesShown)
    return `<details><summary>All ${values.length} values</summary><p>${shownValues(values)}</p></details>`;
  if (properties === undefined) return `<p>${text.type(text.resolve(schema))}</p>`;
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    description: field.description,
    isRequired: required.includes(name),
  }));
  const isOpen = typeof more === 'object' && more.description === 'Any other member';
  return `${rows(fields, text)}${isOpen ? '\n<p class="quiet">Any other members are kept as they are.</p>' : ''}`;
}

/** The value of `type` by which a kind of a union is told apart. */
function kindOf(kind: Schema, text: SchemaText): string {
  const { properties = {}, title = 'One kind' } = text.resolve(kind);
  const { type } = properties;
  return type !== undefined && 'const' in type ? `With <code>type</code> ${shownValue(type.const)}` : title;
}

/** A section for each schema that was linked to, those in it too. */
export function schemaSections(schemas: Readonly<Record<string, Schema>>, text: SchemaText): string {
  const sections: string[] = [];
  // The set grows while it is walked.
  for (const name of text.linked) {
    const schema = schemas[name] ?? {};
    const description = schema.description === undefined ? '' : markdown(schema.description);
    sections.push(`<section class="reading" id="${name}">\n<h3>${name}</h3>\n${description}${schemaBody(schema, text)}\n</section>`);
  }
  return sections.join('\n');
}
