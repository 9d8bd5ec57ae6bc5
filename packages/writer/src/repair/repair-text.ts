import { isWithin, textParts, withParts, type Check } from '@handbill/contract';
import { isBetter, newFaults, type CheckedText } from '@handbill/text';
import type { Step } from '../stream/step.ts';
import { writeParts, type PartsContext } from './write-parts.ts';

/** How often the failing parts of a text may still be asked for again. */
export interface RepairsLeft {
  left: number;
}

export const allRepairs = (): RepairsLeft => ({ left: 2 });

/** In characters: a text that is much longer than any that can be asked for is not sent to a model again. */
const maxRepaired = 200_000;

const lengthOf = ({ output }: CheckedText): number => textParts(output).reduce((sum, [, text]) => sum + text.length, 0);

export interface RepairOptions extends PartsContext {
  readonly model: string;
  readonly within: readonly string[];
  readonly instructions: string | null;
  readonly repairs: RepairsLeft;
}

/**
 * Repairs a text that fails its checks: without a model first, then the failing parts by the model, as often as repairs are left. A repair that makes anything worse
 * is not taken, and a model that cannot be called leaves the text as it was.
 */
export async function* repairText(first: CheckedText, options: RepairOptions): Step<CheckedText> {
  const { task, texts, calls, streamed, within, instructions, repairs } = options;
  const isAllowed = (pointer: string): boolean => within.some((whole) => isWithin(pointer, whole));
  let text = yield* autofixed(first, options);
  let failedBefore: readonly Check[] = [];
  if (lengthOf(text) > maxRepaired) repairs.left = 0;
  for (; repairs.left > 0; repairs.left -= 1) {
    const parts = (await texts.partsToWrite(text)).filter(({ pointer }) => isAllowed(pointer));
    if (parts.length === 0 || task.signal.aborted || performance.now() > options.end_ms) break;
    const written = yield* writeParts({ output: text.output, parts, instructions, failedBefore }, options);
    if (written.kind === 'failure') break;
    if (written.values.size === 0) continue;
    const repaired = await texts.recheck(text, withParts(text.output, written.values), true);
    yield* calls.check(repaired.checks);
    // Judged with the corrections that rules can still make.
    const { text: whole } = await texts.autofix(repaired);
    const isTaken = isBetter(whole.checks, text.checks);
    failedBefore = isTaken ? [] : newFaults(text.checks, whole.checks);
    streamed.reconcile(isTaken ? repaired.output : text.output);
    yield* streamed.drain();
    if (isTaken) text = yield* autofixed(repaired, options);
  }
  // The text of a call that failed is void.
  streamed.reconcile(text.output);
  yield* streamed.drain();
  return text;
}

/** A text with the corrections of rules, which are on record as an attempt. */
async function* autofixed(before: CheckedText, { texts, calls, streamed, model, within }: RepairOptions): Step<CheckedText> {
  const { text, parts } = await texts.autofix(before);
  const pointers = [...parts.keys()];
  if (pointers.length === 0 || !pointers.every((pointer) => within.some((whole) => isWithin(pointer, whole)))) return before;
  yield* calls.autofix(model, parts);
  yield* calls.check(text.checks);
  streamed.autofix({ model, pointers }, text.output);
  yield* streamed.drain();
  return text;
}
