import type { CallOptions } from './call-options.ts';

/** The arguments of a call: its input may be left out where nothing in it is required. */
export type Arguments<In> = string extends keyof In
  ? [input?: Record<string, never>, options?: CallOptions]
  : object extends In
    ? [input?: In, options?: CallOptions]
    : [input: In, options?: CallOptions];

/** A call that changes nothing. It is batched with others of its moment, and tried again when that may help. */
export interface Query<In, Out> {
  readonly query: (...call: Arguments<In>) => Promise<Out>;
}

/** A call that changes something. It goes out alone and, as soon as it may have reached the server, once. */
export interface Mutation<In, Out> {
  readonly mutate: (...call: Arguments<In>) => Promise<Out>;
}
