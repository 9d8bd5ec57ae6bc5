import { isWithin, partAt, words } from '@handbill/contract';
import type { CheckedText } from '../checked/checked-text.ts';
import { definitionOf, textsIn } from '../kinds/definition-of.ts';
import type { PartTask } from './part-task.ts';

/** A part of a text that has its length stays about as long. */
const tolerance = 0.08;

/** The parts of a text that a person names, as they are asked for of a model. */
export function partsNamed({ request, output, checks }: CheckedText, pointers: readonly string[]): readonly PartTask[] {
  const { counted, outcome } = definitionOf(request).length;
  const keepsLength = request.length !== null && outcome === 'fail';
  const tasks: PartTask[] = [];
  for (const pointer of pointers) {
    const isCounted = counted.some((start) => isWithin(pointer, start));
    let count = 0;
    if (keepsLength && isCounted)
      for (const { value } of textsIn({ pointer, value: partAt(output, pointer) })) count += words(value, request.language);
    tasks.push({
      pointer,
      kept: null,
      failing: checks.filter((check) => check.outcome === 'fail' && check.pointer !== null && isWithin(check.pointer, pointer)),
      words: count === 0 ? null : { min: Math.floor(count * (1 - tolerance)), max: Math.ceil(count * (1 + tolerance)) },
    });
  }
  return tasks;
}
