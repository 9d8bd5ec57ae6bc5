import type { Fault, Problem } from '@handbill/contract';
import type { Principal } from '../ports/storage.ts';
import { InputAllowance } from './input/input-parser.ts';

/** Less than anybody notices, and more than small batches take. */
const longest = 8;

/** Lets the calls of one request take turns on the event loop, so that others are served between them. */
export class Turns {
  #began: number | undefined;
  #next: Promise<void> | undefined;

  /** Does the work now, or where this turn was long already, in the next that has time for it. */
  async take<T>(work: () => T): Promise<T> {
    // No `await` between this check and the work: all that wait check at the start of the turn.
    while (this.#isOver()) await this.#nextTurn();
    return work();
  }

  #isOver(): boolean {
    const now = performance.now();
    this.#began ??= now;
    return now - this.#began > longest;
  }

  #nextTurn(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#next = undefined;
        this.#began = undefined;
        resolve();
      });
    });
    return this.#next;
  }
}

/** What a request says about all calls in it, in REST and tRPC alike. */
export interface CallerRequestFields {
  readonly id: string;
  /** The `Authorization` header. */
  readonly credential?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The revision that the caller expects: the `If-Match` header. */
  readonly ifRevision?: string | undefined;
}

/** One request of a caller. What all calls of a batch share is here: together they may ask for no more than one call may. */
export class CallerRequest implements CallerRequestFields {
  readonly id: string;
  readonly credential: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly ifRevision: string | undefined;
  readonly inputAllowance = new InputAllowance();
  readonly turns = new Turns();
  /** Looked up by the first call that needs it. */
  principal: Promise<Principal> | undefined;
  /** Whether its answer is that of an earlier request with the same idempotency key. */
  isReplayed = false;
  /** The same, for the log, once it is known. */
  knownPrincipal: Principal | undefined;
  /** The routes of the operations that were called, for the log. */
  readonly routes: string[] = [];
  /** What its calls, or the request as a whole, were refused with or failed in, for the log. */
  readonly problems: Problem[] = [];

  constructor({ id, credential, idempotencyKey, ifRevision }: CallerRequestFields) {
    this.id = id;
    this.credential = credential;
    this.idempotencyKey = idempotencyKey;
    this.ifRevision = ifRevision;
  }
}

export const noFaults: readonly Fault[] = [];
const inHeader = (name: string, code: string, message: string): Fault => ({ in: 'header', pointer: `/${name}`, code, message });
/** A caller's own name for a change. */
export const usableKey = /^[\x21-\x7e]{1,255}$/;
const unusableKey = inHeader('Idempotency-Key', 'invalid_format', 'must be 1 to 255 visible ASCII characters');
const unservedRevision = inHeader('If-Match', 'not_served_yet', 'is not supported yet: send the request without it');

/** The faults in the headers of a mutation that say how it is to be made: the caller relies on them, so they must not be ignored. */
export function faultyConditions({ idempotencyKey, ifRevision }: CallerRequest): readonly Fault[] {
  if (idempotencyKey === undefined && ifRevision === undefined) return noFaults;
  return [
    ...(idempotencyKey === undefined || usableKey.test(idempotencyKey) ? [] : [unusableKey]),
    ...(ifRevision === undefined ? [] : [unservedRevision]),
  ];
}
