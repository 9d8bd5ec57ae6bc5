import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';

/** `text: [min, max]`: a string is trimmed in place, then counted in code points; half a surrogate pair is refused. */
const validate: SchemaValidateFunction = ([min, max]: readonly [number, number], value: string, _schema, at) => {
  const trimmed = value.trim();
  if (at !== undefined && trimmed !== value) (at.parentData as Record<string | number, unknown>)[at.parentDataProperty] = trimmed;
  const length = trimmed.length <= max && trimmed.length >= min * 2 ? trimmed.length : [...trimmed].length;
  const code = length < min ? 'too_small' : length > max ? 'too_big' : trimmed.isWellFormed() ? undefined : 'invalid';
  if (code === undefined) return true;
  validate.errors = [{ keyword: 'text', params: { code }, message: `must have ${min} to ${max} characters` }];
  return false;
};

export const textKeyword: FuncKeywordDefinition = {
  keyword: 'text',
  type: 'string',
  schemaType: 'array',
  modifying: true,
  errors: true,
  validate,
};
