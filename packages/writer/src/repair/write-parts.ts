import type { CallFailure, Completion } from '@handbill/models';
import type { GenerationTask } from '@handbill/operations';
import { definitionOf, PartialOutput, partsDefinition, pointerInOutput, voidedBy, type PartsTask } from '@handbill/text';
import { partsPrompt } from '../prompts/parts-prompt.ts';
import { readWhileItComes, type Step } from '../stream/step.ts';
import type { WritingContext } from '../replay/replay.ts';

/** The fields that every call for the parts of one text shares. */
export type PartsContext = WritingContext<Omit<GenerationTask, 'earlierCalls'>>;

interface WrittenParts {
  readonly kind: 'parts';
  readonly values: ReadonlyMap<string, unknown>;
  readonly answer: Completion;
}

/** Has a model write parts of a text anew. It fails at once where no server answers. */
export async function* writeParts(
  parts: PartsTask,
  { task, calls, texts, streamed, end_ms }: PartsContext,
): Step<WrittenParts | CallFailure> {
  const { request, campaign, voice = null, orderedAt, model, signal } = task;
  const definition = definitionOf(request);
  const pointers = voidedBy(parts.parts, parts.output);
  const inOutput = pointerInOutput(parts.parts);
  const begin = (writer: string): PartialOutput => {
    streamed.expect({ model: writer, reason: 'repair', pointers });
    return new PartialOutput(partsDefinition(definition, parts.parts));
  };
  let partial = begin(model);
  const brief = { request, campaign, voice, orderedAt };
  const prompt = partsPrompt(brief, parts);
  const call = calls.complete({ task: { ...brief, parts }, model, prompt, signal, mayWait: false, reason: 'repair', end_ms });
  const answer = yield* readWhileItComes(call, {
    streamed,
    read(piece) {
      for (const { pointer, text } of partial.add(piece)) streamed.add({ pointer: inOutput(pointer), text });
    },
    restart(next) {
      partial = begin(next);
    },
  });
  if (answer.kind === 'failure') return answer;
  const { text, finish } = answer;
  const values = await texts.readParts({ type: request.type }, parts.parts, { answer: { text, finish }, output: parts.output });
  return { kind: 'parts', answer, values };
}
