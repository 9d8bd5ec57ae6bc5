import { apiBase, contract, hasOwnRoute, operations, type OperationTree } from '@handbill/contract';
import * as z from 'zod';
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import { headers, ownHeaders } from './headers.ts';
import { info } from './info.ts';
import { operationObject } from './operation-object.ts';
import { requestHeaders } from './request-headers.ts';
import { createProblemResponses } from './responses.ts';
import { schemaOverride } from './schema-override.ts';
import { tags } from './tags.ts';
import { tidyDocument } from './tidy-document.ts';

function pathItems(tree: OperationTree): ZodOpenApiPathsObject {
  const problemResponses = createProblemResponses();
  const paths: ZodOpenApiPathsObject = {};
  // A subscription may share the route of a query: one OpenAPI operation describes both.
  for (const group of Map.groupBy(operations(tree), ({ operation }) => operation.route).values()) {
    const subscription = group.find(({ operation }) => !hasOwnRoute(operation));
    const named = group.find((each) => each !== subscription) ?? subscription;
    if (named === undefined) continue;
    const { method, path } = named.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(named, subscription, problemResponses) };
  }
  return paths;
}

/** Names of the schemas of bodies that are merged into a stored record. */
const editSchemas = (tree: OperationTree) =>
  new Set(
    operations(tree).flatMap(({ operation }) =>
      operation.parsedBy === 'handler' ? (z.globalRegistry.get(operation.input)?.id ?? []) : [],
    ),
  );

/** An OpenAPI 3.1 document. */
export type ApiDocument = oas31.OpenAPIObject;

/** The OpenAPI 3.1 document of all operations in the contract, for pages; what is served is made from it by [profiles.ts](profiles.ts). */
export function openApiDocument(tree: OperationTree = contract): ApiDocument {
  const pathParameters = new Map(operations(tree).map(({ operation }) => [operation.input, operation.pathParameters]));
  const document = createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: apiBase }],
      tags,
      security: [{ key: [] }],
      paths: pathItems(tree),
      components: {
        headers: { ...headers, ...ownHeaders(tree) },
        parameters: requestHeaders,
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, sent as `Authorization: Bearer <key>`' } },
      },
    },
    { override: schemaOverride(pathParameters), allowEmptySchema: { custom: true } },
  );
  return tidyDocument(document as oas31.OpenAPIObject, editSchemas(tree));
}
