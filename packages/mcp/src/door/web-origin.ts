import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';

export interface AllowedNames {
  /** Origins of pages that may call. */
  readonly origins: readonly string[];
  /** The host names by which the server may be asked; `undefined`: by any. */
  readonly hosts?: ReadonlySet<string> | undefined;
}

const isLoopback = (name: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(name);
const isAddress = (name: string): boolean => /^(?:[\d.]+|\[[\da-f:.]+\])$/i.test(name);

/**
 * Refuses pages of others: one that has its own name lead to this machine (DNS rebinding) sends that name in `Host` and `Origin`. Programs send no
 * `Origin`.
 */
export function assertAllowedName({ headers: { host = '', origin } }: IncomingMessage, { origins, hosts }: AllowedNames): void {
  const refuse = (detail: string): never => {
    throw new Problem('forbidden', {}, { detail });
  };
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  if (hosts !== undefined && !isLoopback(name) && !isAddress(name) && !hosts.has(name))
    refuse(`${host.slice(0, 200)} is not a name of this server. HANDBILL_PUBLIC_URL tells it another one.`);
  if (origin === undefined || origins.includes(origin) || isLoopback(URL.parse(origin)?.hostname ?? '')) return;
  refuse(`Pages of ${origin.slice(0, 200)} may not call: HANDBILL_CORS_ORIGINS names those that may.`);
}
