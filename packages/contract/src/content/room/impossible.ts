import type * as z from 'zod';

/** Names the fields that can't be met together, each as a fault of its own; those that are empty have no part in it. */
export function impossible(context: z.RefinementCtx, fields: Readonly<Record<string, readonly string[]>>, message: string): void {
  for (const [field, values] of Object.entries(fields)) {
    if (values.length > 0) context.addIssue({ code: 'custom', params: { fault: 'impossible' }, path: [field], message });
  }
}

/** More of either is a fault already; what is looked at here, each with each, has to be little. */
const [mostTexts, longestText] = [30, 200];

/** The texts in a field that may hold anything: rules run even where single fields are faulty. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) && value.length <= mostTexts
    ? value.filter((one) => typeof one === 'string' && one.length <= longestText && one.trim() !== '')
    : [];
