import { isWithin, partAt, textParts } from '@handbill/contract';
import type { PartsTask, PartTask } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { briefOf, type Brief } from './brief.ts';
import { writeSlots } from './compose.ts';
import { Filler } from './filler.ts';
import { layOut } from './lay-out.ts';
import { shuffleBy } from './shuffle.ts';
import { outputOf, slotsIn, type Slot } from './slot.ts';
import { lineKey } from './write-line.ts';

/**
 * Parts of a text anew, by their pointers: the same for the same task, and another text for each state that a caller wants to be other.
 * They are written as in a text whose other parts are there already; lines are new.
 */
export function writeParts(task: WritingTask, partsTask: PartsTask): Readonly<Record<string, unknown>> {
  const { request, campaign } = task;
  const brief = briefOf(task);
  const shuffle = shuffleBy({ request: { ...request, review: undefined }, campaign, ...partsTask });
  const tree = layOut(brief, shuffle, partsTask);
  const slots = slotsIn(tree);
  const parts = partsTask.parts.map((part) => {
    const own = slots.filter(({ pointer, isKept }) => !isKept && isWithin(pointer, placeOf(part)));
    return { slots: own, length: lengthOf(part, own, slots, brief) };
  });
  const standing = textParts(partsTask.output);
  const whole = standing.map(([, text]) => text).join('\n');
  const filler = new Filler(brief, shuffle, (text) => !whole.includes(text));
  const written = new Set(standing.map(([pointer, text]) => lineKey(text, { pointer }, brief)));
  writeSlots(slots, parts, { brief, filler, written });
  const output = outputOf(tree);
  const anew = ({ pointer, kept }: PartTask): unknown => {
    const part = partAt(output, placeOf({ pointer }));
    return Array.isArray(part) && kept !== null ? part.slice(kept) : (part ?? partAt(partsTask.output, pointer));
  };
  return Object.fromEntries(partsTask.parts.map((part) => [part.pointer, anew(part)]));
}

/** The pointer to a part, or to the list whose further items are asked for. */
const placeOf = ({ pointer }: Pick<PartTask, 'pointer'>): string => pointer.replace(/\/-$/, '');

/** How many words a part is to have: as many as are asked for, or its share of the whole. */
function lengthOf({ words }: PartTask, own: readonly Slot[], all: readonly Slot[], { length }: Brief): number | null {
  if (words !== null) return Math.round((words.min + words.max) / 2);
  const share = (slots: readonly Slot[]): number =>
    slots.reduce((sum, { counted, role, weight }) => sum + (counted && role === 'prose' ? weight : 0), 0);
  return length === null ? null : (length * share(own)) / Math.max(1, share(all));
}
