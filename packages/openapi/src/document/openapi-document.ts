import { contract, operations } from '@handbill/contract';
import * as z from 'zod';
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import { headers, requestHeaders } from './headers.ts';
import { info } from './info.ts';
import { operationObject } from './operation-object.ts';
import { createProblemResponses } from './responses.ts';
import { routeOf } from './route-of.ts';
import { schemaOverride } from './schema-override.ts';
import { tags } from './tags.ts';
import { tidyDocument } from './tidy-document.ts';

function pathItems(): ZodOpenApiPathsObject {
  const problemResponses = createProblemResponses();
  const paths: ZodOpenApiPathsObject = {};
  for (const named of operations(contract)) {
    const { method, path } = routeOf(named.operation);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(named, problemResponses) };
  }
  return paths;
}

/** Names of the schemas of bodies that are merged into a stored record. */
const editSchemas = () =>
  new Set(
    operations(contract).flatMap(({ operation }) =>
      operation.parsedBy === 'handler' ? (z.globalRegistry.get(operation.input)?.id ?? []) : [],
    ),
  );

/** The OpenAPI 3.1 document of all operations in the contract. */
export function openApiDocument(): oas31.OpenAPIObject {
  const pathParameters = new Map(operations(contract).map(({ operation }) => [operation.input, routeOf(operation).parameters]));
  const document = createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: '/v1' }],
      tags,
      security: [{ key: [] }],
      paths: pathItems(),
      components: {
        headers,
        parameters: requestHeaders,
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, sent as `Authorization: Bearer <key>`' } },
      },
    },
    { override: schemaOverride(pathParameters), allowEmptySchema: { custom: true } },
  );
  return tidyDocument(document as oas31.OpenAPIObject, editSchemas());
}

/** The OpenAPI document as it is served, and committed in `docs/openapi.json`. */
export function documentText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
