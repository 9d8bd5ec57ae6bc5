import type { oas31 } from 'zod-openapi';
import { neverNull, tidied, type Schema } from './tidied-schema.ts';

const isRef = (value: object): value is oas31.ReferenceObject => '$ref' in value;

function parameter(given: oas31.ParameterObject): oas31.ParameterObject {
  const schema = tidied(given.in === 'query' ? neverNull(given.schema ?? {}) : (given.schema ?? {}));
  if (isRef(schema)) return { ...given, schema };
  // A parameter's description is read where the parameter is; its schema need not repeat it.
  const { description = given.description, ...rest } = schema;
  const list = rest.type === 'array' && { style: 'form' as const, explode: true };
  return { ...given, ...(description !== undefined && { description }), ...list, schema: rest };
}

const parameters = (operation: oas31.OperationObject): oas31.OperationObject => ({
  ...operation,
  ...(operation.parameters !== undefined && { parameters: operation.parameters.map((given) => (isRef(given) ? given : parameter(given))) }),
});

const pathItem = (item: oas31.PathItemObject): oas31.PathItemObject =>
  Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, parameters(operation as oas31.OperationObject)]));

const told = (value: unknown) => `\`${JSON.stringify(value)}\` when left out`;

/**
 * Defaults of a body as words: generators of clients take the keyword for "is always there" and ask for the field, or send it.
 * An edit has none: what it leaves out stays as it is.
 */
function withDefaultsTold(schema: Schema, isEdit: boolean): Schema {
  if (isRef(schema) || schema.properties === undefined) return schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const { default: value, ...rest } = field as oas31.SchemaObject;
    const description = [rest.description, value !== undefined && !isEdit ? told(value) : undefined]
      .filter((part) => part !== undefined)
      .join('; ');
    return [name, { ...rest, ...(description !== '' && { description }) }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** The document with all its schemas tidied. `edits` names the components that are edits. */
export function tidiedDocument(document: oas31.OpenAPIObject, edits: ReadonlySet<string>): oas31.OpenAPIObject {
  const { paths = {}, components = {} } = document;
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => {
    return [name, withDefaultsTold(tidied(schema), edits.has(name))];
  });
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, pathItem(item)])),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}
