import type { NamedOperation } from '@handbill/contract';
import * as fc from 'fast-check';
import * as z from 'zod';

/** The part of a field's JSON Schema that restricts its values. */
interface Documented {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Documented[];
  readonly items?: Documented;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly examples?: readonly unknown[];
}

interface DocumentedQuery {
  readonly properties?: Readonly<Record<string, Documented>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Documented>>;
}

/** Texts that look like another type, or need careful encoding. */
export const trickyTexts = ['a b', '5', 'true', 'null', '+', '%', '%41', 'a&b=c', '#', 'größe', '春🌱', '\'"', '[]', 'a,b', ' x '];

const text = (maxLength: number) =>
  fc
    .oneof(fc.constantFrom(...trickyTexts), fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 20) }))
    .filter((value) => value.trim() !== '');

function valueOf(field: Documented, defs: DocumentedQuery['$defs']): fc.Arbitrary<unknown> {
  const { $ref, type, format, enum: choices, anyOf = [], items, examples } = field;
  if ($ref !== undefined) return valueOf(defs?.[$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (format === 'date-time') return fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const [option] = anyOf.filter((one) => one.type !== 'null');
  if (option !== undefined) return valueOf(option, defs);
  if (choices !== undefined) return fc.constantFrom(...choices);
  // Mostly small ones: beyond the last page there is nothing to compare.
  if (type === 'integer') return fc.oneof(...[2, 3, field.maximum ?? 100].map((max) => fc.integer({ min: field.minimum ?? 0, max })));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valueOf(items ?? {}, defs), { minLength: 1, maxLength: 3 });
  return examples === undefined ? text(field.maxLength ?? 20) : fc.constantFrom(...examples);
}

const documentedQuery = ({ operation }: NamedOperation) =>
  z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as DocumentedQuery;

/** Parameters of the path are in no query. */
const fieldsOf = (operation: NamedOperation): [string, Documented][] =>
  Object.entries(documentedQuery(operation).properties ?? {}).filter(([name]) => !operation.operation.pathParameters.includes(name));

interface QueryField {
  readonly name: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
}

/** The fields of a query, and which of them are lists, and which cannot be left out. */
export function queryFields(operation: NamedOperation): QueryField[] {
  const { required = [] } = documentedQuery(operation);
  const isList = ({ type, anyOf = [] }: Documented): boolean => type === 'array' || anyOf.some(isList);
  return fieldsOf(operation).map(([name, field]) => ({ name, isList: isList(field), isRequired: required.includes(name) }));
}

/** Queries of the required fields and up to three more, typed as the client has them. */
export function anyQuery(operation: NamedOperation): fc.Arbitrary<Record<string, unknown>> {
  const { $defs, required = [] } = documentedQuery(operation);
  // A random cursor is rejected.
  const fields = fieldsOf(operation).filter(([name]) => name !== 'cursor');
  const [always, others] = [fields.filter(([name]) => required.includes(name)), fields.filter(([name]) => !required.includes(name))];
  return fc
    .shuffledSubarray(others, { maxLength: Math.min(3, others.length) })
    .chain((some) => fc.record(Object.fromEntries([...always, ...some].map(([name, field]) => [name, valueOf(field, $defs)]))));
}
