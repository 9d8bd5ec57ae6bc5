import { editDistance } from './edit-distance.ts';
import { synonyms } from './synonyms.ts';

const tolerated = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** The field that was probably meant: one that a listed synonym names, else the one spelled most like it. */
export function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const name = unknown
    .slice(0, 60)
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_');
  const meant = Object.hasOwn(synonyms, name) ? synonyms[name]?.find((field) => known.includes(field)) : undefined;
  if (meant !== undefined) return meant;
  const [best] = known.map((field) => ({ field, distance: editDistance(name, field) })).toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= tolerated(name) ? best.field : undefined;
}
