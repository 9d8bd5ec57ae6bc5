import { textParts, type Content } from '@handbill/contract';

/** Pointers to the parts of an output that a change alters or removes. */
export function changedParts(before: Content['output'], after: Content['output']): readonly string[] {
  const [old, now] = [new Map(textParts(before)), new Map(textParts(after))];
  const pointers = new Set([...old.keys(), ...now.keys()]);
  return [...pointers].filter((pointer) => old.get(pointer) !== now.get(pointer));
}
