/** A list of entries with one of them changed or taken away. */
export const withEntry = <Entry>(entries: readonly Entry[], at: number, entry: Entry): readonly Entry[] =>
  entries.map((each, index) => (index === at ? entry : each));
export const withoutEntry = <Entry>(entries: readonly Entry[], at: number): readonly Entry[] => entries.filter((_, index) => index !== at);
