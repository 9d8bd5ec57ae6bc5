import * as z from 'zod';
import type { Part, Subject } from '../../shown/subject.ts';

export interface Unit {
  readonly pointer: string;
  readonly parts: readonly Part[];
}

/** Units that go out by themselves: the whole text, or each of its variants where it is nothing but a list of them. */
export function unitsOf({ read, definition: { output } }: Subject): readonly Unit[] {
  const [[name, field] = ['', undefined], ...others] = Object.entries(output.shape);
  const isList = others.length === 0 && field instanceof z.ZodArray && field.element instanceof z.ZodObject;
  if (!isList) return [{ pointer: '', parts: read }];
  const units = Map.groupBy(read, ({ pointer }) => `/${name}/${pointer.split('/')[2] ?? ''}`);
  return [...units].map(([pointer, parts]) => ({ pointer, parts }));
}

/** The part of a unit that bears a sentence more. */
export const placeFor = (parts: readonly Part[]): string | null =>
  (parts.findLast(({ role }) => role === 'prose') ?? parts.find(({ role }) => role === 'line'))?.pointer ?? null;
