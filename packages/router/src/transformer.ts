import { isPlainObject } from '@handbill/contract';
import { deserialize, serialize } from 'superjson';
import type { InstantWriter } from '@handbill/http';
import { readSuperjson } from './read-superjson.ts';

const writers = new WeakMap<object, InstantWriter>();

/** Remembers where the instants of an answer are, so that it can be written without a search for them. */
export function writtenBy<T>(answer: T, writer: InstantWriter | undefined): T {
  if (writer !== undefined && typeof answer === 'object' && answer !== null) writers.set(answer, writer);
  return answer;
}

/** Whether superjson would write a value as it stands: JSON, and nothing of it in two places. */
function isPlainJson(value: unknown, seen = new Set<unknown>()): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || seen.has(value)) return false;
  seen.add(value);
  if (!Array.isArray(value) && !isPlainObject(value)) return false;
  return Object.values(value).every((member) => isPlainJson(member, seen));
}

/**
 * superjson's own wire format: an answer whose instants are known is written straight away, and so is plain JSON: for the problems
 * of a large batch superjson takes 20 ms. Anything else is written by superjson.
 */
export function inSuperjson(value: unknown, writer: InstantWriter | undefined): unknown {
  if (typeof value !== 'object' || value === null) return serialize(value);
  if (writer === undefined) return isPlainJson(value) ? { json: value } : serialize(value);
  const values: Record<string, ['Date']> = {};
  writer(value, '', (path) => {
    values[path] = ['Date'];
  });
  return { json: value, meta: { values, v: 1 } };
}

const written = (value: unknown): unknown =>
  inSuperjson(value, typeof value === 'object' && value !== null ? writers.get(value) : undefined);

/** superjson towards and from the client, with a short way for the answers of operations. */
export const transformer = {
  input: { serialize, deserialize: readSuperjson },
  output: { serialize: written, deserialize: (value: Parameters<typeof deserialize>[0]): unknown => deserialize(value) },
};
