import type { Document } from 'mongodb';
import * as z from 'zod';

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

/** What JSON Schema has no word for. */
const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Node }): void => {
  if (zodSchema._zod.def.type === 'date') jsonSchema['bsonType'] = ['date'];
  if (zodSchema._zod.def.type === 'bigint') jsonSchema['bsonType'] = ['long'];
};

const mapped = (nodes: Readonly<Record<string, unknown>>, defs: Defs) =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, converted(node as Node, defs)]));

type Defs = Readonly<Record<string, Node>>;

function converted(node: Node, defs: Defs): Document {
  const named = node.$ref === undefined ? undefined : defs[node.$ref.replace('#/$defs/', '')];
  if (named !== undefined) return converted(named, defs);
  const types = node['bsonType'] ?? [node.type ?? []].flat().flatMap((type) => bsonTypes[type] ?? []);
  const choices = node.const === undefined ? node.enum : [node.const];
  const any = node.anyOf ?? node.oneOf;
  return {
    ...(Array.isArray(types) && types.length > 0 && { bsonType: types }),
    ...(choices !== undefined && { enum: choices }),
    ...(node.required !== undefined && node.required.length > 0 && { required: node.required }),
    ...(node.properties !== undefined && { properties: mapped(node.properties, defs) }),
    ...(typeof node.items === 'object' && !Array.isArray(node.items) && { items: converted(node.items as Node, defs) }),
    ...(any !== undefined && { anyOf: any.map((one) => converted(one as Node, defs)) }),
  };
}

/**
 * A stored schema as MongoDB's `$jsonSchema`: types, choices and what must be there. Lengths and patterns are the edge's business, so that
 * changing one does not touch the database; fields that it does not know are let in, for servers of the next version beside this one.
 */
export function bsonSchema(schema: z.ZodType): Document {
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override });
  return converted(root as Node, ($defs ?? {}) as Defs);
}
