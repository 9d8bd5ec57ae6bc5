import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const usable = /^[\x21-\x7e]{1,128}$/;

export function requestIdFor({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}
