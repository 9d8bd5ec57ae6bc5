import { deserialize, serialize } from 'superjson';
import type { InstantWriter } from './instants.ts';
import { readSuperjson } from './read-superjson.ts';

const writers = new WeakMap<object, InstantWriter>();

/** Remembers where the instants of an answer are, so that it can be written without a search for them. */
export function writtenBy<T>(answer: T, writer: InstantWriter | undefined): T {
  if (writer !== undefined && typeof answer === 'object' && answer !== null) writers.set(answer, writer);
  return answer;
}

/** superjson's own wire format: an answer whose instants are known is written straight away, anything else by superjson. */
export function inSuperjson(value: unknown, writer: InstantWriter | undefined): unknown {
  if (writer === undefined || typeof value !== 'object' || value === null) return serialize(value);
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
