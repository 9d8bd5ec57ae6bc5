import { isPlainObject, jsonSchemaOf, takesRevision, type Operation } from '@handbill/contract';

const ifRevision = { type: 'integer', minimum: 1, description: 'The change is made only where the record has this revision' };

/** The JSON Schema of an operation's input, with its parts in their places: many tools that list procedures follow no references. */
export function inputSchema(operation: Operation): Record<string, unknown> {
  const { input } = operation;
  const { $defs = {}, ...schema } = jsonSchemaOf(input, 'input') as { readonly $defs?: Readonly<Record<string, unknown>> };
  const inPlace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inPlace);
    if (!isPlainObject(node)) return node;
    const { $ref, ...own } = node;
    const found = typeof $ref === 'string' ? inPlace($defs[$ref.slice('#/$defs/'.length)]) : {};
    return { ...(found as object), ...Object.fromEntries(Object.entries(own).map(([name, member]) => [name, inPlace(member)])) };
  };
  const whole = inPlace(schema) as Record<string, unknown>;
  if (!takesRevision(operation) || !isPlainObject(whole['properties'])) return whole;
  return { ...whole, properties: { ...whole['properties'], if_revision: ifRevision } };
}
