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

/** An edit says nothing about what it leaves out: a default there would overwrite what is stored. */
function withoutDefaults(schema: Schema): Schema {
  if (isRef(schema)) return schema;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { default: _, ...rest } = field as oas31.SchemaObject;
    return [name, rest];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** The document with all its schemas tidied. `edits` names the components that are edits. */
export function tidiedDocument(document: oas31.OpenAPIObject, edits: ReadonlySet<string>): oas31.OpenAPIObject {
  const { paths = {}, components = {} } = document;
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => {
    const tidy = tidied(schema);
    return [name, edits.has(name) ? withoutDefaults(tidy) : tidy];
  });
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, pathItem(item)])),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}
