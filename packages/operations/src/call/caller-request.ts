import type { IdentifiedKey, Principal } from '../ports/storage.ts';
import { InputAllowance } from './input/input-parser.ts';
import { RequestRoom } from './request-room.ts';

/** The facts of a request that hold for all calls in it, in REST and tRPC alike. */
interface CallerRequestFields {
  readonly id: string;
  /** Where it comes from, as far as that is known. */
  readonly address?: string | undefined;
  /** The `Authorization` header; within a process, who calls. */
  readonly credential?: string | Principal | undefined;
  readonly idempotencyKey?: string | undefined;
  /** For how many milliseconds the key names the same request; 24 hours when left out. */
  readonly idempotentWithin?: number | undefined;
  /** On whose behalf the key acts: the `Handbill-Actor` header. */
  readonly actor?: string | undefined;
  /** Which revisions of a record the caller would have changed. */
  readonly ifMatch?: string | undefined;
  /** The span of the caller that the request belongs to: the `traceparent` header. */
  readonly traceparent?: string | undefined;
}

/** One request of a caller, the same for all calls of a batch: together they may ask for no more than one call may. */
export interface CallerRequest extends CallerRequestFields {
  readonly inputAllowance: InputAllowance;
  readonly room: RequestRoom;
  /** Who calls, looked up by the first call that asks. */
  key?: Promise<IdentifiedKey>;
}

export const createCallerRequest = (fields: CallerRequestFields): CallerRequest => ({
  ...fields,
  inputAllowance: new InputAllowance(),
  room: new RequestRoom(),
});
