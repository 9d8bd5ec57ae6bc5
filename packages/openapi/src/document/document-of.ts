import { contract, operations } from '@handbill/contract';
import * as z from 'zod';
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import { headers } from './headers.ts';
import { info } from './info.ts';
import { operationObject } from './operation-object.ts';
import { headerParameters } from './parameters-of.ts';
import { problemResponses } from './problem-responses.ts';
import { routeOf } from './route-of.ts';
import { schemaOverride } from './schema-override.ts';
import { tags } from './tags.ts';
import { tidiedDocument } from './tidied-document.ts';

function pathsOf(): ZodOpenApiPathsObject {
  const problemsOf = problemResponses();
  const paths: ZodOpenApiPathsObject = {};
  for (const named of operations(contract)) {
    const { method, path } = routeOf(named.operation);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(named, problemsOf) };
  }
  return paths;
}

/** Names of the bodies that are merged into something stored. */
const edits = () =>
  new Set(
    operations(contract).flatMap(({ operation }) =>
      operation.parsedBy === 'handler' ? (z.globalRegistry.get(operation.input)?.id ?? []) : [],
    ),
  );

/** The OpenAPI 3.1 document of everything in the contract. */
export function documentOf(): oas31.OpenAPIObject {
  const bodies = new Map(operations(contract).map(({ operation }) => [operation.input, routeOf(operation).parameters]));
  const document = createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: '/v1' }],
      tags: tags(),
      security: [{ key: [] }],
      paths: pathsOf(),
      components: {
        headers,
        parameters: headerParameters,
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of Handbill, as `Authorization: Bearer <key>`' } },
      },
    },
    { override: schemaOverride(bodies), allowEmptySchema: { custom: true } },
  );
  return tidiedDocument(document as oas31.OpenAPIObject, edits());
}
