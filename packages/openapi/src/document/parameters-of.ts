import type { Operation } from '@handbill/contract';
import * as z from 'zod';
import type { oas31, ZodOpenApiOperationObject } from 'zod-openapi';
import { hasRevision } from './has-revision.ts';
import { routeOf } from './route-of.ts';
import { shapeOf } from './shape-of.ts';

type Parameters = Pick<ZodOpenApiOperationObject, 'requestParams' | 'parameters'>;

/** Header parameters, each a component of this name. */
export const headerParameters = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` that you have: 304 without a body while it is the current one',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, oas31.ParameterObject>;

/** Where an operation's fields go that are not in the body, and the headers that it heeds. */
export function parametersOf(operation: Operation): Parameters {
  const { method, parameters } = routeOf(operation);
  const fields = Object.entries(shapeOf(operation));
  const path = Object.fromEntries(fields.filter(([name]) => parameters.has(name)));
  const query = Object.fromEntries(fields.filter(([name]) => !parameters.has(name)));
  const inQuery = method === 'GET' || method === 'DELETE';
  const isConditional = method === 'GET' && hasRevision(operation);
  return {
    requestParams: { path: z.object(path), ...(inQuery && { query: z.object(query) }) },
    ...(isConditional && { parameters: [{ $ref: '#/components/parameters/If-None-Match' }] }),
  };
}
