import type * as z from 'zod';

/** Turns the instants of a parsed answer into RFC 3339 text, in place, and tells `found` where each of them was. */
export type InstantWriter = (value: unknown, path: string, found: ((path: string) => void) | undefined) => void;

interface Node {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
}

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

type Slot = { readonly key: string; readonly instant: true } | { readonly key: string; readonly instant: false; readonly write: InstantWriter };

function slotOf(key: string, schema: z.ZodType): Slot | undefined {
  const inner = unwrapped(schema);
  if (inner.type === 'date') return { key, instant: true };
  const write = instantWriter(inner as unknown as z.ZodType);
  return write === undefined ? undefined : { key, instant: false, write };
}

/** Behind `nullable`, `optional` and pipes stands what an answer really holds. */
function unwrapped(schema: z.ZodType): Node {
  const { def } = schema._zod as unknown as { def: Node };
  const inner = def.innerType ?? def.out;
  return inner === undefined ? (schema as unknown as Node) : unwrapped(inner);
}

function objectWriter(shape: Record<string, z.ZodType>): InstantWriter | undefined {
  const slots = Object.entries(shape).flatMap(([key, schema]) => slotOf(key, schema) ?? []);
  if (slots.length === 0) return undefined;
  return (value, path, found) => {
    const record = value as Record<string, unknown>;
    for (const slot of slots) {
      const member = record[slot.key];
      if (member === null || member === undefined) continue;
      if (!slot.instant) slot.write(member, found === undefined ? '' : below(path, slot.key), found);
      else {
        record[slot.key] = (member as Date).toISOString();
        found?.(below(path, slot.key));
      }
    }
  };
}

/** Prepares the writer for a schema; `undefined` where an answer of that schema holds no instant. */
export function instantWriter(schema: z.ZodType): InstantWriter | undefined {
  const node = unwrapped(schema);
  if (node.shape !== undefined) return objectWriter(node.shape);
  if (node.element !== undefined) {
    const each = instantWriter(node.element);
    return each && ((value, path, found) => (value as unknown[]).forEach((item, index) => each(item, found === undefined ? '' : below(path, index), found)));
  }
  return node.options === undefined ? undefined : unionWriter(node.options);
}

/** Members of a union are told apart by `type`. */
function unionWriter(options: readonly z.ZodType[]): InstantWriter | undefined {
  const writers = new Map(options.map((option) => [((option as z.ZodObject).shape['type'] as { value?: unknown } | undefined)?.value, instantWriter(option)]));
  return (value, path, found) => writers.get((value as { type?: unknown }).type)?.(value, path, found);
}
