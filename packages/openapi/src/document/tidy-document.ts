import type { oas31 } from 'zod-openapi';
import { mapOperations, mapSuccesses } from './map-operations.ts';
import { isRef, tidySchema, withoutNull, type Schema, type Schemas } from './tidy-schema.ts';

function tidyParameter(parameter: oas31.ParameterObject): oas31.ParameterObject {
  const schema = tidySchema(parameter.in === 'query' ? withoutNull(parameter.schema ?? {}) : (parameter.schema ?? {}));
  if (isRef(schema)) return { ...parameter, schema };
  // A parameter's description belongs to the parameter; its schema need not repeat it.
  const { description = parameter.description, ...rest } = schema;
  const list = rest.type === 'array' && { style: 'form' as const, explode: true };
  return { ...parameter, ...(description !== undefined && { description }), ...list, schema: rest };
}

const eventStream = 'text/event-stream';

/** The stream of a call is beside its answer: generated clients would take both for one type, or the stream for the answer. */
function withEventsApart(response: oas31.ResponseObject): oas31.ResponseObject {
  const { [eventStream]: events, ...content } = response.content ?? {};
  if (events === undefined || Object.keys(content).length === 0) return response;
  return { ...response, content, 'x-event-stream': events };
}

function tidyOperation(operation: oas31.OperationObject): oas31.OperationObject {
  const parameters = operation.parameters?.map((parameter) => (isRef(parameter) ? parameter : tidyParameter(parameter)));
  return { ...operation, ...(parameters !== undefined && { parameters }) };
}

/** Changes each field of a schema. */
function mapFields(schema: Schema, change: (field: Schema) => Schema): Schema {
  if (isRef(schema) || schema.properties === undefined) return schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, change(field)]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** An edit has no defaults: a field that it leaves out stays as it is. */
function withoutDefault(field: Schema): Schema {
  if (isRef(field)) return field;
  const { default: _, ...rest } = field;
  return rest;
}

/** Adds to a field the description of the schema that it refers to, its first paragraph, if it has none of its own. */
function withDescription(field: Schema, schemas: Schemas): Schema {
  if (field.description !== undefined) return field;
  const options = isRef(field) ? [field] : (field.anyOf ?? []);
  const [target] = options.filter(isRef).map(({ $ref }) => schemas[$ref.replace('#/components/schemas/', '')]);
  const [description] = target?.description?.split('\n\n') ?? [];
  return description === undefined ? field : { ...field, description };
}

/** By name, so that a new one moves no other. */
const sorted = <T>(named: Readonly<Record<string, T>>): [string, T][] => Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The document with all of its schemas tidied. `edits` are the names of the schemas of edits. */
export function tidyDocument(document: oas31.OpenAPIObject, edits: ReadonlySet<string>): oas31.OpenAPIObject {
  const { components = {} } = document;
  const tidy = sorted(components.schemas ?? {}).map(
    ([name, schema]) => [name, tidySchema(edits.has(name) ? mapFields(schema, withoutDefault) : schema)] as const,
  );
  const known: Schemas = Object.fromEntries(tidy);
  const described = tidy.map(([name, schema]) => [name, mapFields(schema, (field) => withDescription(field, known))]);
  return {
    ...mapOperations(mapSuccesses(document, withEventsApart), tidyOperation),
    components: {
      ...components,
      schemas: Object.fromEntries(described),
      ...(components.responses !== undefined && { responses: Object.fromEntries(sorted(components.responses)) }),
    },
  };
}
