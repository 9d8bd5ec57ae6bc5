import * as z from 'zod';
import { Instant } from './instant.ts';
import { defaulted, optional } from './optional.ts';

/** The id of a record in examples, by the prefix of its ids. */
export const exampleId = (prefix: string): string => `${prefix}_01jd6v3m8hf2v9q0x1y2z3a4b5`;

const withExample = (id: z.ZodString, prefix: string, description: string) => id.meta({ description, examples: [exampleId(prefix)] });

/** The `id` of a record in an answer. */
export const recordId = (prefix: string) => withExample(z.string(), prefix, `Unique id; begins with \`${prefix}_\``);

/** The id of an existing record in the path of a call. */
export const pathId = (prefix: string, description: string) => withExample(z.string(), prefix, description);

/** The id of another record in a body. */
export const bodyId = (prefix: string, description: string) => withExample(z.string().max(100), prefix, description);

/** The id of another record as a filter of a list. */
export const filterId = (prefix: string, description: string) => optional(withExample(z.string().min(1).max(100), prefix, description));

/** Of a deletion: whether nothing is kept of the record. */
export const permanent = defaulted(
  z.boolean().describe('`true`: the record is erased for good, with all its history. It may be deleted already. The key needs `admin`'),
  false,
);

/** The members that follow from the history of a record. */
export const historyFields = {
  revision: z.int().describe('Number of the current version, incremented by each change; sent as `ETag`'),
  created_at: Instant.describe('Time of creation: RFC 3339, UTC, with milliseconds'),
  updated_at: Instant.describe('Time of the last change: RFC 3339, UTC, with milliseconds'),
};
