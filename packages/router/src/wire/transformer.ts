import { deserialize, serialize } from 'superjson';
import type { InstantWriter } from '@handbill/http';
import { readSuperjson } from './read-superjson.ts';

/** An operation's answer on its way through tRPC: its value, where the instants in it are, and its headers. */
export class Answer {
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly #writer: InstantWriter | undefined;

  constructor(value: unknown, headers: Answer['headers'], writer: InstantWriter | undefined) {
    this.value = value;
    this.headers = headers;
    this.#writer = writer;
  }

  /** superjson's own wire format, without a search for the instants where they are known. */
  inSuperjson(): unknown {
    const { value } = this;
    if (this.#writer === undefined || typeof value !== 'object' || value === null) return serialize(value);
    const values: Record<string, ['Date']> = {};
    this.#writer(value, '', (path) => {
      values[path] = ['Date'];
    });
    return { json: value, meta: { values, v: 1 } };
  }
}

/** superjson towards and from the client, with a short way for the answers of operations. */
export const transformer = {
  input: { serialize, deserialize: readSuperjson },
  output: {
    serialize: (value: unknown): unknown => (value instanceof Answer ? value.inSuperjson() : serialize(value)),
    deserialize: (value: Parameters<typeof deserialize>[0]): unknown => deserialize(value),
  },
};
