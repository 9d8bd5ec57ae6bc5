import { words, type Check } from '@handbill/contract';
import type { CheckedText } from '../checked/checked-text.ts';
import { countedTexts, definitionOf } from '../kinds/definition-of.ts';
import { partTask, type PartTask } from './part-task.ts';

/** A part may become so much shorter before its sense suffers. */
const shrinkable = 0.4;
/** How many words a short part may gain without growing out of proportion: as many as it has, and at least these. */
const minGrowth = 60;
/** How far from its aim a part may end. */
const tolerance = 0.05;

/** The parts to be shortened or lengthened so that a text comes to its length, and the words that each of them is to have: few, and those that bear it best. */
export function partsForLength({ request, output }: CheckedText, check: Check): readonly PartTask[] {
  const { measured, limit } = check;
  if (measured === null || limit === null || request.length === null) return [];
  const texts = countedTexts(definitionOf(request), output).map(([pointer, text]) => ({ pointer, count: words(text, request.language) }));
  const missing = request.length - measured;
  const room = ({ count }: { readonly count: number }) => (missing < 0 ? count * shrinkable : Math.max(count, minGrowth));
  const chosen: typeof texts = [];
  let left = Math.abs(missing);
  for (const text of texts.toSorted((one, other) => (missing < 0 ? other.count - one.count : one.count - other.count))) {
    if (left <= 0) break;
    chosen.push(text);
    left -= room(text);
  }
  const rooms = chosen.reduce((sum, text) => sum + room(text), 0);
  return chosen.map((text) => {
    const aim = Math.max(1, text.count + (missing * room(text)) / rooms);
    const bounds = { min: Math.max(1, Math.floor(aim * (1 - tolerance))), max: Math.ceil(aim * (1 + tolerance)) };
    return partTask(text.pointer, [check], bounds);
  });
}
