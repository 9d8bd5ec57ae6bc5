import { textParts, type Content, type ContentEvent, type Problem } from '@handbill/contract';
import type { Call } from '../../call.ts';
import { Interrupted } from '../../interrupted.ts';
import type { StreamPosition } from '../../ports/stream-store.ts';
import { eventAt, readLog } from './read-log.ts';
import type { StreamLog } from './stream-log.ts';
import { beginning, isUpTo, positionOf } from './stream-position.ts';

/** A text to be followed, and from where. */
export interface StreamRequest {
  readonly content: Content;
  readonly lastEventId: string | undefined;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  /** What the stream ends in where the record is deleted meanwhile. */
  readonly deleted: () => Problem;
}

/**
 * The events of a text: what there is of it, what follows, and in the end its checks and its record. Whoever leaves stops reading, and nothing
 * else. Throws `Interrupted` where the process stops before the text is done.
 */
export async function* streamContent(call: Call, request: StreamRequest): AsyncGenerator<ContentEvent, void> {
  const { content, lastEventId } = request;
  const position = positionOf(lastEventId);
  if (position === undefined) yield eventAt('content.started', beginning, { id: content.id });
  if (position === undefined && content.output !== null) yield* wholeText(content, 'first');
  else yield* textAndEnd(call, request, position);
}

/** What follows a position, and how the text ends. */
async function* textAndEnd(call: Call, request: StreamRequest, start: StreamPosition | undefined): AsyncGenerator<ContentEvent, void> {
  const { content, signal, deleted } = request;
  const { queue, stopping } = call.services;
  let position = start;
  for (let current = content; ;) {
    const { log, loaded, letGo } = sourceOf(call, current);
    try {
      await loaded;
      if (isRecordOf(current, log)) {
        position ??= yield* textSoFar(log);
        position = yield* readLog(log, position, signal);
      }
    } finally {
      letGo();
    }
    if (signal?.aborted === true) break;
    const next = await call.content.get(content.id);
    if (next === null) throw deleted();
    current = next;
    if (current.status !== 'generating') {
      const reached = position ?? beginning;
      const isGiven = log.isComplete && isUpTo(reached, finishedAt(log.end, current)) && isRecordOf(current, log);
      if (current.output !== null && !isGiven) yield* wholeText(current, 'mended');
      else yield* ending(current, log.isComplete ? log.end : reached, reached);
      break;
    }
    if (queue.isClosed || stopping.aborted) throw new Interrupted();
  }
}

/** Whether what was streamed of a text is still what its record has. A person may have edited that since. */
function isRecordOf({ status, output }: Content, log: StreamLog): boolean {
  if (status === 'generating' || output === null) return true;
  const { parts } = log.snapshot();
  const written = new Map(textParts(output));
  if (log.isComplete && written.size !== parts.size) return false;
  // The last of it may not be there yet.
  return [...parts].every(([pointer, text]) => (log.isComplete ? written.get(pointer) === text : written.get(pointer)?.startsWith(text)));
}

/** Where the stream of a text is read: this process writes it, or it is stored. */
function sourceOf(
  { services: { streams } }: Call,
  { id, status }: Content,
): {
  readonly log: StreamLog;
  readonly loaded?: Promise<void>;
  readonly letGo: () => void;
} {
  const log = streams.running.of(id);
  return log === undefined ? streams.followed.follow(id, status !== 'generating') : { log, letGo: () => undefined };
}

/** What there is now, a delta for each part. Only the last event says where to go on: who has not all of them begins again. */
function* textSoFar(log: StreamLog): Generator<ContentEvent, StreamPosition> {
  const { attempt, parts, position } = log.snapshot();
  if (attempt === undefined) return beginning;
  const idOf = (left: number) => (left === 0 ? position : beginning);
  let left = parts.size;
  yield eventAt('content.attempt', idOf(left), { ...attempt, pointers: [''] });
  for (const [pointer, text] of parts) yield eventAt('content.delta', idOf((left -= 1)), { attempt: attempt.attempt, pointer, text });
  return position;
}

/** A text that is done, of which no stream is kept: it is given anew. */
function* wholeText(content: Content, reason: 'first' | 'mended'): Generator<ContentEvent, void> {
  const { generation, output } = content;
  const attempt = Math.max(1, generation.attempts);
  yield eventAt('content.attempt', beginning, { attempt, model: generation.model, reason, pointers: [''] });
  for (const [pointer, text] of textParts(output)) yield eventAt('content.delta', beginning, { attempt, pointer, text });
  for (const check of content.checks) yield eventAt('content.check', beginning, { check });
  yield eventAt('content.finished', beginning, content);
}

/** What comes after the text: the checks that the reader does not have yet, and the record. */
export function* ending(content: Content, { attempt, offset }: StreamPosition, reached: StreamPosition): Generator<ContentEvent, void> {
  for (const [at, check] of content.checks.entries()) {
    const position = { attempt, offset: offset + at + 1 };
    if (!isUpTo(position, reached)) yield eventAt('content.check', position, { check });
  }
  yield eventAt('content.finished', finishedAt({ attempt, offset }, content), content);
}

/** The position of the last event, after each check. */
const finishedAt = ({ attempt, offset }: StreamPosition, { checks }: Content): StreamPosition => ({
  attempt,
  offset: offset + checks.length + 1,
});
