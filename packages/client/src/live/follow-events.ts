import { HandbillError, toHandbillError } from '../errors/handbill-error.ts';
import { localProblem, type Problem } from '../errors/problem.ts';
import type { EventFilter, FeedEvent } from '../calls/procedures.ts';
import { pause, untilAborted } from '../calls/with-retries.ts';
import { parseJson } from '../calls/wrap-fetch.ts';
import { Connection } from './connection.ts';
import type { LiveOptions, SendLive } from './live-requests.ts';
import { retryDelay } from './retry-delay.ts';
import { isOffline, watchPage } from './watch-page.ts';
import { eventWithDates } from './with-dates.ts';

/** Which events to follow, and from where. */
export interface EventsOptions {
  /** The id of an event: those that follow it. Left out: what happens from now on. */
  readonly after?: string | undefined;
  /** Only these; `campaign.*` is all that happens to campaigns. */
  readonly types?: readonly EventFilter[] | undefined;
  /** Ends it: the events then fail with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the server is not reached any more; it is tried again. */
  readonly onLost?: ((problem: Problem) => void) | undefined;
  /** Called when it is reached again. */
  readonly onRestored?: (() => void) | undefined;
}

/** What happens in the workspace, as it happens: each event once, in its order, over connections that may be cut at any time. */
export interface LiveEvents extends AsyncIterable<FeedEvent> {
  /** Resolves once the feed is followed, to the id of the event that the following ones come after: what is read from now on is no older. `null`: there was none. */
  readonly opened: Promise<string | null>;
}

type Item = { readonly opened: string | null } | { readonly event: FeedEvent };

const pathOf = ({ after, types = [] }: EventsOptions): string => {
  const query = [...types.map((type) => ['type', type] as const), ...(after === undefined ? [] : [['after', after] as const])];
  return query.length === 0 ? '/events' : `/events?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

/** The events of one connection, from where it goes on. */
async function* readOnce(
  send: SendLive,
  path: string,
  last: string | undefined,
  connection: Connection,
): AsyncGenerator<{ readonly id: string | undefined; readonly item: Item }> {
  const headers = last === undefined ? {} : { 'last-event-id': last };
  const request = { method: 'GET', path, accept: 'text/event-stream', headers, signal: connection.signal } as const;
  const answer = await untilAborted(send(request), connection.signal);
  for await (const { event, id, data } of connection.events(answer)) {
    const parsed = parseJson(data);
    if (event === 'problem') throw new HandbillError(parsed as Problem);
    const isOpening = event === 'events.opened';
    yield { id: id || undefined, item: isOpening ? { opened: id || null } : { event: eventWithDates(parsed as FeedEvent) } };
  }
  throw new HandbillError(localProblem('network_error', 'The connection ended'));
}

async function* readOn(
  send: SendLive,
  wanted: EventsOptions,
  options: LiveOptions,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  const path = pathOf(wanted);
  let last: string | undefined;
  let [failures, wasRefused, isLost] = [0, false, false];
  for (;;) {
    const connection = new Connection(options.silence ?? 45_000);
    const waiting = new AbortController();
    const end = (): void => (connection.end(signal.reason), waiting.abort());
    signal.addEventListener('abort', end);
    const endWatch = watchPage({
      onWake: () => (connection.doubt(), waiting.abort()),
      onOffline: () => connection.lose('The network is gone'),
    });
    try {
      signal.throwIfAborted();
      for await (const { id, item } of readOnce(send, path, last, connection)) {
        if (isLost) wanted.onRestored?.();
        [failures, wasRefused, isLost] = [0, false, false];
        // One that was opened before has gone on: its reader knows where from.
        const isNew = 'event' in item || last === undefined;
        last = id ?? last;
        if (isNew) yield item;
        // It may have been lost while its reader was busy.
        connection.signal.throwIfAborted();
      }
    } catch (cause) {
      const error = toHandbillError(cause, signal.aborted ? signal : connection.signal);
      // Without a network it is tried for as long as that takes.
      failures = isOffline() ? 1 : failures + 1;
      const delay = retryDelay(error, { count: failures, retries: options.retries ?? 30, mayHaveNewKey: !wasRefused });
      wasRefused ||= error.code === 'unauthenticated';
      if (delay === undefined || signal.aborted) throw error;
      if (!isLost) wanted.onLost?.(error.problem);
      isLost = true;
      await pause(delay, waiting.signal);
    } finally {
      // Behind the last event for its reader others may have come that were none.
      last = connection.lastEventId || last;
      signal.removeEventListener('abort', end);
      endWatch();
      connection.end();
    }
  }
}

/** Follows the feed of a workspace. */
export function followEvents(send: SendLive, wanted: EventsOptions, options: LiveOptions, signal: AbortSignal): LiveEvents {
  const items = readOn(send, wanted, options, signal);
  let first: Promise<IteratorResult<Item, void>> | undefined;
  const begin = (): Promise<IteratorResult<Item, void>> => (first ??= items.next());
  return {
    get opened() {
      return begin().then(({ value }) => (value !== undefined && 'opened' in value ? value.opened : null));
    },
    async *[Symbol.asyncIterator]() {
      await begin();
      for await (const item of items) if ('event' in item) yield item.event;
    },
  };
}
