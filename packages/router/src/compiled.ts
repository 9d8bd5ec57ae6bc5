import * as z from 'zod';

/**
 * Compiles a schema. zod compiles none with a rule that runs whatever else is faulty; on valid input such a rule runs like
 * any other, so the fast way is compiled with plain rules, and faulty input is parsed by the schema as it is written.
 */
export function compiled<S extends z.ZodType>(schema: S): S {
  const { checks = [] } = schema.def;
  if (!checks.some(isConditional)) return z.compile(schema);
  const plain = schema.clone({
    ...schema.def,
    checks: checks.map((check) => (isConditional(check) ? z.check((payload) => check._zod.check(payload)) : check)),
  });
  return z.withParser(schema, z.core.compileFn(plain));
}

const isConditional = ({ _zod: { def } }: z.core.$ZodCheck): boolean => def.check === 'custom' && def.when !== undefined;
