import { isPlainObject, jsonSchemaOf, type Operation } from '@handbill/contract';

/** The JSON Schema of an operation's input, with its parts in their places: many tools that list procedures follow no references. */
export function inputSchema({ input }: Operation): Record<string, unknown> {
  const { $defs = {}, ...schema } = jsonSchemaOf(input, 'input') as { readonly $defs?: Readonly<Record<string, unknown>> };
  const inPlace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inPlace);
    if (!isPlainObject(node)) return node;
    const { $ref, ...own } = node;
    const found = typeof $ref === 'string' ? inPlace($defs[$ref.slice('#/$defs/'.length)]) : {};
    return { ...(found as object), ...Object.fromEntries(Object.entries(own).map(([name, member]) => [name, inPlace(member)])) };
  };
  return inPlace(schema) as Record<string, unknown>;
}
