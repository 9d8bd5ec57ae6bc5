import * as z from 'zod';
import { InstantInput } from '../fields/instant.ts';
import { defaulted, optional } from '../fields/optional.ts';

/** How far `offset` reaches; `cursor` has no limit. */
const maxOffset = 10_000;

/** The fields with which every list is paged. */
export const pageQuery = {
  limit: defaulted(z.int().min(1).max(100).describe('Maximum number of items on a page'), 20),
  offset: optional(
    z
      .int()
      .min(0)
      .max(maxOffset)
      .meta({ description: 'Number of items to skip, 0 when left out; not together with `cursor`', examples: [20] }),
  ),
  cursor: optional(
    z
      .string()
      .min(1)
      .max(500)
      .meta({ description: '`next_cursor` of the previous page; not together with `offset`', examples: ['Mi4leGFtcGxlLWN1cnNvcg'] }),
  ),
};

/** `pageQuery` once it is parsed. */
export interface PageQuery {
  limit: number;
  offset: number | null;
  cursor: string | null;
}

/** Refuses `cursor` together with `offset`. */
export function eitherCursorOrOffset(query: { cursor?: unknown; offset?: unknown }, context: z.RefinementCtx): void {
  if ((query.cursor ?? null) === null || (query.offset ?? null) === null) return;
  context.addIssue({
    code: 'custom',
    params: { fault: 'conflict' },
    path: ['cursor'],
    message: 'cannot be combined with offset: send one of them',
  });
}

/** A list of deleted records that can be restored. */
export const deletedFilter = {
  deleted: defaulted(
    z.boolean().describe('`true`: what was deleted and can be restored, and nothing else; without other filters, newest first'),
    false,
  ),
};

/** The fields that `deleted` goes together with. */
const besideDeleted: ReadonlySet<string> = new Set([...Object.keys(pageQuery), ...Object.keys(deletedFilter), 'view', 'include']);

/** Refuses filters, or another order, beside `deleted`: the trash has no index for them. */
export function deletedAlone(query: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (query['deleted'] !== true) return;
  const other = Object.keys(query).find((name) => !besideDeleted.has(name) && (query[name] ?? null) !== null && query[name] !== 'created');
  if (other === undefined) return;
  const message = `cannot be combined with ${other}: send one of them`;
  context.addIssue({ code: 'custom', params: { fault: 'conflict' }, path: ['deleted'], message });
}

/** Filters by time of creation; both exclude their instant. */
export const createdFilter = {
  created_after: optional(InstantInput.describe('Created after this instant: RFC 3339 with any offset')),
  created_before: optional(InstantInput.describe('Created before this instant: RFC 3339 with any offset')),
};

/** `createdFilter` once it is parsed. */
export interface CreatedFilter {
  created_after: Date | null;
  created_before: Date | null;
}

/** A filter that may be repeated: one value or a list of them, any of which matches. Parsed, it is a list. */
export function oneOrMore<T extends string>(
  schema: z.ZodType<T, T>,
  description: string,
): z.ZodPipe<z.ZodType<unknown, T | readonly T[]>, z.ZodArray<z.ZodType<T, T>>> {
  const { examples } = schema.meta() ?? {};
  const listed = z.transform((value: unknown) => (Array.isArray(value) ? value : [value]));
  return z.pipe(
    listed,
    z
      .array(schema)
      .min(1)
      .max(50)
      .meta({ description: `${description}; may be repeated`, ...(Array.isArray(examples) && { examples: [examples.slice(0, 1)] }) }),
  ) as never;
}
