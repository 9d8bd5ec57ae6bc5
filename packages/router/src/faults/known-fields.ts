import type * as z from 'zod';

interface Introspected {
  readonly shape?: Record<string, z.ZodType>;
  readonly options?: readonly z.ZodObject[];
}

/** The fields that an input may have; for a union, those of the member that the input's `type` names. */
export function knownFields(input: z.ZodType): (raw: unknown) => readonly string[] {
  const { shape, options } = input as Introspected;
  if (options === undefined) return () => Object.keys(shape ?? {});
  const byType = new Map(options.map((option) => [typeOf(option), Object.keys(option.shape)]));
  return (raw) => byType.get((raw as { type?: unknown } | null)?.type) ?? [];
}

/** Every name that some field of an input has. */
export function fieldNames(input: z.ZodType): ReadonlySet<string> {
  const { shape = {}, options = [] } = input as Introspected;
  return new Set([shape, ...options.map((option) => option.shape)].flatMap((fields) => Object.keys(fields)));
}

const typeOf = (option: z.ZodObject): unknown => {
  const { type } = option.shape;
  return (type as { value?: unknown } | undefined)?.value;
};
