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

/** The examples of an operation, and nothing but its path. */
function plainInputs({ operation }: NamedOperation): Input[] {
  const path = operation.route.includes('{id}') ? { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' } : {};
  return [path, ...Object.values(operation.examples ?? {}).map(({ value }) => ({ ...path, ...value }))];
}

/** Must be in no line of the log. */
export const canary = 'kanarie4711';

/** With the canary in place of every text, and under a name of its own. */
function withCanary(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCanary);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? canary : value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withCanary(one)])), [canary]: canary };
}

/** Inputs of an operation with the canary in each of its fields, but not in its path, which the log has. */
export function canaryInputs(named: NamedOperation): Input[] {
  const fields = inputFields(named).filter((field) => !named.operation.pathParameters.includes(field));
  return plainInputs(named).flatMap((base) =>
    [...fields, canary].flatMap((field) => [
      { ...base, [field]: canary },
      { ...base, [field]: withCanary(base[field] ?? [canary]) },
    ]),
  );
}

/** Inputs of an operation, most of them invalid: each of its examples, with each of these values in each field. */
export function oddInputs(named: NamedOperation): Input[] {
  return plainInputs(named).flatMap((base) => [
    base,
    ...[...inputFields(named), 'unknown'].flatMap((field) => values.map((value) => ({ ...base, [field]: value }))),
  ]);
}
