import * as z from 'zod';
import { Span } from '../fields/span.ts';
import { Instant } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { text } from '../fields/text.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';

const example = 'cmt_01jd6v3m8hf2v9q0x1y2z3a4b5';
const ofContent = { content_id: z.string().meta({ description: 'The text', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }) };
const words = text(1, 2_000).meta({ description: 'What is said', examples: ['Name the day of the course.'] });

/** A person's comment on a text, or a part of it. */
export const Comment = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `cmt_`', examples: [example] }),
    ...ofContent,
    pointer: z.string().nullable().describe('JSON Pointer to the part of `output` that it is about; `null`: the whole'),
    span: Span.nullable().describe('The words of the part that it is about; `null`: all'),
    excerpt: z.string().nullable().describe('These words as they were; `null` without `span`'),
    revision: z.int().describe('The `revision` of the text that it is about'),
    is_outdated: z.boolean().describe('Whether the part is another one since, or gone; in an event as it was then'),
    text: z.string().describe('What is said'),
    key_id: z.string().nullable().describe('The key that wrote it'),
    actor: z.string().nullable().describe('On whose behalf the key acted'),
    created_at: Instant.describe('When it was written: RFC 3339, UTC, with milliseconds'),
    resolved_at: Instant.nullable().describe('When it was resolved: RFC 3339, UTC, with milliseconds; `null`: it is open'),
  })
  .meta({ id: 'Comment', description: 'What a person says about a text, or a part of it' });
export type Comment = z.infer<typeof Comment>;

/** The words of a comment, and the part that it is about. */
const said = {
  pointer: optional(
    z
      .string()
      .max(200)
      .meta({ description: 'JSON Pointer to the part of `output` that it is about; left out: the whole', examples: ['/body'] }),
  ),
  span: optional(
    z.strictObject(Span.shape).meta({
      id: 'CommentSpan',
      description: 'The words that it is about, in UTF-16 units of the part at `pointer`, which has to be a text',
      examples: [{ start: 24, end: 28 }],
    }),
  ),
  text: words,
};

/** A comment that comes with a step of an approval. */
export const NewComment = z.strictObject(said).meta({ id: 'NewComment', description: 'A comment on a text, or on a part of it' });
export type NewComment = z.output<typeof NewComment>;

/** A comment on a text. */
export const CreateComment = z
  .strictObject({ ...ofContent, ...said })
  .meta({ id: 'CreateComment', description: 'A comment on a text, or on a part of it' });

/** A comment by its text and its id. */
export const CommentRef = z.strictObject({
  ...ofContent,
  id: z.string().meta({ description: 'The comment', examples: [example] }),
});

/** Which comments to list. */
export const CommentQuery = z.strictObject({ ...ofContent, ...pageQuery }).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type CommentQuery = z.output<typeof CommentQuery>;
