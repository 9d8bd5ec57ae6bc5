import * as z from 'zod';
import { InstantInput } from '../fields/instant.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { isSent, notTogether, refuse, runEvenIfInvalid } from '../fields/rules.ts';

/** How far `offset` reaches; `cursor` has no limit. */
const maxOffset = 10_000;

const cursor = (description: string) =>
  optional(
    z
      .string()
      .min(1)
      .max(500)
      .meta({ description, examples: ['Mi4leGFtcGxlLWN1cnNvcg'] }),
  );

/** The cursor of a list without `offset`. */
export const cursorAlone = cursor('`next_cursor` of the previous page');

/** The fields with which every list is paged. */
export const pageQuery = {
  limit: defaulted(z.int().min(1).max(100).describe('Maximum number of items on a page'), 20),
  offset: optional(
    z
      .int()
      .min(0)
      .max(maxOffset)
      .meta({ description: 'Number of items to skip; 0 when left out. Not together with `cursor`', examples: [20] }),
  ),
  cursor: cursor('`next_cursor` of the previous page; not together with `offset`'),
};

/** `pageQuery` once it is parsed. */
export type PageQuery = z.output<z.ZodObject<typeof pageQuery>>;

export const eitherCursorOrOffset = notTogether('cursor', 'offset');

/** The query of a list: `pageQuery` and its own fields. */
export const listQuery = <Fields extends typeof pageQuery>(fields: Fields) =>
  z.strictObject(fields).superRefine(eitherCursorOrOffset, runEvenIfInvalid);

/** A list of deleted records that can be restored. */
export const deletedFilter = {
  deleted: defaulted(
    z.boolean().describe('`true`: only deleted records that can be restored, newest first; not together with other filters'),
    false,
  ),
};

/** The fields that `deleted` goes together with. */
const besideDeleted: ReadonlySet<string> = new Set([...Object.keys(pageQuery), ...Object.keys(deletedFilter), 'view', 'include']);

/** Refuses filters, or another order, beside `deleted`: the trash has no index for them. */
export function deletedAlone(query: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (query['deleted'] !== true) return;
  const other = Object.keys(query).find((name) => !besideDeleted.has(name) && isSent(query[name]) && query[name] !== 'created');
  if (other !== undefined) refuse(context, 'conflict', ['deleted'], `cannot be combined with ${other}: send one of them`);
}

/** Filters by time of creation; both exclude their instant. */
export const createdFilter = {
  created_after: optional(InstantInput.describe('Created after this instant: RFC 3339 with any offset')),
  created_before: optional(InstantInput.describe('Created before this instant: RFC 3339 with any offset')),
};

/** `createdFilter` once it is parsed. */
export type CreatedFilter = z.output<z.ZodObject<typeof createdFilter>>;

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
