import * as z from 'zod';
import type { JsonSchema, RecordForm } from './content-form.ts';
import { platformNames } from './platforms/platform-names.ts';

/** `call_to_action` → `Call to action` */
export function titleOf(name: string): string {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export type Schema = Record<string, unknown>;
type Definitions = Readonly<Record<string, Schema>>;

const membersOf = (properties: object, definitions: Definitions): Schema =>
  Object.fromEntries(
    Object.entries(properties as Definitions).map(([name, member]) => [name, { title: titleOf(name), ...inlined(member, definitions) }]),
  );

const unused = new Set(['$schema', '$defs', 'additionalProperties', 'x-limits', 'x-enum-varnames', 'override']);

/** A schema without references, `null` and members that forms do not use. */
export function inlined(schema: Schema, definitions: Definitions): Schema {
  const { $ref, anyOf, ...own } = schema as { $ref?: string; anyOf?: Schema[] } & Schema;
  const inner = $ref === undefined ? anyOf?.find(({ type }) => type !== 'null') : definitions[$ref.slice($ref.lastIndexOf('/') + 1)];
  const members = { ...(inner && inlined(inner, definitions)), ...own };
  const whole: Schema = Object.fromEntries(Object.entries(members).filter(([name]) => !unused.has(name)));
  const values = whole['enum'] as string[] | undefined;
  if (values !== undefined) whole['enumTitles'] = values.map((value) => platformNames[value] ?? titleOf(value));
  if (String(whole['pattern']).includes('://')) whole['format'] = 'uri';
  if (whole['items'] !== undefined) whole['items'] = inlined(whole['items'] as Schema, definitions);
  if (inner === undefined && whole['properties'] !== undefined) whole['properties'] = membersOf(whole['properties'] as object, definitions);
  return whole;
}

/** The schema of a request that forms need. */
export function formSchema(schema: z.ZodType): JsonSchema {
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { $defs?: Definitions } & Schema;
  const { properties = {}, required = [] } = inlined(own, $defs);
  return { type: 'object', properties: properties as Record<string, JsonSchema>, required: required as string[] };
}

/** The form of a record that is no text, as data. */
export const formOfRecord = (schema: z.ZodType): RecordForm => ({ schema: formSchema(schema), helpful: [], limitedBy: null, limits: {} });
