import { eventNouns, type EventNoun, type EventType } from '../nouns/nouns.ts';
import type { Scope } from '../operation/scope.ts';

export const eventTypes = Object.values(eventNouns).flatMap(({ types }): readonly EventType[] => types) as [EventType, ...EventType[]];

export const eventNounOf = (type: EventType): EventNoun => type.slice(0, type.indexOf('.')) as EventNoun;

const scopeOf = (type: EventType): Scope => eventNouns[eventNounOf(type)].scope;

/** The events of the workspace itself: only `admin` is shown them. */
export const administrativeEventTypes = eventTypes.filter((type) => scopeOf(type) === 'admin');

/** All events of a noun: `campaign.*`. */
export const eventPatterns = [...new Set(eventTypes.map((type) => `${eventNounOf(type)}.*` as const))];

const matches = (filter: string, type: EventType): boolean => filter === type || filter === `${eventNounOf(type)}.*`;

/** The types of the events that a key with these scopes is shown, of those that are asked for; `null` asks for all. */
export function visibleEventTypes(scopes: ReadonlySet<Scope>, filters: readonly string[] | null): readonly EventType[] {
  return eventTypes.filter((type) => scopes.has(scopeOf(type)) && (filters === null || filters.some((filter) => matches(filter, type))));
}
