/** A filter that matches any of the values; nothing where it was not asked for. In whatever order they are asked for, it is the same filter. */
export function anyOf<K extends string>(field: K, values: readonly string[] | null): { readonly [N in K]?: string | { $in: string[] } } {
  if (values === null) return {};
  const [first, ...others] = [...new Set(values)].toSorted();
  return { [field]: others.length === 0 ? first : { $in: [first, ...others] } } as Record<K, string>;
}
