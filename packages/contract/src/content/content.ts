import * as z from 'zod';
import { ContentApproval } from '../approval/approval.ts';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { Check } from './check.ts';
import { kindOf, pascal, type ContentTypeDefinition } from './definition/define-content-type.ts';
import { Generation, StoredProblem } from './generation.ts';
import { kindUnion } from './kind-union.ts';
import type { ContentTypes } from './types/registry.ts';

export const ContentRef = z.strictObject({ id: pathId('cnt', 'The record') });

export const ContentGet = ContentRef.extend({
  wait: optional(z.int().min(1).max(60).describe('Seconds to wait for the end of a text that is being written')),
});

export const ContentStatus = z
  .enum(['generating', 'ready', 'needs_review', 'failed', 'cancelled'])
  .meta({ id: 'ContentStatus', description: 'The status of content; `ready` if no check failed' });
export type ContentStatus = z.infer<typeof ContentStatus>;

const Approval = z
  .object({
    at: Instant.describe('Time of approval: RFC 3339, UTC, with milliseconds'),
    key_id: z.string().describe('The API key that approved it'),
  })
  .meta({ id: 'Approval', description: 'The time and author of an approval' });

/** The members of every record of content, whatever its kind. */
export const recordFields = {
  id: recordId('cnt'),
  status: ContentStatus,
  title: z.string().describe('A title in one line'),
  generation: Generation,
  error: StoredProblem.nullable().describe('The problem of failed content, or of a failed rewrite in the background'),
  approved: Approval.nullable().describe('The approval of the text, failed checks or not; `null` once the text changes'),
  approval: ContentApproval,
  hash: z
    .string()
    .nullable()
    .meta({
      description:
        'Hash of the text: sha256, as 64 hex digits, of the canonical JSON (RFC 8785) of `{title, output}`; `null` without output. An approval names the hash of the reviewed text',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  queue_position: z
    .int()
    .min(1)
    .nullable()
    .describe('Position of a queued text among those of its workspace, from 1; `null` once it is being written'),
  campaign_id: z.string().nullable().describe('The campaign of the content'),
  tags: z.array(z.string()).describe('Labels'),
  language: z.string().meta({ description: 'The language of the text: a BCP 47 language tag', examples: ['en'] }),
  source_content_id: z.string().nullable().describe('The content that it was made from'),
  ...historyFields,
};

/** The members that a summary leaves out, but for `request` and `output`, which depend on the kind. */
export const fullFields = {
  text: z
    .string()
    .nullable()
    .describe('The whole text as Markdown, ready to paste; for a model answer that could not be parsed, the raw answer'),
  checks: z.array(Check).describe('The results of the checks of the text'),
};

/** `output` of a record: the kind's own. */
export const outputOf = ({ output }: ContentTypeDefinition) =>
  z.nullable(output).describe('The written text, by the parts of its kind; `null` until there is one');

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

export const Content = kindUnion(recordOf, {
  id: 'Content',
  description: 'A record of content: the brief, the text and its generation. `type` tells the kinds apart',
}) as z.ZodDiscriminatedUnion<[RecordOf<ContentTypes[keyof ContentTypes]>], 'type'>;
export type Content = z.infer<typeof Content>;

/** The answer of an operation that returns a record. */
export const contentAnswer = {
  output: Content,
  headers: {
    'Handbill-Writer': {
      description: '`sandbox` if the sandbox wrote the text; otherwise absent',
      of: ({ generation }: Content) => (generation.provider === 'sandbox' ? 'sandbox' : undefined),
    },
  },
};

/** The answer of an operation that changes a written text. */
export const textChange = { ...contentAnswer, errors: ['not_found', 'content_not_ready', 'revision_mismatch'] } as const;
