import type { JsonSchema } from '@handbill/client/counting';

export type ControlKind =
  | 'cards'
  | 'select'
  | 'tokens'
  | 'lines'
  | 'address'
  | 'area'
  | 'number'
  | 'check'
  | 'reference'
  | 'text'
  | 'moment'
  | 'pairs'
  // The following kinds have members or entries with controls of their own.
  | 'choices'
  | 'passages'
  | 'group'
  | 'table'
  | 'records';

/** How many values are seen at a glance, how long a line is, an entry of several, and one that may have several lines. */
const [few, line, short, passage] = [6, 200, 100, 1_000];
/** The form of an id: the letters in front name the noun. */
const id = /^([a-z]{3})_[0-9a-z]{26}$/;

/** Of which noun the value is an id: the beginning of its ids; `undefined` for other values. */
export function referenceOf({ examples }: JsonSchema): string | undefined {
  const [example] = examples ?? [];
  return typeof example === 'string' ? id.exec(example)?.[1] : undefined;
}

function ofText(schema: JsonSchema): ControlKind {
  if (schema.enum !== undefined) return schema.enum.length <= few ? 'cards' : 'select';
  if (referenceOf(schema) !== undefined) return 'reference';
  if (schema.format === 'uri') return 'address';
  if (schema.format === 'date-time') return 'moment';
  return (schema.maxLength ?? Infinity) > line ? 'area' : 'text';
}

const isPlain = ({ type }: JsonSchema): boolean => type !== 'array' && type !== 'object';

function ofEntries({ enum: values, properties, maxLength = Infinity }: JsonSchema): ControlKind {
  if (values !== undefined) return 'choices';
  if (properties !== undefined) return Object.values(properties).every(isPlain) ? 'table' : 'records';
  if (maxLength <= short) return 'tokens';
  return maxLength <= passage ? 'lines' : 'passages';
}

/** The control for a value, by its schema. */
export function controlKind(schema: JsonSchema): ControlKind {
  if (schema.type === 'array') return ofEntries(schema.items ?? {});
  if (schema.type === 'object') return schema.properties === undefined ? 'pairs' : 'group';
  if (schema.type === 'boolean') return 'check';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return ofText(schema);
}

const compound: readonly ControlKind[] = ['choices', 'passages', 'group', 'table', 'records'];
export const isCompound = (schema: JsonSchema): boolean => compound.includes(controlKind(schema));
