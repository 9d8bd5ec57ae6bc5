import type { Principal } from './ports/principal.ts';
import { InputAllowance } from './input/limit-input.ts';
import { Turns } from './turns.ts';

/** What a request says about all calls in it, whatever its door. */
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

  constructor({ id, credential, idempotencyKey, ifRevision }: CallerRequestFields) {
    this.id = id;
    this.credential = credential;
    this.idempotencyKey = idempotencyKey;
    this.ifRevision = ifRevision;
  }
}
