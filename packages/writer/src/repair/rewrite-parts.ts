import { partAt, withParts } from '@handbill/contract';
import type { CallFailure } from '@handbill/models';
import type { GenerationFailure, RewriteTask, RewrittenParts } from '@handbill/operations';
import { definitionOf, type PartTask } from '@handbill/text';
import type { Step } from '../stream/step.ts';
import type { WritingContext } from '../replay/replay.ts';
import { allRepairs, repairText } from './repair-text.ts';
import { writeParts } from './write-parts.ts';

const maxCalls = 2;

/** Has parts of a text written anew, and repaired where they fail their checks; all others stay as they are. */
export async function* rewriteParts(context: WritingContext<RewriteTask>): Step<RewrittenParts | CallFailure | GenerationFailure> {
  const { task, texts, calls, streamed } = context;
  const { request, campaign, voice = null, output, pointers, model, instructions } = task;
  streamed.expect({ model, reason: 'first' });
  streamed.reconcile(output);
  yield* streamed.drain();
  const before = await texts.checkOutput({ request, campaign, voice }, output);
  const parts = await texts.partsNamed(before, pointers);
  const values = new Map<string, unknown>();
  let writtenBy = model;
  for (let tries = 0; tries < maxCalls && values.size < parts.length; tries += 1) {
    const missing = parts.filter(({ pointer }) => !values.has(pointer));
    const written = yield* writeParts({ output: withParts(output, values), parts: missing, instructions, failedBefore: [] }, context);
    if (written.kind === 'failure') {
      streamed.reconcile(output);
      yield* streamed.drain();
      return written;
    }
    for (const [pointer, value] of written.values) values.set(pointer, value);
    writtenBy = written.answer.model;
  }
  if (values.size < parts.length) {
    streamed.reconcile(output);
    yield* streamed.drain();
    const missing = parts.filter(({ pointer }) => !values.has(pointer));
    return unreadable(missing, writtenBy);
  }
  const rewritten = await texts.recheck(before, withParts(output, values), true);
  streamed.reconcile(rewritten.output);
  yield* streamed.drain();
  yield* calls.check(rewritten.checks);
  const within = [...pointers, ...listedWith(task)];
  const repaired = yield* repairText(rewritten, { ...context, model: writtenBy, within, instructions, repairs: allRepairs() });
  return { kind: 'rewritten', parts: new Map(within.map((pointer) => [pointer, partAt(repaired.output, pointer)])) };
}

/** The list of hashtags goes with the text that they are in. */
function listedWith({ request, pointers }: RewriteTask): readonly string[] {
  const { hashtags } = definitionOf(request);
  return hashtags !== undefined && pointers.includes(`/${hashtags.text}`) ? [`/${hashtags.listed}`] : [];
}

function unreadable(missing: readonly PartTask[], model: string): GenerationFailure {
  const names = missing.map(({ pointer }) => pointer).join(', ');
  const explanation = 'The model’s answer did not have the parts that were asked for.';
  return {
    kind: 'failure',
    code: 'generation_failed',
    model,
    detail: `The model’s answer did not have ${names}, or could not be read. It is in the attempts.`,
    cause: { kind: 'unreadable', explanation },
    textSoFar: null,
  };
}
