import { apiBase, contract, hasOwnRoute, operations, type OperationTree, maxBodyBytes } from '@handbill/contract';
import * as z from 'zod';
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import { headers, ownHeaders } from './headers.ts';
import { operationObject } from './operation-object.ts';
import { requestHeaders } from './request-headers.ts';
import { createProblemResponses } from './responses.ts';
import { schemaOverride } from './schema-override.ts';
import { tags } from './tags.ts';
import { tidyDocument } from './tidy-document.ts';
import { readFileSync } from 'node:fs';

const Manifest = z.object({ version: z.string() });

/** All packages have the server's version. */
const { version } = Manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** The document's introduction: rules of every operation. */
const info: oas31.InfoObject = {
  title: 'Handbill',
  version,
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'Marketing content written by a language model, and the campaigns it belongs to.',
    `**Requests** are JSON in UTF-8, up to ${maxBodyBytes.toLocaleString('en')} bytes. Text is trimmed before its length is checked; lengths are in Unicode code points. CR LF and CR become line feeds, and other C0 control characters but tab are refused. \`null\` for an optional field is the same as leaving it out, except in a \`PATCH\`, where it clears the field. Unknown fields are rejected.`,
    '**Acting for someone**: `Handbill-Actor`, an id of up to 200 visible ASCII characters, says on whose behalf the key acts. It is kept in the [events](/docs/guides/events) of what the call changes, and in the log.',
    '**Repeating a change**: send each `POST`, `PATCH` and `DELETE` with an `Idempotency-Key` of its own, such as a random UUID, and send it again with the same key if the answer got lost. The change is made once, and its answer is repeated for 24 hours, with `Idempotency-Replayed: true`. The same key with another input is answered with 422, and with 409 while the first request is still running.',
    '**Changing what you have read**: send a change of one campaign, content item or brand voice with `If-Match` and the `ETag` of what you have read. Where the record has another revision by now, the answer is 412 with its `ETag`, and nothing is changed.',
    '**Responses** contain every field: an unset field is `null`, an empty list `[]`, an empty map `{}`. New fields, new values in open lists and new operations may be added at any time: ignore what you do not know. Times are RFC 3339 in UTC with milliseconds. Ids sort by creation time; a malformed id is answered with 404.',
    '**Profiles**: `/v1/openapi.json?profile=full` is this document with event streams, request headers as parameters and rate limits in each answer; `lean`, the default, is without what some client generators stumble over.',
    '**Lists** are sorted newest first. Page with `cursor` (the `next_cursor` of the previous page, or the `Link` header), which has no limit, or with `offset`, up to 10,000.',
    '**Errors** are RFC 9457 problem documents: branch on `code`. For an invalid request, `errors` names all invalid fields at once.',
    '**Rate limits**: the calls of each key, and of all keys of a workspace together, are limited. `RateLimit-Policy` and `RateLimit` in each answer say how many there are and how many are left; beyond, the answer is 429 with `Retry-After`.',
    '**Request ids**: `X-Request-Id` identifies each request in the response and in the logs. Send your own (up to 128 visible ASCII characters) or use the one that is returned.',
  ].join('\n\n'),
};

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

/** The OpenAPI 3.1 document of all operations in the contract, for pages; the served forms are made from it by [profiles.ts](profiles.ts). */
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
