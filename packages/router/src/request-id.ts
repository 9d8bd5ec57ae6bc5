import { randomUUID } from 'node:crypto';

const taken = /^[\x21-\x7e]{1,128}$/;

/** The caller's own name for the request if it is usable, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && taken.test(header) ? header : randomUUID();
}
