import { isRef, type Schema, type Schemas } from './tidied-schema.ts';

/** What a field says of itself, or what the schema says that it refers to. */
function descriptionOf(field: Schema, schemas: Schemas): string | undefined {
  if (field.description !== undefined) return field.description;
  const options = isRef(field) ? [field] : (field.anyOf ?? []);
  const [target] = options.filter(isRef).map(({ $ref }) => schemas[$ref.replace('#/components/schemas/', '')]);
  return target?.description;
}

/** Says beside each field what it is, where only the schema says it that the field refers to. */
export function withFieldsDescribed(schemas: Schemas): Schemas {
  const described = (schema: Schema): Schema => {
    if (isRef(schema) || schema.properties === undefined) return schema;
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const description = descriptionOf(field, schemas);
      return [name, { ...field, ...(description !== undefined && { description }) }];
    });
    return { ...schema, properties: Object.fromEntries(fields) };
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, described(schema)]));
}
