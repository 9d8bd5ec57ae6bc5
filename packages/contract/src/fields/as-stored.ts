import * as z from 'zod';

/** Many answers have the same record. */
const known = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * The schema of a record that an earlier or a later version has stored: members that this version does not know are left out, and values of open
 * lists are any string. A schema without either is returned as it is.
 */
export function asStored<S extends z.ZodType>(schema: S): S {
  const found = (known.get(schema) ?? opened(schema)) as S;
  known.set(schema, found);
  return found;
}

const opened = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodEnum) return schema.meta()?.['x-extensible-enum'] === undefined ? schema : z.string();
  if (schema instanceof z.ZodObject) {
    const shape = mapped(schema.shape);
    const isStrict = schema.def.catchall instanceof z.ZodNever;
    return shape === schema.shape && !isStrict ? schema : schema.clone({ ...schema.def, shape, ...(isStrict && { catchall: undefined }) });
  }
  if (schema instanceof z.ZodArray) return changed(schema, 'element', schema.def.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return changed(schema, 'innerType', schema.def.innerType);
  if (schema instanceof z.ZodUnion) {
    const options = (schema.def.options as readonly z.ZodType[]).map(asStored);
    return options.every((option, index) => option === schema.def.options[index]) ? schema : schema.clone({ ...schema.def, options });
  }
  return schema;
};

/** A schema with another one inside, if that is another one. */
function changed(schema: z.ZodType, name: 'element' | 'innerType', inner: z.core.$ZodType): z.ZodType {
  const next = asStored(inner as z.ZodType);
  return next === inner ? schema : schema.clone({ ...schema.def, [name]: next });
}

function mapped(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const members = Object.entries(shape).map(([name, member]) => [name, asStored(member)] as const);
  return members.every(([name, member]) => member === shape[name]) ? shape : Object.fromEntries(members);
}
