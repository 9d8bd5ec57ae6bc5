import type { KeptOutcome } from '../ports/idempotency-store.ts';

/** One event of a stream. */
export interface OperationEvent {
  readonly event: string;
  /** Where to go on from: `lastEventId` of a later call. */
  readonly id?: string | undefined;
  readonly data: unknown;
  /** Many callers are given this very object: it is checked, and written out, once for all of them. */
  readonly isShared?: true;
}

/** Makes something of each event, of a shared one only once. */
export function onceOfShared<Made>(make: (event: OperationEvent) => Made): (event: OperationEvent) => Made {
  const made = new WeakMap<OperationEvent, { readonly of: Made }>();
  return (event) => {
    if (event.isShared !== true) return make(event);
    const one = made.get(event) ?? { of: make(event) };
    made.set(event, one);
    return one.of;
  };
}

/** An answer of one value. */
export interface ValueOutcome extends KeptOutcome {
  readonly events?: never;
}

/** An answer of many events. */
export interface EventsOutcome extends Omit<KeptOutcome, 'value' | 'revision'> {
  readonly events: AsyncIterable<OperationEvent>;
  /** The record that they are about. */
  readonly about?: object | undefined;
  /** Where a caller goes on from that was sent nothing of late: behind events that are not for it. */
  readonly position?: (() => string | undefined) | undefined;
  /** Resolves to the answer that a call gets that is sent again with its idempotency key, if that is not the events of a record. */
  readonly asValue?: (() => Promise<ValueOutcome>) | undefined;
  readonly value?: never;
}

/** The end of a call that ends in no problem; a problem may carry headers too. */
export type Outcome = ValueOutcome | EventsOutcome;

/** The header of an answer, or a refusal, that repeats that of an earlier request. */
export const replayHeaders = { 'Idempotency-Replayed': 'true' } as const;

/** The status of a call that nobody waited for. */
export const callerLeft = 499;

/** The caller closed the connection before the request was complete, so there is no one to answer. Neither a problem nor a defect. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** The process stops before a stream has ended: whoever reads it goes on at another one. Neither a problem nor a defect. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor() {
    super('The server is stopping');
  }
}
