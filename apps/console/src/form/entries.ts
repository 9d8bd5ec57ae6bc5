/** A list of entries with one of them changed, added or taken away. */
export const entriesOf = <Entry>(value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);
export const withEntry = <Entry>(entries: readonly Entry[], at: number, entry: Entry): readonly Entry[] =>
  at < entries.length ? entries.map((each, index) => (index === at ? entry : each)) : [...entries, entry];
export const withoutEntry = <Entry>(entries: readonly Entry[], at: number): readonly Entry[] => entries.filter((_, index) => index !== at);
