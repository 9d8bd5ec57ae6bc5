import type { Content, ContentEvent, Problem } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { Interrupted } from '../call/outcome.ts';
import type { StreamPosition } from '../ports/stream-store.ts';

/** A text to be followed, and from where. */
interface StreamRequest {
  readonly content: Content;
  readonly from: StreamPosition;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  /** The end of the stream where the record is deleted meanwhile. */
  readonly deleted: () => Problem;
}

/** Where a reader goes on that has an event of a text, or begins. */
export async function positionIn(call: Call, content: Content, lastEventId: string | undefined): Promise<StreamPosition> {
  const position = await call.services.jobs.streams.positionIn(content, lastEventId);
  if (position === undefined) throw invalidField('/last-event-id', 'invalid_format', 'must be the id of an event of this text', 'header');
  return position;
}

/** The events of a text. Throws `Interrupted` where the process stops before the text is done. */
export async function* streamContent(call: Call, { deleted, ...followed }: StreamRequest): AsyncGenerator<ContentEvent, void> {
  const end = yield* call.services.jobs.streams.follow({ ...followed, room: call.room, get: () => call.content.get(followed.content.id) });
  if (end === 'deleted') throw deleted();
  if (end === 'interrupted') throw new Interrupted();
}
