import { distance } from 'fastest-levenshtein';

/** Longer than any name: the rest makes it no more similar to one. */
const maxLength = 60;
/** How many letters may differ. */
const tolerated = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** A name as names are written here: `campaignName` and `Campaign-Name` are `campaign_name`. */
export const snakeCase = (name: string): string =>
  name
    .trim()
    .slice(0, maxLength)
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[- ]/g, '_');

/** The one that is spelt most like a name, if any is nearly so. */
export function mostSimilar(name: string, known: readonly string[]): string | undefined {
  const [best] = known.map((one) => ({ one, changes: distance(name, one) })).toSorted((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes <= tolerated(name) ? best.one : undefined;
}
