import * as z from 'zod';
import { clean } from './clean.ts';

type Value = Record<string, unknown>;
export const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value brought as near to a schema as is safe: texts cleaned, what the schema does not know left out, missing lists and nullables
 * filled, a number for a text and the reverse. Of an answer that was cut off, missing texts are empty: the checks name them.
 */
export function fitted(schema: z.core.$ZodType, value: unknown, truncated: boolean): unknown {
  if (schema instanceof z.ZodNullable) return value === undefined || value === null ? null : fitted(schema.unwrap(), value, truncated);
  if (schema instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        fitted(field, Object.hasOwn(value, name) ? value[name] : undefined, truncated),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const items = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
    return items.map((item) => fitted(schema.element, item, truncated));
  }
  if (schema instanceof z.ZodString) return texted(value, truncated);
  if (schema instanceof z.ZodNumber && typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim())) return Number(value);
  return value;
}

function texted(value: unknown, truncated: boolean): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return value === undefined && truncated ? '' : value;
}
