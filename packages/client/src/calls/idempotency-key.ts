/** A key that no other call has. Not `crypto.randomUUID`, which pages without HTTPS lack. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const unchanging: ReadonlySet<string> = new Set(['content.check', 'content.plan']);

/** Whether a mutation changes nothing, so that it needs no key. */
export const changesNothing = (name: string): boolean => unchanging.has(name);
