import * as z from 'zod';

/** The type of a field that may be left out or `null` and is always there once parsed. */
export type OptionalField<T, I> = z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodType<unknown, I>>>, z.ZodType<T, T>>;

/** A field that may be left out or `null`. Parsed, it is always there: `null` when unset. */
export function optional<T, I>(schema: z.ZodType<T, I>): OptionalField<T | null, I> {
  return withFallback<T | null, I>(schema, z.nullable(schema), null);
}

/** A field that may be left out or `null` and then has its default. Parsed, it is always there. */
export function defaulted<T, I>(schema: z.ZodType<T, I>, value: T): OptionalField<T, I> {
  return filled(schema, value).meta({ default: value });
}

/** The same without a default in the document: it is one that the schema itself would not take. */
export const filled = <T, I>(schema: z.ZodType<T, I>, value: T): OptionalField<T, I> => withFallback(schema, schema, value);

/** `parsed` only documents the parsed field: the value was checked by `schema` already. */
function withFallback<T, I>(schema: z.ZodType<T, I>, parsed: z.ZodType, fallback: T): OptionalField<T, I> {
  const { $schema: _, $defs: __, ...described } = z.toJSONSchema(parsed, { io: 'output', unrepresentable: 'any' });
  // A schema with a name is one of the document's own.
  const override = JSON.parse(JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/')) as object;
  // All requests that leave the field out share this value.
  Object.freeze(fallback);
  const fill = z.transform((sent: T | null | undefined) => sent ?? fallback).meta({ override });
  // `fill` takes the output of `schema`; by the type of a pipe it would have to take its input.
  return z.pipe(z.nullish(schema), fill) as OptionalField<T, I>;
}
