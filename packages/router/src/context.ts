import type { Principal } from './ports/principal.ts';
import type { Services } from './services.ts';

/** One call, as a door hands it in. */
export interface Context {
  readonly requestId: string;
  readonly services: Services;
  /** Who calls; asked for once per request. Rejects with the problem `unauthenticated`. */
  principal(): Promise<Principal>;
}
