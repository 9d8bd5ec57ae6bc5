import type { TextUnit } from '../counting/counters.ts';
import { leastCost } from './least-cost.ts';
import { overlapsWith } from './overlaps-with.ts';
import { standsIn, type Piece } from './pieces.ts';

const canTouch = (before: Piece, after: Piece): boolean =>
  standsIn(before, before.text + after.text) && standsIn(after, before.text + after.text);

/** What of a piece stays outside where links are counted short: a link can hold what has no space, and the first and last word of what has. */
function outsideLinks({ text, isTag }: Piece): string {
  if (isTag) return text;
  return /[.:/@]/.test(text) ? '' : text.slice(text.indexOf(' '), text.lastIndexOf(' ') + 1);
}

/** Where what stands between two pieces can count nothing: a joiner, for instance. */
const unseen: ReadonlySet<TextUnit> = new Set(['graphemes', 'url_23', 'display_columns']);

/** The least that a link costs, in the units where all that is in it comes free. */
const linkCost: Readonly<Partial<Record<TextUnit, number>>> = { weighted: 23, url_23: 2 };

/**
 * A bound that no text with all of the pieces can be below, in the unit in which it counts least.
 * Pieces may overlap and touch; where they can do neither, something stands between, if they are in one text at all.
 */
export function leastRoom(
  pieces: readonly Piece[],
  units: readonly TextUnit[],
  spread: 'in one text' | 'in several texts' = 'in one text',
): number {
  const apart = spread === 'in several texts' || units.some((unit) => unseen.has(unit)) ? 0 : 1;
  const others = (piece: Piece) => pieces.filter((other) => other !== piece);
  const shared = new Map(
    pieces.map((piece) => {
      const overlap = overlapsWith(piece.text);
      return [piece, Math.max(0, ...others(piece).map((other) => overlap(other.text)))];
    }),
  );
  const standsApart = new Set(pieces.filter((piece) => shared.get(piece) === 0 && !others(piece).some((other) => canTouch(other, piece))));
  const total = (part: (piece: Piece) => string, separated: (piece: Piece) => boolean) => {
    let [sum, gaps] = [0, 0];
    for (const piece of pieces) {
      const common = shared.get(piece) ?? 0;
      sum += Math.max(0, leastCost(part(piece), units) - leastCost(piece.text.slice(0, common), units));
      if (separated(piece) && standsApart.has(piece)) gaps += apart;
    }
    // What comes first has nothing before it.
    return sum + Math.max(0, gaps - 1);
  };
  const plain = total(
    ({ text }) => text,
    () => true,
  );
  const linked = units.flatMap((unit) => linkCost[unit] ?? []).map((cost) => cost + total(outsideLinks, ({ isTag }) => isTag));
  return Math.min(plain, ...linked);
}
