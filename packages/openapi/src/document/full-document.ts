import { contract, isChange, operations, takesRevision, type Operation, type OperationTree } from '@handbill/contract';
import type { oas31 } from 'zod-openapi';
import { headerRefs, rateLimitHeaders } from './headers.ts';
import { mapOperations, mapSuccesses } from './map-operations.ts';
import type { RequestHeader } from './request-headers.ts';
import type { Schema } from './tidy-schema.ts';
import { withoutUnused } from './without-unused.ts';

/** The request headers that an operation takes, besides those that the lean document has. */
function headersOf(operation: Operation): RequestHeader[] {
  return [
    ...(isChange(operation) ? (['Idempotency-Key', 'Handbill-Actor'] as const) : []),
    ...(isChange(operation) && takesRevision(operation) ? (['If-Match'] as const) : []),
    ...(operation.method === 'GET' && operation.events !== undefined && operation.download === undefined
      ? (['Last-Event-ID'] as const)
      : []),
  ];
}

const limited = ({ headers, ...response }: oas31.ResponseObject): oas31.ResponseObject => ({
  ...response,
  headers: { ...headers, ...headerRefs(rateLimitHeaders) },
});

/** `content` → `ContentStreamEvent` */
const streamName = ({ tags: [tag = ''] = [] }: oas31.OperationObject) => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}StreamEvent`;

/** All that there is to tell: event streams beside the answers, request headers as optional parameters, and how each answer stands to the rate limits. */
export function fullDocument(document: oas31.OpenAPIObject, tree: OperationTree = contract): oas31.OpenAPIObject {
  const streams: Record<string, Schema> = {};
  const withEvents = ({ 'x-event-stream': events, ...response }: oas31.ResponseObject, operation: oas31.OperationObject) => {
    if (events === undefined) return limited(response);
    const { schema = {}, ...media } = events as oas31.MediaTypeObject;
    const name = streamName(operation);
    streams[name] = { ...schema, description: 'One event of the stream' };
    const stream = { ...media, schema: { $ref: `#/components/schemas/${name}` } };
    return limited({ ...response, content: { ...response.content, 'text/event-stream': stream } });
  };

  // A stream has its route with the query that it follows.
  const byId = new Map<string | undefined, RequestHeader[]>();
  for (const [, group] of Map.groupBy(operations(tree), ({ operation }) => operation.route)) {
    const names = new Set(group.flatMap(({ operation }) => headersOf(operation)));
    for (const { operationId } of group) byId.set(operationId, [...names]);
  }
  const withHeaders = (operation: oas31.OperationObject): oas31.OperationObject => {
    const refs = (byId.get(operation.operationId) ?? []).map((name) => ({ $ref: `#/components/parameters/${name}` }));
    return { ...operation, parameters: [...(operation.parameters ?? []), ...refs] };
  };
  const withPatches = (operation: oas31.OperationObject, method: string): oas31.OperationObject => {
    const { content: { 'application/json': json } = {}, ...body } = (operation.requestBody ?? {}) as Partial<oas31.RequestBodyObject>;
    if (method !== 'patch' || json === undefined) return operation;
    return { ...operation, requestBody: { ...body, content: { 'application/json': json, 'application/merge-patch+json': json } } };
  };

  const described = mapOperations(mapSuccesses(document, withEvents), (operation, method) => withPatches(withHeaders(operation), method));
  const { schemas, responses = {}, ...components } = described.components ?? {};
  return withoutUnused({
    ...described,
    components: {
      ...components,
      schemas: { ...schemas, ...streams },
      responses: Object.fromEntries(Object.entries(responses).map(([name, response]) => [name, limited(response as oas31.ResponseObject)])),
    },
  });
}
