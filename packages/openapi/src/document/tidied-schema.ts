import type { oas31 } from 'zod-openapi';

export type Schema = oas31.SchemaObject | oas31.ReferenceObject;
/** By their names in the document. */
export type Schemas = Record<string, Schema>;

export const isRef = (value: object): value is oas31.ReferenceObject => '$ref' in value;
const isNull = (schema: Schema) => !isRef(schema) && schema.type === 'null';
const each = (schemas: readonly Schema[]) => schemas.map(tidied);

/** What a nullable schema is when it is not `null`; `undefined` for any other. */
function otherThanNull({ anyOf = [] }: oas31.SchemaObject): Schema | undefined {
  const [other, ...more] = anyOf.filter((option) => !isNull(option));
  return more.length === 0 && anyOf.length === 2 ? other : undefined;
}

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` becomes `type: ['string', 'null']`, which generators of clients read best. */
function flat(schema: oas31.SchemaObject): oas31.SchemaObject {
  const other = otherThanNull(schema);
  if (other === undefined || isRef(other) || typeof other.type !== 'string') return schema;
  const { anyOf: _, ...around } = schema;
  return { ...other, ...around, type: [other.type, 'null'], ...(other.enum !== undefined && { enum: [...other.enum, null] }) };
}

/** Members besides the named ones: a schema that says nothing is passed over by generators, and they lose what they read there. */
function others(given: Schema | boolean, isBesideNamed: boolean): Schema | boolean {
  if (given === false) return false;
  const isAny = given === true || Object.keys(given).length === 0;
  if (isAny) return isBesideNamed ? { description: 'Anything else' } : true;
  return tidied(given);
}

function below(schema: oas31.SchemaObject): oas31.SchemaObject {
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, tidied(field)])),
    }),
    ...(items !== undefined && { items: tidied(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: others(additionalProperties, properties !== undefined) }),
    ...(anyOf !== undefined && { anyOf: each(anyOf) }),
    ...(oneOf !== undefined && { oneOf: each(oneOf) }),
  };
}

const isNullableList = (field: Schema | undefined) =>
  field !== undefined && !isRef(field) && Array.isArray(field.type) && field.type.includes('array') && field.type.includes('null');

/** The Java of openapi-generator 7.17 refuses `null` for a list that is always there; where it may be missing, it takes it. */
function withoutNullableListsAsked(schema: oas31.SchemaObject): oas31.SchemaObject {
  const { required, properties = {} } = schema;
  return required === undefined ? schema : { ...schema, required: required.filter((name) => !isNullableList(properties[name])) };
}

/** A schema that says the same in the way that is understood most widely. */
export function tidied(schema: Schema): Schema {
  return isRef(schema) ? schema : flat(withoutNullableListsAsked(below(schema)));
}

/** A schema for where there is no way to write `null`: in a query. */
export function neverNull(schema: Schema): Schema {
  if (isRef(schema)) return schema;
  const { anyOf: _, ...around } = schema;
  const other = otherThanNull(schema);
  return other === undefined ? schema : { ...other, ...around };
}
