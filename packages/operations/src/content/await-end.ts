import { setTimeout as wait } from 'node:timers/promises';
import { Problem, type Content } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { FailureCause } from '../ports/writer.ts';

/** How often a record is looked at that another call or server writes, in milliseconds. */
const interval = 500;

/** Waits for the end of a text that another call has begun. Throws the problem that that call threw, or would have. */
export async function awaitEnd(call: Call<'generation_failed' | 'generation_timeout'>, content: Content): Promise<Content> {
  const { id } = content;
  call.recordStored(id);
  const { stopping, jobs } = call.services;
  const { queue } = jobs;
  let current: Content | null = content;
  while (current?.status === 'generating') {
    if (stopping.aborted || (queue.isClosed && !queue.isWriting(id)))
      throw call.problem('unavailable', { retry_after: 30 }, { detail: `The server is stopping. The record ${id} is kept.` });
    await queue.mayHaveEnded(id, interval);
    current = await call.content.get(id);
  }
  if (current === null) throw deletedMeanwhile(call, id);
  const { error } = current;
  if (error === null) return current;
  // Its own failure is logged where it was written.
  const cause: FailureCause = { kind: 'repeated', explanation: 'It had failed in the request that began it.' };
  const code = error.code === 'generation_timeout' ? error.code : 'generation_failed';
  throw new Problem(code, { content_id: id }, { detail: error.detail, cause });
}

/** The record when its text has ended, or as it is after so many seconds, when the caller has left or the server stops. */
export async function recordAfter(
  call: Call,
  content: Content,
  seconds: number,
  signal: AbortSignal | undefined = new AbortController().signal,
): Promise<Content | null> {
  if (content.status !== 'generating') return content;
  const over = AbortSignal.any([signal, call.services.stopping, AbortSignal.timeout(seconds * 1_000)]);
  return call.room.idle(async () => {
    let current: Content | null = content;
    while (current?.status === 'generating' && !over.aborted && !call.services.jobs.queue.isClosed) {
      await wait(interval, undefined, { signal: over }).catch(() => undefined);
      current = await call.content.get(content.id);
    }
    return current;
  });
}

/** The problem of a caller whose text was deleted before it was done. */
export function deletedMeanwhile(call: Call<'generation_failed'>, content_id: string): Problem {
  const detail = 'The record was deleted while its text was being written.';
  const cause: FailureCause = { kind: 'deleted', explanation: detail };
  return call.problem('generation_failed', { content_id }, { detail, cause });
}
