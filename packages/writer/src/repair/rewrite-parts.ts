import { isWithin, partAt, withParts, words } from '@handbill/contract';
import type { GenerationFailure, RewriteTask, RewrittenParts } from '@handbill/operations';
import { checkContent, definitionOf, textsIn } from '@handbill/text';
import type { CallFailure, PartTask, ModelSet } from '@handbill/models';
import { StreamedParts } from '../stream/streamed-parts.ts';
import { checkedText, recheck } from './checked-text.ts';
import { failingOf, repairText } from './repair-text.ts';
import { writeParts, type PartsContext } from './write-parts.ts';

type Failure = CallFailure | GenerationFailure;

/** How often parts are asked for that an answer did not have. */
const maxCalls = 2;

/** Has parts of a text written anew, and repaired where they fail their checks; all others stay as they are. */
export async function rewriteParts(task: RewriteTask, models: ModelSet): Promise<RewrittenParts | Failure> {
  const { request, campaign, voice = null, output, pointers, model, attempts, instructions } = task;
  const streamed = new StreamedParts(task);
  streamed.expect({ model, reason: 'first' });
  streamed.reconcile(output);
  const context: PartsContext = { task, models, streamed, end_ms: models.textEnd() };
  const before = checkedText(task, output, checkContent(request, output, { truncated: false, campaign, voice }));
  const parts = partTasks(task, before.checks);
  const values = new Map<string, unknown>();
  let writtenBy = model;
  for (let calls = 0; calls < maxCalls && values.size < parts.length; calls += 1) {
    const missing = parts.filter(({ pointer }) => !values.has(pointer));
    const text = withParts(output, values);
    const written = await writeParts({ output: text, parts: missing, instructions, failedBefore: [] }, context);
    if (written.kind === 'failure') {
      streamed.reconcile(output);
      return written;
    }
    for (const [pointer, value] of written.values) values.set(pointer, value);
    writtenBy = written.answer.model;
  }
  if (values.size < parts.length) {
    streamed.reconcile(output);
    return unreadable(
      parts.filter(({ pointer }) => !values.has(pointer)),
      writtenBy,
    );
  }
  const rewritten = recheck(before, withParts(output, values), true);
  streamed.reconcile(rewritten.output);
  await attempts.keepFailing(failingOf(rewritten.checks));
  const within = [...pointers, ...listedWith(task)];
  const repaired = await repairText(rewritten, { ...context, model: writtenBy, check: recheck, within, instructions });
  return { kind: 'rewritten', parts: new Map(within.map((pointer) => [pointer, partAt(repaired.output, pointer)])) };
}

/** The list of hashtags goes with the text that they are in. */
function listedWith({ request, pointers }: RewriteTask): readonly string[] {
  const { hashtags } = definitionOf(request);
  return hashtags !== undefined && pointers.includes(`/${hashtags.text}`) ? [`/${hashtags.listed}`] : [];
}

function unreadable(missing: readonly PartTask[], model: string): Failure {
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
