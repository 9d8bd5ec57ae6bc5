import { distance } from 'fastest-levenshtein';

const tolerated = (name: string) => Math.max(2, Math.floor(name.length * 0.4));

/** The known name that was probably meant: one that begins like it, else the one with the most similar spelling. */
export function nearestName(unknown: string, known: readonly string[]): string | undefined {
  // Longer than any name: the rest makes it no more similar to one.
  const name = unknown.slice(0, 60);
  const beginning = name.length >= 3 ? known.find((one) => one.startsWith(name) || name.startsWith(one)) : undefined;
  if (beginning !== undefined) return beginning;
  const [best] = known.map((one) => ({ one, changes: distance(name, one) })).toSorted((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes <= tolerated(name) ? best.one : undefined;
}
