import type { NamedOperation, Operation } from '@handbill/contract';
import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiRequestBodyObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { isConditional } from './headers.ts';
import { successResponses } from './responses.ts';

/** The fields of an operation's input, if it is an object; a union has no fields of its own. */
const fieldsOf = ({ input }: Operation): [string, z.ZodType][] => (input instanceof z.ZodObject ? Object.entries(input.shape) : []);

/** The fields in the path and the query. Headers that all changes take would be arguments of each call in generated Java and Go clients. */
function parametersOf(operation: Operation): Pick<ZodOpenApiOperationObject, 'requestParams' | 'parameters'> {
  const { pathParameters, hasBody } = operation;
  const fields = fieldsOf(operation);
  const path = Object.fromEntries(fields.filter(([name]) => pathParameters.includes(name)));
  const query = Object.fromEntries(fields.filter(([name]) => !pathParameters.includes(name)));
  return {
    requestParams: { path: z.object(path), ...(!hasBody && { query: z.object(query) }) },
    ...(isConditional(operation) && { parameters: [{ $ref: '#/components/parameters/If-None-Match' }] }),
  };
}

/** The body of an operation, or `undefined` if all of its fields are in the path or the query. */
function requestBodyOf(operation: Operation): ZodOpenApiRequestBodyObject | undefined {
  const { hasBody, pathParameters, input: schema, examples } = operation;
  if (!hasBody) return undefined;
  const fields = fieldsOf(operation);
  const bodyFields = fields.filter(([name]) => !pathParameters.includes(name));
  const isObject = fields.length > 0;
  if (isObject && bodyFields.length === 0) return undefined;
  const required = !isObject || bodyFields.some(([, field]) => field._zod.optin === undefined);
  // Generated Go clients send `null` for a body that is left out.
  const description = required || operation.method !== 'POST' ? undefined : 'May be left out; `null` counts as left out';
  return {
    required,
    ...(description !== undefined && { description }),
    content: { 'application/json': { schema, ...(examples !== undefined && { examples: { ...examples } }) } },
  };
}

function scopeSentence({ scope, orScope, furtherScopes = [], ofFirstWorkspace = false }: Operation): string {
  if (scope === null) return 'Any valid key may call it.';
  const either = orScope === undefined ? scope : `${scope}\` or \`${orScope}`;
  const scopes = [either, ...furtherScopes].map((name) => `\`${name}\``);
  return `Needs the scope${scopes.length > 1 ? 's' : ''} ${scopes.join(' and ')}${ofFirstWorkspace ? ', of the first workspace' : ''}.`;
}

/** An operation as an OpenAPI operation object, with the events of the `subscription` that shares its route, if there is one. */
export function operationObject(
  named: NamedOperation,
  subscription: NamedOperation | undefined,
  problemResponses: (operation: Operation) => ZodOpenApiResponsesObject,
): ZodOpenApiOperationObject {
  const { name, operationId, operation } = named;
  const { summary, description } = operation;
  const requestBody = requestBodyOf(operation);
  return {
    operationId,
    tags: name.split('.').slice(0, 1),
    summary,
    description: [description, subscription?.operation.description, scopeSentence(operation)]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    ...parametersOf(operation),
    ...(requestBody !== undefined && { requestBody }),
    responses: { ...successResponses(named, subscription), ...problemResponses(operation) },
  };
}
