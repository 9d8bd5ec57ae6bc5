import { Ajv, type FuncKeywordDefinition, type Options, type SchemaValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/** `text: [min, max]`: a string is trimmed in place, then counted in code points; half a surrogate pair is refused. */
const validate: SchemaValidateFunction = ([min, max]: readonly [number, number], value: string, _schema, at) => {
  const trimmed = value.trim();
  if (at !== undefined && trimmed !== value) (at.parentData as Record<string | number, unknown>)[at.parentDataProperty] = trimmed;
  const length = trimmed.length <= max && trimmed.length >= min * 2 ? trimmed.length : [...trimmed].length;
  return length >= min && length <= max && trimmed.isWellFormed();
};

const textKeyword: FuncKeywordDefinition = { keyword: 'text', type: 'string', schemaType: 'array', modifying: true, validate };

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
