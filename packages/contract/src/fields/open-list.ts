import * as z from 'zod';

/**
 * Choices that may grow. The document shows them as text, with the values that there are so far in `x-extensible-enum`:
 * a generated client takes those of a later version too.
 */
export const openList = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).meta({ 'x-extensible-enum': values });

/** Text that is one of a list which may grow, where the values are declared elsewhere. */
export const openText = (values: readonly string[]) => z.string().meta({ 'x-extensible-enum': values });
