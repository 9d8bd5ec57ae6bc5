import * as z from 'zod';
import { ContentApproval } from '../approval/approval.ts';
import { optional } from '../fields/optional.ts';
import { Instant } from '../fields/instant.ts';
import { Check } from './check.ts';
import { kindOf, pascal, type ContentTypeDefinition } from './definition/define-content-type.ts';
import { Generation, StoredProblem } from './generation.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypes } from './types/registry.ts';

/** A record of content by its id. */
export const ContentRef = z.strictObject({
  id: z.string().meta({ description: 'The record', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
});

/** The same, to be read when its text has ended. */
export const ContentGet = ContentRef.extend({
  wait: optional(z.int().min(1).max(60).describe('In seconds: how long to wait for the end of a text that is being written')),
});

/** Where a piece of content stands. */
export const ContentStatus = z
  .enum(['generating', 'ready', 'needs_review', 'failed', 'cancelled'])
  .meta({ id: 'ContentStatus', description: 'Where a piece of content stands; `ready` when no check failed' });
export type ContentStatus = z.infer<typeof ContentStatus>;

/** That a person has taken responsibility for a text as it is. */
const Approval = z
  .object({
    at: Instant.describe('When: RFC 3339, UTC, with milliseconds'),
    key_id: z.string().describe('The key that approved it'),
  })
  .meta({ id: 'Approval', description: 'Who approved a text, and when' });

/** The members of every record of content, whatever its kind. */
export const recordFields = {
  id: z.string().meta({ description: 'Names it; begins with `cnt_`', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
  status: ContentStatus,
  title: z.string().describe('One line to recognise it by'),
  generation: Generation,
  error: StoredProblem.nullable().describe(
    'The problem of a failed one, or of parts that were last to be written anew in the background and were not',
  ),
  approved: Approval.nullable().describe('That the text was approved as it is, failed checks or not; `null` once it is another text'),
  approval: ContentApproval,
  hash: z
    .string()
    .nullable()
    .meta({
      description:
        'Of the text as it is: sha256, as 64 hex digits, of the canonical JSON (RFC 8785) of `{title, output}`; `null` without output. Whoever approves says which text was looked at',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  queue_position: z
    .int()
    .min(1)
    .nullable()
    .describe('Of a text that waits to be written: its place among those of its workspace, from 1; `null` once it is begun'),
  campaign_id: z.string().nullable().describe('The campaign it belongs to'),
  tags: z.array(z.string()).describe('Free labels to find it by'),
  language: z.string().meta({ description: 'What it is written in: a BCP 47 language tag', examples: ['en'] }),
  source_content_id: z.string().nullable().describe('The content that it was made from'),
  revision: z.int().describe('Counts the changes; the `ETag`'),
  created_at: Instant.describe('When it was requested: RFC 3339, UTC, with milliseconds'),
  updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
};

/** The members that a summary leaves out, but for `request` and `output`, which depend on the kind. */
export const fullFields = {
  text: z.string().nullable().describe('The whole as Markdown, ready to paste; of an answer that could not be read, the answer itself'),
  checks: z.array(Check).describe('What the text was checked for, one entry for each check'),
};

/** `output` of a record: the kind's own. */
export const outputOf = ({ output }: ContentTypeDefinition) =>
  z.nullable(output).describe('What was written, by the parts of its kind; `null` until there is one');

type RecordOf<D> =
  D extends ContentTypeDefinition<infer Name, infer Request, infer Output>
    ? z.ZodObject<{ type: z.ZodLiteral<Name>; request: Request; output: z.ZodNullable<Output> } & typeof recordFields & typeof fullFields>
    : never;

const recordOf = (definition: ContentTypeDefinition) =>
  z
    .object({
      type: kindOf(definition.name),
      ...recordFields,
      request: definition.keptRequest,
      output: outputOf(definition),
      ...fullFields,
    })
    .meta({ id: pascal(definition.name), description: definition.description });

/** A record of content: the brief, the text, and how it was written. */
export const Content = kindUnion(recordOf, {
  id: 'Content',
  description: 'A record of content: what was requested, what was written, and how. `type` tells the kinds apart',
}) as z.ZodDiscriminatedUnion<[RecordOf<ContentTypes[keyof ContentTypes]>], 'type'>;
export type Content = z.infer<typeof Content>;
