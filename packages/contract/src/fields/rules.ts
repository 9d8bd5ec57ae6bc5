import type * as z from 'zod';
import { isPlainObject } from './plain-object.ts';

/** For a rule over several fields: it runs even if some of them are invalid, so that one answer reports all faults. */
export const runEvenIfInvalid = {
  when: ({ value }: z.core.ParsePayload): boolean => isPlainObject(value),
};

/** Reports a fault of a field: its code, the path of the field, and a message for people. */
export const refuse = (context: z.RefinementCtx, fault: string, path: string[], message: string): void =>
  context.addIssue({ code: 'custom', params: { fault }, path, message });

/** Whether an optional field of a request is sent. */
export const isSent = (value: unknown): boolean => (value ?? null) !== null;

/** A rule: two fields exclude each other. The fault is that of the first. */
export const notTogether =
  (field: string, other: string) =>
  (fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    if (isSent(fields[field]) && isSent(fields[other]))
      refuse(context, 'conflict', [field], `cannot be combined with ${other}: send one of them`);
  };

/** A rule: `to` is not before `from`. Days are compared as text. */
export function daysInOrder({ from, to }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (typeof from === 'string' && typeof to === 'string' && to < from) refuse(context, 'out_of_order', ['to'], 'must not be before from');
}
