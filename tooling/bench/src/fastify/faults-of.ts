import type { Fault } from '@handbill/contract';
import type { FastifySchemaValidationError } from 'fastify';

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  enum: 'invalid_choice',
  type: 'invalid_type',
  format: 'invalid_format',
  pattern: 'invalid_format',
  maximum: 'too_big',
  maxItems: 'too_big',
  maxLength: 'too_big',
  maxProperties: 'too_big',
  minimum: 'too_small',
  minItems: 'too_small',
  minLength: 'too_small',
};

function pointerOf({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const name =
    keyword === 'required' ? params['missingProperty'] : keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
  return name === undefined ? instancePath : `${instancePath}/${name as string}`;
}

/** Every faulty field, at its pointer. */
export function faultsOf(errors: readonly FastifySchemaValidationError[], place: Fault['in']): Fault[] {
  return errors.map((error) => ({
    in: place,
    // A query has no lists that a person sees: a filter is named as a whole.
    pointer: place === 'query' ? pointerOf(error).replace(/(?<=.)\/.*/, '') : pointerOf(error),
    code: (error.params['code'] as string | undefined) ?? codes[error.keyword] ?? 'invalid',
    message: error.message ?? 'is not valid',
  }));
}
