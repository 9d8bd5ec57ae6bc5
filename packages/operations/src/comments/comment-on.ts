import { partAt, type Comment, type Content, type Fault, type NewComment } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { invalidRequest } from '../call/input/input-parser.ts';

/** In UTF-16 units: so much is kept of the words that a comment is about. */
const maxExcerpt = 2_000;

const fault = (pointer: string, message: string): Fault => ({ in: 'body', pointer, code: 'invalid', message });

/** The faults of a comment's place in a text; `at`: where the comment stands in the request. */
function placeFaults({ output }: Content, { pointer, span }: NewComment, at: string): readonly Fault[] {
  const part = pointer === null ? undefined : partAt(output, pointer);
  if (pointer !== null && (part === undefined || (pointer !== '' && !pointer.startsWith('/'))))
    return [fault(`${at}/pointer`, 'must lead to a part of the output as it is now')];
  if (span === null) return [];
  if (typeof part !== 'string') return [fault(`${at}/span`, 'needs a pointer to a part that is a text')];
  const isWithin = span.start >= 0 && span.start < span.end && span.end <= part.length;
  return isWithin ? [] : [fault(`${at}/span`, `must lie within the part, which has ${part.length} UTF-16 units`)];
}

/** Throws where comments are about parts that a text has not. */
export function assertPlaces(content: Content, said: readonly NewComment[], at: (index: number) => string): void {
  const faults = said.flatMap((one, index) => placeFaults(content, one, at(index)));
  if (faults.length > 0) throw invalidRequest(faults);
}

/** A new comment of the caller on a text that has the part. */
export function commentOn(
  { author }: Call,
  content: Content,
  { pointer, span, text }: NewComment,
  identity: Pick<Comment, 'id' | 'created_at'>,
): Comment {
  const part = pointer === null ? null : partAt(content.output, pointer);
  const excerpt = span && String(part).slice(span.start, Math.min(span.end, span.start + maxExcerpt));
  const { keyId: key_id, actor } = author;
  const { id: content_id, revision } = content;
  return {
    ...identity,
    content_id,
    pointer,
    span,
    excerpt: excerpt?.toWellFormed() ?? null,
    revision,
    is_outdated: false,
    text,
    key_id,
    actor,
    resolved_at: null,
  };
}
