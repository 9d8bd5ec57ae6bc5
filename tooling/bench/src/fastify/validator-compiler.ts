import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { textKeyword } from './text-keyword.ts';

const options: Options = { allErrors: true, removeAdditional: false, useDefaults: true, allowUnionTypes: true };

function ajvWith(coerceTypes: 'array' | false): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes });
  (formats as unknown as (ajv: Ajv, options: object) => void)(ajv, { formats: ['date-time'] });
  return ajv.addKeyword(textKeyword);
}

/** Bodies are taken as they are; only a query's text is read as numbers and lists. */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const [strict, coercing] = [ajvWith(false), ajvWith('array')];
  return ({ schema, httpPart }) => (httpPart === 'querystring' ? coercing : strict).compile(schema);
}
