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
  /** The id of an event: those that follow it. Left out: new events. */
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

/** The events of the workspace, as they come: each once, in its order, over connections that may be cut at any time. */
export interface LiveEvents extends AsyncIterable<FeedEvent> {
  /**
   * Resolves once the feed is followed, to the id of the event that the following ones come after: records that are read from now on are no older.
   * `null`: there was none.
   */
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

/** Ends a connection, and the wait for the next one, when the page's news or the caller's signal ask for that. */
function watchConnection(connection: Connection, signal: AbortSignal): { waiting: AbortSignal; endWatch: () => void } {
  const waiting = new AbortController();
  const wake = (): void => waiting.abort();
  const stop = (): void => connection.end(signal.reason);
  signal.addEventListener('abort', wake);
  signal.addEventListener('abort', stop);
  const endWatch = watchPage({
    onWake: () => {
      connection.doubt();
      wake();
    },
    onThaw: () => {
      connection.lose('The page was frozen');
      wake();
    },
    onOffline: () => connection.lose('The network is gone'),
  });
  return {
    waiting: waiting.signal,
    endWatch() {
      endWatch();
      signal.removeEventListener('abort', wake);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Failures in a row, of which the reader is told once. */
class Failures {
  readonly #wanted: EventsOptions;
  readonly #retries: number;
  #count = 0;
  #wasRefused = false;
  #isReported = false;

  constructor(wanted: EventsOptions, retries = 30) {
    [this.#wanted, this.#retries] = [wanted, retries];
  }

  /** Milliseconds until it is tried again; `undefined` if it is not. */
  next(error: HandbillError): number | undefined {
    // Without a network it is tried for as long as that takes.
    this.#count = isOffline() ? 1 : this.#count + 1;
    const delay = retryDelay(error, { count: this.#count, retries: this.#retries, mayHaveNewKey: !this.#wasRefused });
    this.#wasRefused ||= error.code === 'unauthenticated';
    if (delay !== undefined && !this.#isReported) this.#wanted.onLost?.(error.problem);
    this.#isReported ||= delay !== undefined;
    return delay;
  }

  end(): void {
    if (this.#isReported) this.#wanted.onRestored?.();
    [this.#count, this.#wasRefused, this.#isReported] = [0, false, false];
  }
}

async function* readOn(
  send: SendLive,
  wanted: EventsOptions,
  options: LiveOptions,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  const path = pathOf(wanted);
  let last: string | undefined;
  const failures = new Failures(wanted, options.retries);
  for (;;) {
    const connection = new Connection(options.silence ?? 45_000);
    const { waiting, endWatch } = watchConnection(connection, signal);
    try {
      signal.throwIfAborted();
      for await (const { id, item } of readOnce(send, path, last, connection)) {
        failures.end();
        // One that was opened before has gone on: its reader knows where from.
        const isNew = 'event' in item || last === undefined;
        last = id ?? last;
        if (isNew) yield item;
        // It may have been lost while its reader was busy.
        connection.signal.throwIfAborted();
      }
    } catch (cause) {
      const error = toHandbillError(cause, signal.aborted ? signal : connection.signal);
      const delay = signal.aborted ? undefined : failures.next(error);
      if (delay === undefined) throw error;
      await pause(delay, waiting);
    } finally {
      // Behind the last event for its reader others may have come that were none.
      last = connection.lastEventId || last;
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
