import { HandbillError, isHandbillError } from '../errors/handbill-error.ts';
import { newIdempotencyKey } from '../calls/idempotency-key.ts';
import type { Problem } from '../errors/problem.ts';
import type { Content } from '../calls/procedures.ts';
import { withRetries } from '../calls/with-retries.ts';
import { parseJson } from '../calls/wrap-fetch.ts';
import { EventQueue } from './event-queue.ts';
import type { ServerSentEvent } from './event-stream-reader.ts';
import { followStream, type StreamRequest } from './follow-stream.ts';
import type { LiveAttempt, LiveEvent, LiveNews } from './live-event.ts';
import type { LiveOptions, SendLive } from './live-requests.ts';
import { LiveState } from './live-state.ts';
import type { PartialOutput } from './partial-output.ts';
import { withDates } from './with-dates.ts';

/** A text while it is written. It is followed from the start, whether or not its events are read. */
export interface LiveText<C extends Content = Content> extends AsyncIterable<LiveEvent<C>> {
  /** The record; `undefined` until it is stored. */
  readonly id: string | undefined;
  /** The output so far: a value that does not change, and is replaced when more comes. */
  readonly partial: PartialOutput<C>;
  /** The calls of models so far. It is replaced as `partial` is, and so are `checks`. */
  readonly attempts: readonly LiveAttempt[];
  /** The checks of the present words. */
  readonly checks: readonly C['checks'][number][];
  /** The record in the end. Fails with a `HandbillError` if the writing failed, the server cannot be reached any more, or `signal` is aborted. */
  readonly result: Promise<C>;
  /** Its events, each once. Whoever reads slowly gets several deltas of a part as one. */
  [Symbol.asyncIterator](): AsyncGenerator<LiveEvent<C>, void, undefined>;
  /** Stops the writing. Resolves as `result` does: the record keeps the text so far. */
  cancel(): Promise<C>;
}

/** The order for a new text. */
interface Order {
  readonly path: string;
  readonly request: object;
  readonly idempotencyKey: string;
}

/** Before its id is known, a text is ordered: with the same key once more, it is still written once. */
function requestOf(id: string | undefined, order: Order | undefined): StreamRequest {
  if (order === undefined || id !== undefined) return { method: 'GET', path: `/content/${encodeURIComponent(id ?? '')}` };
  return { method: 'POST', path: order.path, headers: { 'idempotency-key': order.idempotencyKey }, body: order.request };
}

/** How often a cancellation is sent again at most. */
const cancelRetries = 5;

/** Follows a text: the one that has this id, or the one that is ordered. */
export function followText<C extends Content>(
  send: SendLive,
  { id, order }: { readonly id?: string; readonly order?: Order },
  options: LiveOptions,
  signal: AbortSignal,
): LiveText<C> {
  const state = new LiveState<C>(id);
  const queue = new EventQueue<LiveNews<C>>(joinDeltas);
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const stopping = new AbortController();
  const stop = () => stopping.abort(signal.reason);
  const stream = {
    request: () => requestOf(state.id, order),
    take: (event: ServerSentEvent) => state.take(event),
    mayHaveNewKey: typeof options.key === 'function',
    onLost: (problem: Problem) => queue.push({ event: 'connection.lost', problem }),
    onRestored: () => queue.push({ event: 'connection.restored' }),
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const news = followStream(send, stream, options, stopping.signal);
  const onNews = () => {
    if (state.id !== undefined) begin();
  };
  const result = readRecord(news, state, queue, onNews).finally(() => signal.removeEventListener('abort', stop));
  // A program that reads the events alone is told of a failure there.
  result.catch(() => undefined);
  const events = withPartial(queue, state);
  return {
    result,
    get id() {
      return state.id;
    },
    get partial() {
      return state.partial;
    },
    get attempts() {
      return state.attempts;
    },
    get checks() {
      return state.checks;
    },
    [Symbol.asyncIterator]: () => events,
    async cancel() {
      if (state.id === undefined) await Promise.race([begun, result]);
      const record = await sendCancel<C>(send, state.id ?? '', signal);
      if (record !== undefined && record.status !== 'generating' && state.record === undefined) {
        state.finish(record);
        queue.push({ event: 'content.finished', record });
        stopping.abort();
      }
      return result;
    },
  };
}

async function* withPartial<C extends Content>(
  queue: EventQueue<LiveNews<C>>,
  state: LiveState<C>,
): AsyncGenerator<LiveEvent<C>, void, undefined> {
  for await (const news of queue.read()) yield { ...news, partial: state.partial };
}

function joinDeltas<C extends Content>(last: LiveNews<C>, next: LiveNews<C>): LiveNews<C> | undefined {
  if (last.event !== 'content.delta' || next.event !== 'content.delta') return undefined;
  if (last.pointer !== next.pointer || last.attempt !== next.attempt) return undefined;
  return { ...next, text: last.text + next.text };
}

/** Reads a text to its end. Resolves to its record; throws the problem of one that failed. */
async function readRecord<C extends Content>(
  stream: AsyncIterable<LiveNews<C>>,
  state: LiveState<C>,
  queue: EventQueue<LiveNews<C>>,
  onNews: () => void,
): Promise<C> {
  try {
    for await (const news of stream) {
      queue.push(news);
      onNews();
      if (state.record !== undefined) break;
    }
  } catch (error) {
    // A text that was cancelled has its record without its stream.
    if (state.record === undefined) {
      queue.end(error);
      throw error;
    }
  }
  queue.end();
  const { record } = state;
  if (record === undefined) throw new TypeError('The text has not ended');
  if (record.error === null) return record;
  // The problem that the call would have ended in.
  throw new HandbillError({ ...record.error, content_id: record.id } as Problem);
}

/** Resolves to `undefined` if the text has just ended: how, its stream says. */
async function sendCancel<C extends Content>(send: SendLive, id: string, signal: AbortSignal): Promise<C | undefined> {
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const path = `/content/${encodeURIComponent(id)}/cancel`;
  const cancel = async () => {
    const { response } = await send({ method: 'POST', path, accept: 'application/json', headers, signal });
    return withDates(parseJson(await response.text()) as C);
  };
  try {
    const remaining = () => Number.POSITIVE_INFINITY;
    return (await withRetries(cancel, { retries: cancelRetries, signal, remaining })) as C;
  } catch (error) {
    if (isHandbillError(error) && error.code === 'content_not_ready') return undefined;
    throw error;
  }
}
