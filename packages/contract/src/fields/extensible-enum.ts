import * as z from 'zod';

/**
 * Values that may grow in later versions. The document shows them as a string with the present values in `x-extensible-enum`, so that a
 * generated client accepts later ones too.
 */
export const extensibleEnum = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).meta({ 'x-extensible-enum': values });

/** The same for a field whose values are declared elsewhere: any string is accepted. */
export const extensibleString = (values: readonly string[]) => z.string().meta({ 'x-extensible-enum': values });
