import type { Problem, ProblemCode } from '@handbill/contract';

/** A change that a caller wants to be made once, however often it is sent. */
export interface OnceRequest {
  readonly workspaceId: string;
  /** The operation's route: a key of one operation means nothing to another. */
  readonly operation: string;
  /** The caller's own name for the request. */
  readonly key: string;
  /** Differs where the input differs. */
  readonly fingerprint: string;
  /** Names this attempt at it. */
  readonly token: string;
  /** For how many milliseconds from its first try a request is the same one; as long as answers are kept when left out. */
  readonly within?: number | undefined;
}

/** The name of the record that a request creates, however often the request is begun. */
export interface RecordIdentity {
  /** The id without its prefix. */
  readonly suffix: string;
  readonly created_at: Date;
}

/** The right to make a change. It expires like a lease, so that a request whose server died can be sent again. */
export interface Reservation {
  readonly id: string;
  readonly workspaceId: string;
  readonly token: string;
  readonly record: RecordIdentity;
  /** Whether another attempt began it before, and may have done a part of it, or all. */
  readonly isRepeat: boolean;
}

/** An answer as it is kept, and as its door writes it. */
export interface KeptOutcome {
  readonly status: number;
  readonly value: unknown;
  readonly revision?: number | undefined;
  /** An address below `apiBase`. */
  readonly location?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** How a call ended: the answer to a repeated request. */
export type KeptAnswer =
  | { readonly outcome: KeptOutcome }
  | { readonly problem: { readonly code: ProblemCode; readonly members: Problem['members']; readonly detail: string } };

export type ReserveResult =
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  | { readonly kind: 'answered'; readonly record: RecordIdentity; readonly answer: KeptAnswer }
  /** Another call with this key is under way. */
  | { readonly kind: 'in_progress'; readonly record: RecordIdentity }
  /** The key belongs to a request with another input. */
  | { readonly kind: 'reused' };

/** The requests of the last 24 hours that were sent with a key of their own, and their answers. */
export interface IdempotencyStore {
  /** Reserves the key, unless it is taken. `record` is used if this is the first try. */
  reserve(request: OnceRequest, record: RecordIdentity): Promise<ReserveResult>;
  /** Ends the reservation of a try that got no answer, if it was made. */
  abandon(request: OnceRequest): Promise<void>;
  /** Keeps reservations from expiring. */
  renew(reservations: readonly Reservation[]): Promise<void>;
  /** Ends a reservation with the answer that repeated requests get. */
  keep(reservation: Reservation, answer: KeptAnswer): Promise<void>;
  /** Ends a reservation without an answer: the next request with this key tries again, under the same identity. */
  release(reservation: Reservation): Promise<void>;
  /** Forgets the key: the request was refused, and a corrected one may use it again. */
  forget(reservation: Reservation): Promise<void>;
}
