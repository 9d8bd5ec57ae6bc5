import type { NamedOperation } from '@handbill/contract';
import * as z from 'zod';

type Input = Readonly<Record<string, unknown>>;

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: [inner] }), 1);

const circle: unknown[] = [];
circle.push({ a: circle });

/** Values for a field: valid for some fields, and of a wrong type or format for others. */
const values: readonly unknown[] = [
  [5, '5', 0, '0', -1, 1.5, '1.5', Number.NaN, 10n],
  [true, 'true', false, 'false', null, 'null', undefined, ''],
  ['2027-01-01T00:00:00Z', '2027-01-01', new Date(0), 'draft', 'email', 'en', 'pt-br', ' x '],
  [[], ['5'], [5], [null], {}, { '0': 'x' }, { name: 5 }, nested(40), [[nested(40)]]],
  // Values that only superjson can send.
  [-0, -Infinity, new Date(Number.NaN), [undefined], new Map([['a', 'b']]), new Set(['a']), /a/, new URL('https://example.org'), circle],
].flat();

interface Documented {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Documented[];
  readonly oneOf?: readonly Documented[];
}

const fieldsIn = ({ properties = {}, anyOf = [], oneOf = [] }: Documented): string[] => [
  ...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsIn)]),
];

/** The fields that an operation can be called with. */
export const inputFields = ({ operation }: NamedOperation): string[] =>
  fieldsIn(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Documented);

/** Inputs of an operation, most of them invalid: each of its examples, with each of these values in each field. */
export function oddInputs(named: NamedOperation): Input[] {
  const { operation } = named;
  const path = operation.route.includes('{id}') ? { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' } : {};
  const bases = [path, ...Object.values(operation.examples ?? {}).map(({ value }) => ({ ...path, ...value }))];
  return bases.flatMap((base) => [
    base,
    ...[...inputFields(named), 'unknown'].flatMap((field) => values.map((value) => ({ ...base, [field]: value }))),
  ]);
}
