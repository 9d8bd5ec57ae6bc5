import type { Operation } from '@handbill/contract';
import type { ZodOpenApiRequestBodyObject } from 'zod-openapi';
import { routeOf } from './route-of.ts';
import { shapeOf } from './shape-of.ts';

/** The body of an operation, or `undefined` where all that it takes is in the path. */
export function requestBodyOf(operation: Operation): ZodOpenApiRequestBodyObject | undefined {
  const { method, parameters } = routeOf(operation);
  if (method !== 'POST' && method !== 'PATCH') return undefined;
  const shape = shapeOf(operation);
  const isObject = Object.keys(shape).length > 0;
  const fields = Object.entries(shape).filter(([name]) => !parameters.has(name));
  if (isObject && fields.length === 0) return undefined;
  const required = !isObject || fields.some(([, schema]) => schema._zod.optin === undefined);
  const { input: schema, examples } = operation;
  return { required, content: { 'application/json': { schema, ...(examples !== undefined && { examples: { ...examples } }) } } };
}
