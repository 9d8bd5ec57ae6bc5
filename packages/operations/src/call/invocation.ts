import type { Fault } from '@handbill/contract';
import type { CallerRequest } from './caller-request.ts';
import type { OtherTry, Reservation } from '../ports/idempotency-store.ts';
import type { Principal } from '../ports/storage.ts';

/** An input as it came, before it is parsed, and the faults that its door found by itself: they are reported with the schema's. */
export interface RawInput {
  readonly value: unknown;
  readonly faults?: readonly Fault[];
}

/** One call of an operation, as a door hands it in. */
export interface Invocation {
  readonly request: CallerRequest;
  /** Reads the input. Called when it is certain that the caller may make the call: no body is read for anybody else. */
  readonly readInput: () => RawInput | Promise<RawInput>;
  /** A caller requests a stream in REST by `Accept: text/event-stream`, in tRPC by a subscription. */
  readonly wants: 'value' | 'events';
  /** The last event that the caller has of a stream that it goes on with. */
  readonly lastEventId?: string | undefined;
  /** Aborted when the caller is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** One event of a stream. */
export interface OperationEvent {
  readonly event: string;
  /** Where to go on from: `lastEventId` of a later call. */
  readonly id?: string | undefined;
  readonly data: unknown;
}

interface OutcomeHead {
  readonly status: number;
  /** An address below `apiBase`. */
  readonly location?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ValueOutcome extends OutcomeHead {
  readonly value: unknown;
  readonly revision?: number | undefined;
  readonly events?: never;
}

export interface EventsOutcome extends OutcomeHead {
  readonly events: AsyncIterable<OperationEvent>;
  /** The record that they are about. */
  readonly about?: object | undefined;
  /** Resolves to the answer that a call gets that is sent again with its idempotency key, if that is not the events of a record. */
  readonly inOne?: (() => Promise<ValueOutcome>) | undefined;
  readonly value?: never;
}

/** What a call ends in, unless it ends in a problem. */
export type Outcome = ValueOutcome | EventsOutcome;

/** Takes a call from here to its end. */
export type Invoke<In = Invocation> = (invocation: In) => Promise<Outcome>;

/**
 * What concerns every call: composed once for each operation, when the server starts. A layer may add to the invocation that it hands on,
 * so that the types say what has to come before it.
 */
export type Layer<In = Invocation, Out = In> = (next: Invoke<Out>) => Invoke<In>;

/** A call whose effects are recorded: from here on every problem names the content that the call has stored, or may have. */
export interface RecordedInvocation extends Invocation {
  readonly effects: {
    storedContentId?: string | undefined;
    /** Of a record that is no content. */
    newRecordId?: string;
  };
}

/** A call whose caller is known. */
export interface AuthenticatedInvocation extends RecordedInvocation {
  readonly principal: Principal;
}

/** A call whose input was parsed. */
export interface ParsedInvocation extends AuthenticatedInvocation {
  readonly input: unknown;
  /** Of a change that is made once, however often it is sent. */
  readonly reservation?: Reservation;
  /** The other try of this change, which has made its record or is about to: a stream goes on with that. */
  readonly otherTry?: OtherTry;
}

/** The caller closed the connection before the request was complete, so there is no one to answer. Neither a problem nor a defect. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}
