const stepsOf = (pointer: string): readonly string[] => pointer.split('/').slice(1);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** The part of an output at a JSON Pointer; `undefined`: there is none. */
export const partAt = (output: unknown, pointer: string): unknown => stepsOf(pointer).reduce(memberOf, output);

function withPart(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  const inner = withPart(memberOf(value, step), rest, part);
  if (!Array.isArray(value)) return { ...(value as object), [step]: inner };
  const items: unknown[] = [...value];
  items[Number(step)] = inner;
  return items;
}

/** An output with other parts at these pointers. Each of them, or the list that it is the next item of, has to be there. */
export const withParts = <Output extends object>(output: Output, parts: ReadonlyMap<string, unknown>): Output =>
  [...parts].reduce<Output>((whole, [pointer, part]) => withPart(whole, stepsOf(pointer), part) as Output, output);

/** Whether a pointer is another one, or leads to a part of it. */
export const isWithin = (pointer: string, whole: string): boolean => pointer === whole || pointer.startsWith(`${whole}/`);
/** The parts of an output that are text, in its order: each with the JSON Pointer to it. */
export function textParts(value: unknown, pointer = ''): readonly (readonly [pointer: string, text: string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textParts(member, `${pointer}/${name}`));
}
