import { isRef, type Schema, type Schemas } from '@handbill/openapi';
import { markdown } from '../markdown.ts';
import { tabbed } from '../tabs.ts';
import type { Example } from './documented-operation.ts';
import { maxValuesShown, nameOf, shownValue, shownValues, type SchemaText } from './schema-text.ts';

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

function row({ name, schema, description, isRequired }: Row, text: SchemaText, place: string): string {
  const [example] = examplesOf(schema);
  const preset = defaultOf(schema);
  const known = knownValues(schema, text);
  const notes = [
    ...(preset === undefined ? [] : [`Default: ${shownValue(preset)}`]),
    ...(known.length === 0 ? [] : [`Values so far: ${shownValues(known)}`]),
    ...(example === undefined ? [] : [`Example: ${shownValue(example)}`]),
  ];
  const required = isRequired ? ' <span class="required">required</span>' : '';
  const forms = formsOf(schema, text);
  const type = forms.length === 0 ? text.type(schema) : `one of ${forms.length} forms`;
  const details = [
    description === undefined ? '' : markdown(description),
    notes.length === 0 ? '' : `<p class="quiet">${notes.join('. ')}</p>`,
    tabbedKinds(forms, text, `${place}.${name}`),
  ];
  return `<div><dt><code>${name}</code> <span class="type">${type}</span>${required}</dt><dd>${details.join('')}</dd></div>`;
}

/** A list of fields or parameters. `place` is unique in the page. */
export const rows = (all: readonly Row[], text: SchemaText, place: string): string =>
  `<dl class="rows">\n${all.map((one) => row(one, text, place)).join('\n')}\n</dl>`;

/** The fields of a schema, its values, or those of its kinds. `place` is unique in the page. */
export function schemaBody(schema: Schema, text: SchemaText, place: string): string {
  const { properties, required = [], oneOf, enum: values = [], additionalProperties: more } = text.resolve(schema);
  if (oneOf !== undefined) return tabbedKinds(kindsOf(schema, text), text, place);
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
  return `${rows(fields, text, place)}${isOpen ? '\n<p class="quiet">Any other members are kept as they are.</p>' : ''}`;
}

export interface Kind {
  /** By which its examples are named. */
  readonly name: string;
  readonly label: string;
  readonly schema: Schema;
  /** Whether an example is of this kind. */
  readonly has: (example: Example) => boolean;
}

/** The kinds of a union that is told apart by `type`. */
export function kindsOf(schema: Schema, text: SchemaText): Kind[] {
  const { oneOf = [] } = text.resolve(schema);
  return oneOf.map((kind) => {
    const { properties = {}, title = 'One kind' } = text.resolve(kind);
    const { type } = properties;
    const name = type !== undefined && 'const' in type ? String(type.const) : title;
    return { name, label: name.replaceAll('_', ' '), schema: kind, has: ({ value }) => (value as { type?: unknown }).type === name };
  });
}

const tabbedKinds = (kinds: readonly Pick<Kind, 'label' | 'schema'>[], text: SchemaText, place: string): string =>
  tabbed(
    place,
    'Kinds',
    kinds.map(({ label, schema }) => ({ label, body: schemaBody(schema, text, `${place}.${label}`) })),
  );

/** `EditedEmailOutput` and `EditedAdCopyOutput` → `email` and `ad copy`: the words in which names differ. */
function differences(names: readonly string[]): string[] {
  const words = names.map((name) => name.match(/[A-Z][^A-Z]*/g) ?? [name]);
  const [first = []] = words;
  const isShared = (index: number) => words.every((one) => one.at(index) === first.at(index));
  let [start, end] = [0, 0];
  while (start < first.length && isShared(start)) start += 1;
  while (end < first.length - start && isShared(-1 - end)) end += 1;
  return words.map((one) =>
    one
      .slice(start, one.length - end)
      .join(' ')
      .toLowerCase(),
  );
}

/** The schemas of which a field has one, where these are as many as there are kinds of content: as links they would be a line of names. */
function formsOf(schema: Schema, text: SchemaText): Pick<Kind, 'label' | 'schema'>[] {
  const refs = (isRef(schema) ? [] : (schema.anyOf ?? [])).filter(isRef);
  if (refs.length < 3 || refs.some((ref) => text.resolve(ref).properties === undefined)) return [];
  const labels = differences(refs.map(nameOf));
  return refs.map((ref, index) => ({ label: labels[index] ?? nameOf(ref), schema: ref }));
}

/** A section for each schema that was linked to, those in it too. */
export function schemaSections(schemas: Schemas, text: SchemaText): string {
  const sections: string[] = [];
  // The set grows while it is walked.
  for (const name of text.linked) {
    const schema = schemas[name] ?? {};
    const description = schema.description === undefined ? '' : markdown(schema.description);
    sections.push(`<section class="reading" id="${name}">\n<h3>${name}</h3>\n${description}${schemaBody(schema, text, name)}\n</section>`);
  }
  return sections.join('\n');
}
