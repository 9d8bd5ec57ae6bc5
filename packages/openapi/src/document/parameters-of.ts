import type { Operation } from '@handbill/contract';
import * as z from 'zod';
import type { oas31, ZodOpenApiOperationObject } from 'zod-openapi';
import { routeOf } from './route-of.ts';
import { hasRevision } from './has-revision.ts';
import { shapeOf } from './shape-of.ts';

type Parameters = Pick<ZodOpenApiOperationObject, 'requestParams' | 'parameters'>;

const requestId: oas31.ParameterObject = {
  name: 'X-Request-Id',
  in: 'header',
  description: 'Names the request in the logs; one is made when it is left out',
  schema: { type: 'string', pattern: '^[!-~]{1,128}$', maxLength: 128 },
};

const ifNoneMatch: oas31.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` that you have: 304 without a body while it is the current one',
  schema: { type: 'string' },
};

/** Header parameters, each a component of this name. */
export const headerParameters = { 'X-Request-Id': requestId, 'If-None-Match': ifNoneMatch };

const ref = (name: keyof typeof headerParameters) => ({ $ref: `#/components/parameters/${name}` });

/** Where an operation's fields go that are not in the body, and the headers that it heeds. */
export function parametersOf(operation: Operation): Parameters {
  const { method, parameters } = routeOf(operation);
  const fields = Object.entries(shapeOf(operation));
  const path = Object.fromEntries(fields.filter(([name]) => parameters.has(name)));
  const query = Object.fromEntries(fields.filter(([name]) => !parameters.has(name)));
  const inQuery = method === 'GET' || method === 'DELETE';
  return {
    requestParams: { path: z.object(path), ...(inQuery && { query: z.object(query) }) },
    parameters: [...(method === 'GET' && hasRevision(operation) ? [ref('If-None-Match')] : []), ref('X-Request-Id')],
  };
}
