import { eventIdPattern, visibleEventTypes, type contract, type Event } from '@handbill/contract';
import { EventStream, type Call, type EventsOf } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { Interrupted } from '../call/outcome.ts';
import type { EventPosition } from '../ports/event-store.ts';

type LiveCall = Call<'events_expired'>;

interface Wanted {
  readonly types: ReadonlySet<string>;
  /** The members that an event has to have; `null`: whatever it has. */
  readonly members: Readonly<Record<'resource_id' | 'actor' | 'key_id', string | null>>;
  readonly signal: AbortSignal | undefined;
  /** Called with each event that is passed over: there is nothing before it that the reader was not sent. */
  readonly passed: (id: string) => void;
}

type LiveEvent = EventsOf<NonNullable<typeof contract.events.live.events>>;

const liveEvents = new WeakMap<Event, LiveEvent>();

/** An event as all who follow its feed are given it. */
function liveEventOf(event: Event): LiveEvent {
  // Of more than 25 types the compiler does not see that each has the same data.
  const live = liveEvents.get(event) ?? ({ event: event.type, id: event.id, data: event, isShared: true } as LiveEvent);
  liveEvents.set(event, live);
  return live;
}

async function startOf(call: LiveCall, after: string | null): Promise<EventPosition> {
  const start = await call.events.positionAfter(after);
  if ('newest' in start) return start;
  throw call.problem('events_expired', { oldest: start.oldest }, { detail: 'The event to go on from is not kept.' });
}

const hasMembers = (event: Event, members: Wanted['members']): boolean =>
  Object.entries(members).every(([name, value]) => value === null || event[name as keyof typeof members] === value);

async function* eventsFrom(call: LiveCall, start: EventPosition, { types, members, signal, passed }: Wanted): AsyncGenerator<LiveEvent> {
  const { id, sequence, newest } = start;
  yield { event: 'events.opened', id, data: { sequence } };
  const feed = call.services.jobs.feeds.follow({ workspaceId: call.principal.workspace.id, after: sequence, newest, signal });
  for (;;) {
    const { done = false, value } = await feed.next();
    if (done) {
      if (value === 'interrupted') throw new Interrupted();
      // Says which event is the oldest one now.
      if (value === 'expired') await startOf(call, 'none');
      return;
    }
    const event = value as Event;
    if (types.has(event.type) && hasMembers(event, members)) yield liveEventOf(event);
    else passed(event.id);
  }
}

export const live = implement.events.live(async ({ call, input: { after, type, ...members }, lastEventId, signal }) => {
  if (lastEventId !== undefined && !eventIdPattern.test(lastEventId))
    throw invalidField('/last-event-id', 'invalid_format', 'must be the id of an event', 'header');
  const start = await startOf(call, lastEventId ?? after);
  const types = new Set(visibleEventTypes(call.principal.scopes, type));
  call.room.hold(0);
  let position: string | undefined;
  const passed = (id: string): void => void (position = id);
  return new EventStream(eventsFrom(call, start, { types, members, signal, passed }), { position: () => position });
});
