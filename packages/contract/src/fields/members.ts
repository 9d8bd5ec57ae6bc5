import type * as z from 'zod';

/** The fields of a record: each as it is sent (`input`) and as it is returned (`output`). */
type FieldTable = Readonly<Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>>;

/** One side of the fields of a record. */
export const sideOf = <Fields extends FieldTable, Side extends 'input' | 'output'>(fields: Fields, side: Side) =>
  mapMembers(fields, (field) => field[side]) as { [Name in keyof Fields]: Fields[Name][Side] };

/** An object with the same names, each value made from the former one. */
export const mapMembers = <Name extends string, From, To>(members: Readonly<Record<Name, From>>, to: (member: From) => To) =>
  Object.fromEntries(Object.entries<From>(members).map(([name, member]) => [name, to(member)])) as Record<Name, To>;
