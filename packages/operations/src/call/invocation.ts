import type { Fault, Operation, Problem } from '@handbill/contract';
import type { Reservation } from '../ports/idempotency-store.ts';
import type { KeyIdentity, Principal } from '../ports/storage.ts';
import type { CallerRequest } from './caller-request.ts';
import type { ExpectedRevisions } from '../ports/restorable-store.ts';
import type { Outcome } from './outcome.ts';
import type { Services } from './services.ts';

/** An input as it came, before it is parsed, and the faults that its door found by itself: they are reported with the schema's. */
export interface RawInput {
  readonly value: unknown;
  readonly faults?: readonly Fault[];
  /** The revision that the caller expects of the record, where the door has a field for it. */
  readonly ifRevision?: unknown;
}

/** Receives the log's facts about a request as they happen: a caller may leave at any time. */
export interface CallObserver {
  /** Which way the request came in. */
  readonly door: 'rest' | 'trpc' | 'mcp';
  called(operation: Operation): void;
  authenticated(principal: Principal): void;
  /** How the call stands to the rate limits, for the answer's head. */
  limited(headers: Readonly<Record<string, string>>): void;
  failed(problem: Problem): void;
  /** A call has ended, or its stream begins; `status` is that of HTTP, 499 where its caller had left. */
  ended(operation: Operation, status: number, duration_ms: number): void;
}

/** One call of an operation, as a door hands it in. */
export interface Invocation {
  readonly request: CallerRequest;
  readonly observer?: CallObserver | undefined;
  /** Reads the input. Called when it is certain that the caller may make the call: no body is read for anybody else. */
  readonly readInput: () => RawInput | Promise<RawInput>;
  /** A caller requests a stream in REST by `Accept: text/event-stream`, in tRPC by a subscription. */
  readonly wants: 'value' | 'events';
  /** The last event that the caller has of a stream that it goes on with. */
  readonly lastEventId?: string | undefined;
  /** Aborted when the caller is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** A call whose effects are recorded: from here on every problem names the record that the call has stored, or may have. */
export interface RecordedInvocation extends Invocation {
  /** Facts that inner layers and the handler leave for `report` alone. */
  readonly effects: {
    storedContentId?: string | undefined;
    /** Of a record that is no content. */
    newRecordId?: string;
    /** Whose call it is, of a key that was refused as well. */
    caller?: KeyIdentity | undefined;
  };
}

/** A call whose caller is known. */
export interface AuthenticatedInvocation extends RecordedInvocation {
  readonly principal: Principal;
}

/** The content that another attempt at a change has made, or is about to. */
export interface FollowedContent {
  readonly id: string;
  /** Whether that attempt has no answer yet, so that its record may not be stored yet either. */
  readonly isUnderWay: boolean;
}

/** A call whose input was parsed. */
export interface ParsedInvocation extends AuthenticatedInvocation {
  readonly input: unknown;
  /** Of the record that is changed. */
  readonly expectedRevisions?: ExpectedRevisions;
  /** Of a change that is made once, however often it is sent. */
  readonly reservation?: Reservation;
  readonly followed?: FollowedContent;
}

/** Takes a call from here to its end. */
export type Invoke<In = Invocation> = (invocation: In) => Promise<Outcome>;

/** A layer may add to the invocation that it hands on, so that the types say which layers have to come before it. */
type Layer<In = Invocation, Out = In> = (next: Invoke<Out>) => Invoke<In>;

/** A concern of every call, prepared for each operation when the server starts. */
export interface CallLayer<In = Invocation, Out = In> {
  readonly name: string;
  /** `undefined` where it has nothing to do with the calls of an operation: it is not in their chain then. */
  for(operation: Operation, services: Services): Layer<In, Out> | undefined;
}
