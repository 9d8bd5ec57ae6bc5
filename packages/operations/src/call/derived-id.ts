import { hash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** So many of an id's digits are random, and nothing else. */
const randomDigits = 12;

/** An id of the same moment as another one: always the same for the same name, and no other one's. */
export function derivedId(id: string, name: string): string {
  const digits = Array.from(hash('sha256', `${id} ${name}`, 'buffer').subarray(0, randomDigits), (byte) => alphabet.charAt(byte & 31));
  return `${id.slice(0, -randomDigits)}${digits.join('')}`;
}
