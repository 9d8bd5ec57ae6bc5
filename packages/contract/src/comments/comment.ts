import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { Span } from '../fields/span.ts';
import { text } from '../fields/text.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';

const ofContent = { content_id: pathId('cnt', 'The text') };

export const Comment = z
  .object({
    id: recordId('cmt'),
    ...ofContent,
    pointer: z.string().nullable().describe('JSON Pointer to the commented part of `output`; `null`: the whole'),
    span: Span.nullable().describe('The commented words of the part; `null`: all'),
    excerpt: z.string().nullable().describe('These words at that time; `null` without `span`'),
    revision: z.int().describe('The `revision` of the commented text'),
    is_outdated: z.boolean().describe('Whether the part was changed or removed since; in an event, at the time of the event'),
    text: z.string().describe('The comment'),
    key_id: z.string().nullable().describe('The API key that wrote it'),
    actor: z.string().nullable().describe('The user on whose behalf the key acted'),
    created_at: historyFields.created_at,
    resolved_at: Instant.nullable().describe('Time of resolution: RFC 3339, UTC, with milliseconds; `null`: open'),
  })
  .meta({ id: 'Comment', description: 'A person’s comment on a text, or on a part of it' });
export type Comment = z.infer<typeof Comment>;

const newComment = {
  pointer: optional(
    z
      .string()
      .max(200)
      .meta({ description: 'JSON Pointer to the commented part of `output`; the whole when left out', examples: ['/body'] }),
  ),
  span: optional(
    z.strictObject(Span.shape).meta({
      id: 'CommentSpan',
      description: 'The commented words, in UTF-16 units of the part at `pointer`, which has to be a text',
      examples: [{ start: 24, end: 28 }],
    }),
  ),
  text: text(1, 2_000).meta({ description: 'The comment', examples: ['Name the day of the course.'] }),
};

/** A comment that comes with a step of an approval. */
export const NewComment = z.strictObject(newComment).meta({ id: 'NewComment', description: 'A comment on a text, or on a part of it' });
export type NewComment = z.output<typeof NewComment>;

export const CreateComment = z
  .strictObject({ ...ofContent, ...newComment })
  .meta({ id: 'CreateComment', description: 'A comment on a text, or on a part of it' });

export const CommentRef = z.strictObject({ ...ofContent, id: pathId('cmt', 'The comment') });

export const CommentQuery = listQuery({ ...ofContent, ...pageQuery });
export type CommentQuery = z.output<typeof CommentQuery>;
