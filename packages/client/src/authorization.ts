import type { ClientOptions } from './client-options.ts';

/** The header of a key, which may come from a file and end with a line. */
export async function authorization(key: ClientOptions['key']): Promise<string> {
  const text = (typeof key === 'string' ? key : await key()).trim();
  // `fetch` would call it a network error.
  if (!/^[\x21-\x7e]*$/.test(text)) throw new Error('The key has characters in it that no key has');
  return `Bearer ${text}`;
}
