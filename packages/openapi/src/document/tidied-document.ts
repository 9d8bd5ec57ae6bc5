import type { oas31 } from 'zod-openapi';
import { withFieldsDescribed } from './fields-described.ts';
import { withInnerDefaults } from './inner-defaults.ts';
import { isRef, neverNull, tidied } from './tidied-schema.ts';

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

/** The document with all its schemas tidied. `edits` names the components that are edits. */
export function tidiedDocument(document: oas31.OpenAPIObject, edits: ReadonlySet<string>): oas31.OpenAPIObject {
  const { paths = {}, components = {} } = document;
  const tidy = Object.entries(components.schemas ?? {}).map(([name, schema]) => [name, tidied(schema)] as const);
  const schemas = withInnerDefaults(withFieldsDescribed(Object.fromEntries(tidy)), edits);
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, pathItem(item)])),
    components: { ...components, schemas },
  };
}
