import type * as z from 'zod';

/** Runs a rule over several fields even where single fields are faulty already, so that all faults are told at once. */
export const whateverElse = {
  when: ({ value }: z.core.ParsePayload): boolean => typeof value === 'object' && value !== null && !Array.isArray(value),
};
