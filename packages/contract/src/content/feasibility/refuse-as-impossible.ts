import type * as z from 'zod';

/** Adds a fault to each of the fields that cannot be met together; an empty field is not at fault. */
export function refuseAsImpossible(context: z.RefinementCtx, fields: Readonly<Record<string, readonly string[]>>, message: string): void {
  for (const [field, values] of Object.entries(fields)) {
    if (values.length > 0) context.addIssue({ code: 'custom', params: { fault: 'impossible' }, path: [field], message });
  }
}

/** More than the schemas allow, which is a fault already: each text is compared with each other here, so there must be few. */
const [maxTexts, maxTextLength] = [30, 200];

/** The texts in a field that may hold anything: rules run even where single fields are faulty. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) && value.length <= maxTexts
    ? value.filter((one) => typeof one === 'string' && one.length <= maxTextLength && one.trim() !== '')
    : [];
