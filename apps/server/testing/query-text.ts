import * as fc from 'fast-check';

const everyByte = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** The ways in which programs encode the same text in an address. */
const encodings: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  (text) => new URLSearchParams({ x: text }).toString().slice(2),
  everyByte,
];

const offsets: readonly ((instant: Date) => string)[] = [
  (instant) => instant.toISOString(),
  (instant) => `${new Date(instant.getTime() + 19_800_000).toISOString().slice(0, -1)}+05:30`,
];

export const anyWriting = fc.record({ encode: fc.constantFrom(...encodings), instant: fc.constantFrom(...offsets) });
type Writing = typeof anyWriting extends fc.Arbitrary<infer W> ? W : never;

/** A typed query as the text after the question mark. */
export function queryText(query: Readonly<Record<string, unknown>>, { encode, instant }: Writing): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
  );
  return pairs.map(([name, one]) => `${encode(name)}=${encode(one instanceof Date ? instant(one) : String(one))}`).join('&');
}
