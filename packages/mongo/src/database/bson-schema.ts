import { isPlainObject } from '@handbill/contract';
import type { Document } from 'mongodb';
import * as z from 'zod';

/** The values of fields that were not sent, or that an older version did not store. */
export const unsetIn = (shape: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.safeParse(undefined).data]));

type Node = z.core.JSONSchema.BaseSchema;

const bsonTypes: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  // The driver writes an integer as `int` or `long` by its size.
  integer: ['int', 'long'],
  number: ['int', 'long', 'double'],
  boolean: ['bool'],
  array: ['array'],
  object: ['object'],
  null: ['null'],
};

const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Node }): void => {
  if (zodSchema._zod.def.type === 'date') jsonSchema['bsonType'] = ['date'];
  if (zodSchema._zod.def.type === 'bigint') jsonSchema['bsonType'] = ['long'];
};

type Defs = Readonly<Record<string, Node>>;

const isNode = (value: unknown): value is Node => isPlainObject(value);

function typesOf(node: Node): Document {
  const types = node['bsonType'] ?? [node.type ?? []].flat().flatMap((type) => bsonTypes[type] ?? []);
  return Array.isArray(types) && types.length > 0 ? { bsonType: types } : {};
}

function convert(node: Node, defs: Defs): Document {
  const named = node.$ref === undefined ? undefined : defs[node.$ref.replace('#/$defs/', '')];
  if (named !== undefined) return convert(named, defs);
  const choices = node.const === undefined ? node.enum : [node.const];
  const alternatives = node.anyOf ?? node.oneOf;
  const convertAll = (nodes: readonly unknown[]) => nodes.filter(isNode).map((one) => convert(one, defs));
  const properties = Object.entries(node.properties ?? {}).flatMap(([name, member]) =>
    convertAll([member]).map((one) => [name, one] as const),
  );
  return {
    ...typesOf(node),
    ...(choices !== undefined && { enum: choices }),
    ...(node.required !== undefined && node.required.length > 0 && { required: node.required }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(isNode(node.items) && { items: convert(node.items, defs) }),
    ...(alternatives !== undefined && { anyOf: convertAll(alternatives) }),
  };
}

/** A stored schema as `$jsonSchema`: types, choices and required members. Unknown fields are let in, for servers of the next version. */
export function bsonSchema(schema: z.ZodType): Document {
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override });
  return convert(root, $defs ?? {});
}
