/** A value as canonical JSON: RFC 8785. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** The canonical JSON (RFC 8785) of the fields that an approval is about: its sha256 is the `hash` of a text. */
export const canonicalText = ({ title, output }: { readonly title: string; readonly output: object }): string =>
  canonicalJson({ title, output });
