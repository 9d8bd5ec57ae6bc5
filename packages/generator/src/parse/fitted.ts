import type { Steps } from '@handbill/contract';
import * as z from 'zod';
import { cleanSteps } from './clean.ts';

type Value = Record<string, unknown>;
export const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many items all lists of an output have at most: several times what any brief asks for. With more it is none, and the answer is kept as it came. */
const mostItems = 1_000;

/**
 * A value brought as near to a schema as is safe, in steps: texts cleaned, what the schema does not know left out, missing lists and
 * nullables filled, a number for a text and the reverse. Of an answer that was cut off, missing texts are empty: the checks name them.
 */
export const fitSteps = (schema: z.core.$ZodType, value: unknown, truncated: boolean): Steps<unknown> =>
  new Fitting(truncated).fit(schema, value);

class Fitting {
  #itemsLeft = mostItems;
  readonly #truncated: boolean;

  constructor(truncated: boolean) {
    this.#truncated = truncated;
  }

  *fit(schema: z.core.$ZodType, value: unknown): Steps<unknown> {
    if (schema instanceof z.ZodNullable) return value === undefined || value === null ? null : yield* this.fit(schema.unwrap(), value);
    if (schema instanceof z.ZodObject && isObject(value)) return yield* this.#object(schema, value);
    if (schema instanceof z.ZodArray) return yield* this.#list(schema, value);
    if (schema instanceof z.ZodString) return yield* this.#text(value);
    if (schema instanceof z.ZodNumber && typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim())) return Number(value);
    return value;
  }

  *#object(schema: z.ZodObject, value: Value): Steps<unknown> {
    const fitted: Value = {};
    for (const [name, field] of Object.entries(schema.shape))
      fitted[name] = yield* this.fit(field, Object.hasOwn(value, name) ? value[name] : undefined);
    return fitted;
  }

  *#list(schema: z.ZodArray, value: unknown): Steps<unknown> {
    const items: unknown[] = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
    this.#itemsLeft -= items.length;
    if (this.#itemsLeft < 0) return undefined;
    const fitted: unknown[] = [];
    for (const item of items) fitted.push(yield* this.fit(schema.element, item));
    return fitted;
  }

  *#text(value: unknown): Steps<unknown> {
    yield;
    if (typeof value === 'string') return yield* cleanSteps(value);
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    return value === undefined && this.#truncated ? '' : value;
  }
}
