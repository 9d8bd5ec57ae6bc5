import { textParts, type Content, type ContentEvent } from '@handbill/contract';
import type { FollowedText, StreamPosition } from '@handbill/operations';
import type { FollowedStreams } from './followed-streams.ts';
import { eventAt, readLog } from './read-log.ts';
import type { RunningStreams } from './running-streams.ts';
import { type StreamLog, beginning, isUpTo } from './stream-log.ts';

interface Streams {
  readonly running: RunningStreams;
  readonly followed: FollowedStreams;
  readonly isStopping: () => boolean;
}

/** In bytes: the reservation for a record before it is read. */
const reserved = 1_000_000;

/** In bytes: the memory of a record while it is sent: its letters may be two bytes each, and it is written out once more. */
export const sizeOf = (content: Content): number => 3 * JSON.stringify(content).length;

/** Whether all of it is there: while parts are written anew it is not. */
const isWhole = ({ output, status }: Content): boolean => output !== null && status !== 'generating';

/**
 * The events of a text: the text so far, the rest as it comes, and in the end its checks and its record. A reader that leaves stops reading, and
 * nothing else. Returns why it ended before the text did: the record was deleted meanwhile, or the process stops.
 */
export async function* followText(
  { content, from, signal, room, get }: FollowedText,
  streams: Streams,
): AsyncGenerator<ContentEvent, 'deleted' | 'interrupted' | undefined> {
  room.hold(content.status === 'generating' ? 0 : sizeOf(content));
  const start = from === beginning ? undefined : from;
  if (start === undefined) yield eventAt('content.started', beginning, { id: content.id });
  if (start === undefined && isWhole(content)) {
    yield* wholeText(content, 'first');
    return undefined;
  }
  let position = start;
  for (let current = content; ;) {
    const { log, loaded, release } = sourceOf(streams, current);
    try {
      await loaded;
      if (isRecordOf(current, log)) {
        position ??= yield* textSoFar(log);
        position = yield* readLog(log, position, signal);
      }
    } finally {
      release();
    }
    if (signal?.aborted === true) return undefined;
    await room.reserve(reserved);
    const next = await get();
    if (next === null) return 'deleted';
    current = next;
    room.hold(current.status === 'generating' ? 0 : sizeOf(current));
    if (current.status !== 'generating') {
      yield* endOfText(current, log, position);
      return undefined;
    }
    if (streams.isStopping()) return 'interrupted';
  }
}

function* endOfText(content: Content, log: StreamLog, position: StreamPosition | undefined): Generator<ContentEvent, void> {
  const reached = position ?? beginning;
  const isGiven = log.isComplete && isUpTo(reached, finishedAt(log.end, content)) && isRecordOf(content, log);
  if (content.output !== null && !isGiven) yield* wholeText(content, 'mended');
  else yield* ending(content, log.isComplete ? log.end : reached, reached);
}

/** Whether the streamed text is still that of the record. A person may have edited it since. */
function isRecordOf({ status, output }: Content, log: StreamLog): boolean {
  if (status === 'generating' || output === null) return true;
  const { parts } = log.snapshot();
  const written = new Map(textParts(output));
  if (log.isComplete && written.size !== parts.size) return false;
  // The last of it may not be there yet.
  return [...parts].every(([pointer, text]) => (log.isComplete ? written.get(pointer) === text : written.get(pointer)?.startsWith(text)));
}

function sourceOf(
  { running, followed }: Streams,
  { id, status }: Content,
): { readonly log: StreamLog; readonly loaded?: Promise<void>; readonly release: () => void } {
  const log = running.of(id);
  return log === undefined ? followed.follow(id, status !== 'generating') : { log, release: () => undefined };
}

/** The text so far, a delta for each part. Only the last event says where to go on: a reader that has not all of them begins again. */
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

/** The end of the stream: the checks that the reader does not have yet, and the record. */
export function* ending(content: Content, { attempt, offset }: StreamPosition, reached: StreamPosition): Generator<ContentEvent, void> {
  for (const [at, check] of content.checks.entries()) {
    const position = { attempt, offset: offset + at + 1 };
    if (!isUpTo(position, reached)) yield eventAt('content.check', position, { check });
  }
  yield eventAt('content.finished', finishedAt({ attempt, offset }, content), content);
}

const finishedAt = ({ attempt, offset }: StreamPosition, { checks }: Content): StreamPosition => ({
  attempt,
  offset: offset + checks.length + 1,
});
