import { isWithin, textParts, withParts, type Attempt, type Check } from '@handbill/contract';
import { type FailingText, mend, type CheckOutput, isBetter, newFaults } from '@handbill/text';

import { partsToWrite } from './parts-to-write.ts';
import { writeParts, type PartsContext } from './write-parts.ts';

/** How often the failing parts of a text are asked for again. */
const maxRepairs = 2;
/** More would only lengthen the record of a call. */
const maxFailing = 100;

/** In characters: a text that is much longer than any that can be asked for is not sent to a model again. */
const longestRepaired = 200_000;

const lengthOf = ({ output }: FailingText): number => textParts(output).reduce((sum, [, text]) => sum + text.length, 0);

/** The checks that an answer failed, as they are kept with its call. */
export const failingOf = (checks: readonly Check[]): Attempt['failing'] =>
  checks
    .filter(({ outcome }) => outcome === 'fail')
    .slice(0, maxFailing)
    .map(({ rule, pointer, message }) => ({ rule, pointer, message }));

export interface RepairOptions<Text> extends PartsContext {
  /** Which model wrote the text. */
  readonly model: string;
  readonly check: CheckOutput<Text>;
  /** Only parts within these are changed. */
  readonly within: readonly string[];
  /** What the caller wanted of the parts, where some were asked for. */
  readonly instructions: string | null;
}

/**
 * Repairs a text that fails its checks: what needs no model first, then the failing parts by the model, at most twice. What makes anything worse
 * is not taken, and a model that cannot be called leaves the text as it was.
 */
export async function repairText<Text extends FailingText>(first: Text, options: RepairOptions<Text>): Promise<Text> {
  const { task, streamed, check, within } = options;
  const isAllowed = (pointer: string): boolean => within.some((whole) => isWithin(pointer, whole));
  let text = await mended(first, options);
  let failedBefore: readonly Check[] = [];
  const most = lengthOf(text) > longestRepaired ? 0 : maxRepairs;
  for (let repairs = 0; repairs < most; repairs += 1) {
    const parts = partsToWrite(text).filter(({ pointer }) => isAllowed(pointer));
    if (parts.length === 0 || task.signal.aborted || performance.now() > options.end_ms) break;
    const { instructions } = options;
    const written = await writeParts({ output: text.output, parts, instructions, failedBefore }, options);
    if (written.kind === 'failure') break;
    if (written.values.size === 0) continue;
    const repaired = check(text, withParts(text.output, written.values), true);
    await task.attempts.keepFailing(failingOf(repaired.checks));
    // Judged with what the program can still mend of it.
    const { text: whole } = mend(repaired, check);
    const isTaken = isBetter(whole.checks, text.checks);
    failedBefore = isTaken ? [] : newFaults(text.checks, whole.checks);
    streamed.reconcile(isTaken ? repaired.output : text.output);
    if (isTaken) text = await mended(repaired, options);
  }
  // What a call brought that failed is void.
  streamed.reconcile(text.output);
  return text;
}

/** A text without what needs no model, which is on record as an attempt. */
async function mended<Text extends FailingText>(
  given: Text,
  { task: { attempts }, streamed, check, model, within }: RepairOptions<Text>,
): Promise<Text> {
  const { text, parts } = mend(given, check);
  const pointers = [...parts.keys()];
  if (pointers.length === 0 || !pointers.every((pointer) => within.some((whole) => isWithin(pointer, whole)))) return given;
  const begun = await attempts.begin({ model, reason: 'mended' });
  begun.end({
    finish_reason: null,
    answer: JSON.stringify(Object.fromEntries(parts)),
    reasoning: null,
    input_tokens: null,
    cached_input_tokens: null,
    output_tokens: null,
    cost: null,
    error: null,
  });
  await attempts.keepFailing(failingOf(text.checks));
  streamed.mend({ model, pointers }, text.output);
  return text;
}
