/** A filter that matches any of the values; nothing where it was not asked for. */
export function anyOf<K extends string>(field: K, values: readonly string[] | null): object {
  if (values === null) return {};
  return { [field]: values.length === 1 ? values[0] : { $in: values } };
}
