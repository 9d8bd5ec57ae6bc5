import type { ContentForm, FormPart } from '@handbill/client/counting';
import { changesBetween, type PartChange } from '../form/leaves.ts';

/** A text as its view draws it: made by its form, whatever kind it is of. */
export type SheetNode =
  | { readonly kind: 'part'; readonly pointer: string; readonly part: FormPart; readonly text: string }
  | { readonly kind: 'items'; readonly pointer: string; readonly part: FormPart; readonly items: readonly string[] }
  | { readonly kind: 'group'; readonly pointer: string; readonly label: string; readonly items: readonly (readonly SheetNode[])[] };

/** The value at a JSON Pointer. */
export function valueAt(output: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined),
      output,
    );
}

/** The same output with another value there. Missing members on the way to it are made. */
export function withValue(output: unknown, pointer: string, value: unknown): unknown {
  const [, step, ...rest] = pointer.split('/');
  if (step === undefined) return value;
  const below = rest.map((each) => `/${each}`).join('');
  const inner = (output as Record<string, unknown> | undefined)?.[step];
  if (/^\d+$/.test(step))
    return Array.isArray(output) ? output.with(Number(step), withValue(inner, below, value)) : [withValue(inner, below, value)];
  return { ...(output as object), [step]: withValue(inner, below, value) };
}

interface Walk {
  readonly lists: ContentForm['lists'];
  readonly output: unknown;
  /** Where the parts are named from, and where that is here. */
  readonly pattern: string;
  readonly pointer: string;
}

function walk(parts: readonly FormPart[], at: Walk): SheetNode[] {
  const nodes: SheetNode[] = [];
  const groups = new Map<string, FormPart[]>();
  for (const part of parts) {
    const rest = part.pointer.slice(at.pattern.length);
    const star = rest.indexOf('/*');
    const pointer = at.pointer + (star < 0 ? rest : rest.slice(0, star));
    const value = valueAt(at.output, pointer);
    if (star < 0) {
      if (typeof value === 'string' || !part.isNullable)
        nodes.push({ kind: 'part', pointer, part, text: typeof value === 'string' ? value : '' });
    } else if (star === rest.length - 2)
      nodes.push({ kind: 'items', pointer, part, items: Array.isArray(value) ? (value as string[]) : [] });
    else if (groups.has(pointer)) groups.get(pointer)?.push(part);
    else {
      const members = [part];
      groups.set(pointer, members);
      nodes.push(groupOf(pointer, rest.slice(0, star), members, at));
    }
  }
  return nodes;
}

/** Its items are read when they are drawn, when all its parts are known. */
function groupOf(pointer: string, rest: string, members: readonly FormPart[], at: Walk): SheetNode {
  const pattern = `${at.pattern}${rest}`;
  const list = valueAt(at.output, pointer);
  const count = Array.isArray(list) ? list.length : 0;
  return {
    kind: 'group',
    pointer,
    label: at.lists.find((each) => each.pointer === pattern)?.label ?? '',
    get items() {
      return Array.from({ length: count }, (_, index) => walk(members, { ...at, pattern: `${pattern}/*`, pointer: `${pointer}/${index}` }));
    },
  };
}

/** The parts of an output, in the order of its form, lists with their items. */
export const nodesOf = ({ parts, lists }: Pick<ContentForm, 'parts' | 'lists'>, output: unknown): SheetNode[] =>
  walk(parts, { lists, output, pattern: '', pointer: '' });

/** All words of it, by their pointers. */
export function textsOf(
  nodes: readonly SheetNode[],
): readonly { readonly pointer: string; readonly part: FormPart; readonly text: string }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'part') return [node];
    if (node.kind === 'items') return node.items.map((text, index) => ({ pointer: `${node.pointer}/${index}`, part: node.part, text }));
    return node.items.flatMap(textsOf);
  });
}

/** The parts whose words differ between two states of a text. */
export function changedParts(form: ContentForm, before: unknown, after: unknown): PartChange[] {
  const leaves = (output: unknown) =>
    textsOf(nodesOf(form, output)).map(({ pointer, part: { label }, text }) => ({ pointer, label, text }));
  return changesBetween(leaves(before), leaves(after));
}
