import { localError, toHandbillError } from '../errors/handbill-error.ts';
import type { Problem } from '../errors/problem.ts';
import { pause, untilAborted } from '../calls/with-retries.ts';
import { Connection } from './connection.ts';
import type { ServerSentEvent } from './event-stream-reader.ts';
import type { LiveAnswer, LiveOptions, LiveRequest, SendLive } from './live-requests.ts';
import { retryDelay } from './retry-delay.ts';
import { isOffline, watchPage } from './watch-page.ts';

/** The request of a connection, but for its place in the stream. */
export type StreamRequest = Pick<LiveRequest, 'method' | 'path' | 'headers' | 'body'>;

/** A stream of events of a server, and who reads it. */
export interface FollowedStream<Item> {
  readonly request: () => StreamRequest;
  /** Takes an event. Throws the problem that ended the stream. */
  readonly take: (event: ServerSentEvent) => Item;
  /** Whether a key that was refused may be another one at the next try. */
  readonly mayHaveNewKey: boolean;
  /** Called once when the server is not reached any more. */
  readonly onLost: (problem: Problem) => void;
  readonly onRestored: () => void;
}

/** Ends a connection, and the wait for the next one, when the page's news or the caller's signal ask for that. */
function watchConnection(connection: Connection, signal: AbortSignal): { waiting: AbortSignal; endWatch: () => void } {
  const waiting = new AbortController();
  const stop = (): void => {
    connection.end(signal.reason);
    waiting.abort();
  };
  signal.addEventListener('abort', stop);
  const endWatch = watchPage({
    onWake: () => {
      connection.doubt();
      waiting.abort();
    },
    onThaw: () => {
      connection.lose('The page was frozen');
      waiting.abort();
    },
    onOffline: () => connection.lose('The network is gone'),
  });
  return {
    waiting: waiting.signal,
    endWatch() {
      endWatch();
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Opens a stream, where the last connection ended. */
function open(send: SendLive, { headers, ...others }: StreamRequest, lastEventId: string, signal: AbortSignal): Promise<LiveAnswer> {
  const from = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
  return untilAborted(send({ ...others, headers: { ...headers, ...from }, accept: 'text/event-stream', signal }), signal);
}

/** Reads a stream over as many connections as it takes, until its reader leaves. Fails with a `HandbillError`. */
export async function* followStream<Item>(
  send: SendLive,
  { request, take, mayHaveNewKey, onLost, onRestored }: FollowedStream<Item>,
  { silence = 45_000, retries = 30 }: LiveOptions,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  let [lastEventId, failures, isLost, wasRefused] = ['', 0, false, false];
  for (;;) {
    const connection = new Connection(silence);
    const { waiting, endWatch } = watchConnection(connection, signal);
    try {
      signal.throwIfAborted();
      const answer = await open(send, request(), lastEventId, connection.signal);
      if (isLost) onRestored();
      isLost = false;
      for await (const event of connection.events(answer)) {
        const item = take(event);
        [lastEventId, failures] = [event.id || lastEventId, 0];
        yield item;
        // It may have been lost while its reader was busy.
        connection.signal.throwIfAborted();
      }
      throw localError('network_error', 'The connection ended');
    } catch (cause) {
      const error = toHandbillError(cause, signal.aborted ? signal : connection.signal);
      // Without a network it is tried for as long as that takes.
      failures = isOffline() ? 1 : failures + 1;
      const retry = { count: failures, retries, mayHaveNewKey: mayHaveNewKey && !wasRefused };
      const delay = signal.aborted ? undefined : retryDelay(error, retry);
      if (delay === undefined) throw error;
      wasRefused = error.code === 'unauthenticated';
      if (!isLost) onLost(error.problem);
      isLost = true;
      await pause(delay, waiting);
    } finally {
      // Behind the last event for its reader others may have come that were none.
      lastEventId = connection.lastEventId || lastEventId;
      endWatch();
      connection.end();
    }
  }
}
