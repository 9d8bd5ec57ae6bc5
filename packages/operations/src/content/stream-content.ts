import type { Content, ContentEvent, Problem } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { Interrupted } from '../call/outcome.ts';

/** A text to be followed, and from where. */
interface StreamRequest {
  readonly content: Content;
  readonly lastEventId: string | undefined;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  /** What the stream ends in where the record is deleted meanwhile. */
  readonly deleted: () => Problem;
}

/** The events of a text. Throws `Interrupted` where the process stops before the text is done. */
export async function* streamContent(call: Call, { deleted, ...followed }: StreamRequest): AsyncGenerator<ContentEvent, void> {
  const end = yield* call.services.jobs.follow({ ...followed, get: () => call.content.get(followed.content.id) });
  if (end === 'deleted') throw deleted();
  if (end === 'interrupted') throw new Interrupted();
}
