import * as z from 'zod';

/** How long a text may be in characters (UTF-16), or how many items a list may have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Whether a text has to have a form besides: an address, a date, a pattern. */
  readonly hasForm: boolean;
}

const known = new WeakMap<z.core.$ZodType, Bounds>();

/** What a schema says of a text's or a list's length. */
export function boundsOf(schema: z.core.$ZodType): Bounds {
  const seen = known.get(schema);
  if (seen !== undefined) return seen;
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const bounds = {
    min: json.minLength ?? json.minItems ?? 0,
    max: json.maxLength ?? json.maxItems ?? Infinity,
    hasForm: json.pattern !== undefined || json.format !== undefined || json.allOf !== undefined,
  };
  known.set(schema, bounds);
  return bounds;
}
