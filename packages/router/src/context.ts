import type { Fault } from '@handbill/contract';
import type { Principal } from './ports/principal.ts';
import type { Services } from './services.ts';

/** One call, as a door hands it in. */
export interface Context {
  readonly requestId: string;
  readonly services: Services;
  /** What keeps the request from a change: headers that would make it one on conditions. */
  readonly unservedHeaders?: readonly Fault[] | undefined;
  /** Who calls; asked for once per request. Rejects with the problem `unauthenticated`. */
  principal(): Promise<Principal>;
}
