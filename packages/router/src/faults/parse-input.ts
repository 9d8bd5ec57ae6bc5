import type * as z from 'zod';

/** What a schema makes of an input, or what it finds faulty, before there are any words for it. */
export type ParsedInput<T> =
  | { readonly data: T; readonly issues?: never }
  | { readonly data?: never; readonly issues: readonly z.core.$ZodRawIssue[] };

/** As `safeParse`, which words every issue: there may be thousands, of which a hundred are told. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): ParsedInput<z.output<S>> {
  const { value, issues } = schema._zod.run({ value: raw, issues: [] }, { async: false }) as z.core.ParsePayload<z.output<S>>;
  return issues.length === 0 ? { data: value } : { issues };
}
