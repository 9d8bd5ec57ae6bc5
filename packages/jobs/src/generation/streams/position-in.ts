import { textParts, type Content } from '@handbill/contract';
import type { StreamPosition } from '@handbill/operations';
import type { FollowedStreams } from './followed-streams.ts';
import type { RunningStreams } from './running-streams.ts';
import { beginning, positionOf, type StreamLog } from './stream-log.ts';

/** As much may have been written elsewhere that is not stored yet, in UTF-16 units: it is stored within seconds. */
const maxAhead = 50_000;
/** Behind its end each check has a place, and the record; edits may have left fewer checks. */
const behindEnd = 100;
/** Attempts that readers were shown of processes that were killed, and that are on no record: a text is given up after as many. */
const unrecorded = 5;

/** Whether a text may have come so far of whose stream not all is stored: it is being written elsewhere, or its process was killed. */
function mayBeAhead({ attempt, offset }: StreamPosition, { end }: StreamLog, { generation }: Content): boolean {
  const last = Math.max(end.attempt, generation.attempts);
  return attempt <= last + unrecorded && offset <= (attempt === end.attempt ? end.offset : 0) + maxAhead;
}

/** Whether a text of which no stream is kept may have had a place: parts that were written anew make its stream longer than the text. */
function mayHaveBeen({ attempt, offset }: StreamPosition, { generation, output, checks }: Content): boolean {
  const length = textParts(output ?? {}).reduce((sum, [, text]) => sum + text.length + 1, 1);
  return attempt <= generation.attempts + unrecorded && offset <= 3 * length + checks.length + behindEnd;
}

function isOf(position: StreamPosition, log: StreamLog, content: Content): boolean {
  const { attempt, offset } = position;
  const end = log.endOfAttempt(attempt);
  // Attempts before one that is kept may have been lost with their process.
  if (end === undefined) return attempt < log.end.attempt;
  const isLast = attempt === log.end.attempt && content.status !== 'generating';
  return offset <= end + (isLast ? Math.max(content.checks.length + 1, behindEnd) : 0);
}

function isPossible(
  position: StreamPosition,
  log: StreamLog,
  { content, isWhole }: { readonly content: Content; readonly isWhole: boolean },
) {
  if (isOf(position, log, content)) return true;
  const isLost = content.status !== 'generating' && log.end.attempt === 0;
  return isLost ? mayHaveBeen(position, content) : !isWhole && mayBeAhead(position, log, content);
}

/** The place in the stream of a text that the id of an event names; `undefined` where the text has no such event. */
export async function positionIn(
  content: Content,
  lastEventId: string | undefined,
  { running, followed }: { readonly running: RunningStreams; readonly followed: FollowedStreams },
): Promise<StreamPosition | undefined> {
  const position = lastEventId ? positionOf(lastEventId) : beginning;
  if (position === undefined || position.attempt === 0) return position && beginning;
  const own = running.of(content.id);
  if (own !== undefined) return isPossible(position, own, { content, isWhole: own.end.attempt > 0 }) ? position : undefined;
  const hasEnded = content.status !== 'generating';
  const { log, loaded, release } = followed.follow(content.id, hasEnded);
  try {
    await loaded;
    return isPossible(position, log, { content, isWhole: log.isComplete }) ? position : undefined;
  } finally {
    release();
  }
}
