import { distance } from 'fastest-levenshtein';
import { synonyms } from './synonyms.ts';

/** Longer than any field's name: how a name goes on behind it makes it no more like one. */
const maxLength = 60;
const tolerated = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** The field that was probably meant: one that a listed synonym names, else the one spelled most like it. */
export function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const name = unknown
    .slice(0, maxLength)
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_');
  const meant = Object.hasOwn(synonyms, name) ? synonyms[name]?.find((field) => known.includes(field)) : undefined;
  if (meant !== undefined) return meant;
  const [best] = known.map((field) => ({ field, changes: distance(name, field) })).toSorted((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes <= tolerated(name) ? best.field : undefined;
}
