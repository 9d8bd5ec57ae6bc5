/** The parts of an output that are text, in its order: each with the JSON Pointer to it. */
export function textParts(value: unknown, pointer = ''): readonly (readonly [pointer: string, text: string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textParts(member, `${pointer}/${name}`));
}
