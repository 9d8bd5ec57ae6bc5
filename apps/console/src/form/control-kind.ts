import type { JsonSchema } from '@handbill/client/counting';

export type ControlKind = 'cards' | 'select' | 'tokens' | 'lines' | 'address' | 'area' | 'number' | 'check' | 'reference' | 'text';

/** How many values are seen at a glance, how long a line is, and an entry of several. */
const [few, line, short] = [6, 200, 100];
/** What an id looks like: the letters in front say of which noun. */
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
  return (schema.maxLength ?? Infinity) > line ? 'area' : 'text';
}

/** What a value is asked for with, by its schema. */
export function controlKind(schema: JsonSchema): ControlKind {
  if (schema.type === 'array') return (schema.items?.maxLength ?? Infinity) <= short ? 'tokens' : 'lines';
  if (schema.type === 'boolean') return 'check';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return ofText(schema);
}
