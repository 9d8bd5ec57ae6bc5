import type { oas31 } from 'zod-openapi';

export type Schema = oas31.SchemaObject | oas31.ReferenceObject;
/** By their names in the document. */
export type Schemas = Record<string, Schema>;

export const isRef = (value: object): value is oas31.ReferenceObject => '$ref' in value;
const isNull = (schema: Schema) => !isRef(schema) && schema.type === 'null';

/** The schema beside `null` in a nullable schema; `undefined` if the schema is not nullable. */
function nonNullOption({ anyOf = [] }: oas31.SchemaObject): Schema | undefined {
  const [option, ...more] = anyOf.filter((each) => !isNull(each));
  return more.length === 0 && anyOf.length === 2 ? option : undefined;
}

/**
 * `anyOf: [{ type: 'string' }, { type: 'null' }]` becomes `type: ['string', 'null']`, which most client generators handle best.
 * A default goes inside instead: `anyOf: [{ type: 'string', default: 'en' }, { type: 'null' }]`, since openapi-typescript takes a field
 * that has `default` itself for one that is always present, and requires it.
 */
function tidyNullable(schema: oas31.SchemaObject): oas31.SchemaObject {
  const option = nonNullOption(schema);
  if (option === undefined) return schema;
  const { anyOf: _, default: value, ...rest } = schema;
  if (value !== undefined) {
    const { description, ...bare } = { ...option, ...rest };
    return { anyOf: [{ ...bare, default: value }, { type: 'null' }], ...(description !== undefined && { description }) };
  }
  if (isRef(option) || typeof option.type !== 'string') return schema;
  return { ...option, ...rest, type: [option.type, 'null'], ...(option.enum !== undefined && { enum: [...option.enum, null] }) };
}

/** The schema of unnamed members. Generators ignore an empty one, and then lose these members when they read an object. */
function tidyAdditional(additional: Schema | boolean, hasNamedMembers: boolean): Schema | boolean {
  if (additional === false) return false;
  const isUnrestricted = additional === true || Object.keys(additional).length === 0;
  if (isUnrestricted) return hasNamedMembers ? { description: 'Any other member' } : true;
  return tidySchema(additional);
}

function tidyParts(schema: oas31.SchemaObject): oas31.SchemaObject {
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, tidySchema(field)])),
    }),
    ...(items !== undefined && { items: tidySchema(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: tidyAdditional(additionalProperties, properties !== undefined) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(tidySchema) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(tidySchema) }),
  };
}

const isNullableList = (field: Schema | undefined) =>
  field !== undefined && !isRef(field) && Array.isArray(field.type) && field.type.includes('array') && field.type.includes('null');

/** Java clients of openapi-generator 7.17 reject `null` for a list that is required; where the list may be missing, they accept it. */
function withoutRequiredNullableLists(schema: oas31.SchemaObject): oas31.SchemaObject {
  const { required, properties = {} } = schema;
  return required === undefined ? schema : { ...schema, required: required.filter((name) => !isNullableList(properties[name])) };
}

/** An equivalent schema, written in the way that most client generators understand. */
export function tidySchema(schema: Schema): Schema {
  return isRef(schema) ? schema : tidyNullable(withoutRequiredNullableLists(tidyParts(schema)));
}

/** The schema without `null`, for a query, where `null` cannot be written. */
export function withoutNull(schema: Schema): Schema {
  if (isRef(schema)) return schema;
  const { anyOf: _, ...rest } = schema;
  const option = nonNullOption(schema);
  return option === undefined ? schema : { ...option, ...rest };
}
