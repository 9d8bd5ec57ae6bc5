import type { Principal } from './principal.ts';

export interface KeyStore {
  /** Whoever the secret of a key belongs to; `null` where it is unknown, expired or revoked. */
  authenticate(secret: string, now: Date): Promise<Principal | null>;
}
