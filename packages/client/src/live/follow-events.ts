import { HandbillError } from '../errors/handbill-error.ts';
import type { Problem } from '../errors/problem.ts';
import type { EventFilter, FeedEvent } from '../calls/procedures.ts';
import { parseJson } from '../calls/wrap-fetch.ts';
import type { ServerSentEvent } from './event-stream-reader.ts';
import { followStream } from './follow-stream.ts';
import type { LiveOptions, SendLive } from './live-requests.ts';
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
  /** Resolves once the feed is followed, to the id of the event before it, or `null`: records that are read from now on are no older. */
  readonly opened: Promise<string | null>;
}

type Item = { readonly opened: string | null } | { readonly event: FeedEvent };

const pathOf = ({ after, types = [] }: EventsOptions): string => {
  const query = [...types.map((type) => ['type', type] as const), ...(after === undefined ? [] : [['after', after] as const])];
  return query.length === 0 ? '/events' : `/events?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

function itemOf({ event, id, data }: ServerSentEvent): Item {
  const parsed = parseJson(data);
  if (event === 'problem') throw new HandbillError(parsed as Problem);
  return event === 'events.opened' ? { opened: id || null } : { event: eventWithDates(parsed as FeedEvent) };
}

/** Follows the feed of a workspace. */
export function followEvents(send: SendLive, wanted: EventsOptions, options: LiveOptions, signal: AbortSignal): LiveEvents {
  const stream = {
    request: () => ({ method: 'GET', path: pathOf(wanted) }) as const,
    take: itemOf,
    mayHaveNewKey: true,
    onLost: (problem: Problem) => wanted.onLost?.(problem),
    onRestored: () => wanted.onRestored?.(),
  };
  const items = followStream(send, stream, options, signal);
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
