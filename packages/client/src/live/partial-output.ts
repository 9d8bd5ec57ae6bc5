import type { Content } from '../calls/procedures.ts';

/** The output so far: any part may be missing, and the last one is not complete. It is never changed, but replaced. */
export type PartialOutput<C extends Content = Content> = C extends Content ? DeepPartial<NonNullable<C['output']>> : never;

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

type Part = string | null | Parts | readonly Part[];
interface Parts {
  readonly [name: string]: Part;
}

const isList = (part: Part | undefined): part is readonly Part[] => Array.isArray(part);
const isParts = (part: Part | undefined): part is Parts => typeof part === 'object' && part !== null && !isList(part);
const isEmpty = (part: Part | undefined): boolean => part === '' || (isParts(part) && Object.keys(part).length === 0);

/** Deeper than any output. */
const maxDepth = 16;
/** The position of an item; more than any list of an output has is taken for a name. */
const index = /^(?:0|[1-9]\d{0,3})$/;

/** The steps of a JSON Pointer; `undefined` if it leads into no output. */
function stepsOf(pointer: string): string[] | undefined {
  const steps = pointer.split('/', maxDepth + 2);
  if (steps.shift() !== '' || steps.length > maxDepth) return undefined;
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const memberOf = (part: Part | undefined, name: string): Part | undefined =>
  isParts(part) && Object.hasOwn(part, name) ? part[name] : undefined;

/** An output in which the text at a pointer continues. Parts that it shares with the one before are not copied. */
export function withText(output: object, pointer: string, text: string): object {
  const steps = stepsOf(pointer);
  // Without steps it is the whole output, which is no text.
  return steps === undefined || steps.length === 0 ? output : (added(output as Parts, steps, text) as object);
}

function added(part: Part | undefined, [step, ...rest]: readonly string[], text: string): Part {
  if (step === undefined) return (typeof part === 'string' ? part : '') + text;
  if (!index.test(step)) return { ...(isParts(part) && part), [step]: added(memberOf(part, step), rest, text) };
  const items = isList(part) ? [...part] : [];
  while (items.length < Number(step)) items.push(rest.length === 0 ? '' : {});
  items[Number(step)] = added(items[Number(step)], rest, text);
  return items;
}

/** An output without the part at a pointer, which is about to be written anew. */
export function withoutPart(output: object, pointer: string): object {
  const steps = stepsOf(pointer);
  if (steps === undefined) return output;
  return steps.length === 0 ? {} : (removed(output as Parts, steps) as object);
}

function removed(part: Part, [step = '', ...rest]: readonly string[]): Part {
  const before = isList(part) ? part[Number(step)] : memberOf(part, step);
  if (before === undefined) return part;
  const after = rest.length === 0 ? undefined : removed(before, rest);
  if (isList(part)) return withItem(part, Number(step), after ?? (isParts(before) ? {} : ''));
  const others = Object.entries(part as Parts).filter(([name]) => name !== step);
  return after === undefined ? Object.fromEntries(others) : { ...(part as Parts), [step]: after };
}

/** A list with another item. It ends with the last one in which there is anything. */
function withItem(list: readonly Part[], at: number, item: Part): Part {
  const items = list.with(at, item);
  while (isEmpty(items.at(-1))) items.pop();
  return items;
}
