import type { oas31 } from 'zod-openapi';
import { isRef, type Schema, type Schemas } from './tidied-schema.ts';

const nothing: Schema = { type: 'null' };

/** What a field is when it is not `null`. */
function otherThanNull({ type, anyOf, ...rest }: oas31.SchemaObject): Schema {
  if (anyOf?.[0] !== undefined) return { ...anyOf[0] };
  const [only, ...more] = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type];
  return { ...rest, ...(only !== undefined && { type: more.length === 0 ? only : [only, ...more] }) } as Schema;
}

/** `{ type: ['string', 'null'], default: 'en' }` → `{ anyOf: [{ type: 'string', default: 'en' }, { type: 'null' }] }` */
function withDefaultInside({ default: value, description, ...rest }: oas31.SchemaObject): Schema {
  return { anyOf: [{ ...otherThanNull(rest), default: value }, nothing], ...(description !== undefined && { description }) };
}

/**
 * Says the default of a body's field within what it is when it is not `null`: openapi-typescript takes a field that has the keyword itself
 * for one that is always there, and asks for it. An edit has no defaults, since what it leaves out stays as it is.
 */
export function withInnerDefaults(schemas: Schemas, edits: ReadonlySet<string>): Schemas {
  const field = (owner: string, schema: Schema): Schema => {
    if (isRef(schema) || schema.default === undefined) return schema;
    if (!edits.has(owner)) return withDefaultInside(schema);
    const { default: _, ...rest } = schema;
    return rest;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([owner, schema]) => {
      if (isRef(schema) || schema.properties === undefined) return [owner, schema];
      const fields = Object.entries(schema.properties).map(([name, property]) => [name, field(owner, property)]);
      return [owner, { ...schema, properties: Object.fromEntries(fields) }];
    }),
  );
}
