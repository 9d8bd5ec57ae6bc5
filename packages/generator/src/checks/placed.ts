/** A value of an output and the JSON Pointer to it. */
export interface Placed<T = unknown> {
  readonly pointer: string;
  readonly value: T;
}

const members = (value: unknown): [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What stands at a pointer, in which `*` is each item of a list. */
export function placedAt(output: object, pattern: string): readonly Placed[] {
  let found: readonly Placed[] = [{ pointer: '', value: output }];
  for (const step of pattern.split('/').slice(1)) {
    found = found.flatMap(({ pointer, value }) =>
      members(value)
        .filter(([name]) => step === '*' || step === name)
        .map(([name, member]) => ({ pointer: `${pointer}/${name}`, value: member })),
    );
  }
  return found;
}

/** Every text in a value, at any depth. */
export function textsUnder({ pointer, value }: Placed): readonly Placed<string>[] {
  if (typeof value === 'string') return [{ pointer, value }];
  return members(value).flatMap(([name, member]) => textsUnder({ pointer: `${pointer}/${name}`, value: member }));
}
