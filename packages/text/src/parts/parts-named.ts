import { isWithin, partAt, textParts, words } from '@handbill/contract';
import type { CheckedText } from '../checked/checked-text.ts';
import { definitionOf } from '../kinds/definition-of.ts';
import { partTask, type PartTask } from './part-task.ts';

/** A part of a text that has its length stays about as long. */
const tolerance = 0.08;

/** The parts of a text that a person names, as they are asked for of a model. */
export function partsNamed({ request, output, checks }: CheckedText, pointers: readonly string[]): readonly PartTask[] {
  const { counted, outcome } = definitionOf(request).length;
  const keepsLength = request.length !== null && outcome === 'fail';
  return pointers.map((pointer) => {
    const isKept = keepsLength && counted.some((start) => isWithin(pointer, start));
    const count = isKept ? textParts(partAt(output, pointer)).reduce((sum, [, text]) => sum + words(text, request.language), 0) : 0;
    const failing = checks.filter((check) => check.outcome === 'fail' && check.pointer !== null && isWithin(check.pointer, pointer));
    return partTask(
      pointer,
      failing,
      count === 0 ? null : { min: Math.floor(count * (1 - tolerance)), max: Math.ceil(count * (1 + tolerance)) },
    );
  });
}
