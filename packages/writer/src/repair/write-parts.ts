import type { GenerationTask } from '@handbill/operations';
import { definitionOf, PartialOutput } from '@handbill/text';
import type { CallFailure, Completion, PartsTask, ModelSet } from '@handbill/models';
import { partsPrompt } from '../prompts/parts-prompt.ts';
import type { StreamedParts } from '../stream/streamed-parts.ts';
import { partsDefinition, pointerInOutput, readParts, voidedBy } from './parts-answer.ts';

/** What every call for the parts of one text has in common. */
export interface PartsContext {
  readonly task: Pick<GenerationTask, 'request' | 'campaign' | 'voice' | 'model' | 'signal' | 'attempts' | 'onFallback'>;
  readonly models: Pick<ModelSet, 'complete'>;
  readonly streamed: StreamedParts;
  /** When the text has to have ended, by `performance.now()`. */
  readonly end_ms: number;
}

/** Parts that a model wrote anew, by their pointers. */
interface WrittenParts {
  readonly kind: 'parts';
  readonly values: ReadonlyMap<string, unknown>;
  readonly answer: Completion;
}

/** Has a model write parts of a text anew. It fails at once where no server answers. */
export async function writeParts(parts: PartsTask, { task, models, streamed, end_ms }: PartsContext): Promise<WrittenParts | CallFailure> {
  const { request, campaign, voice = null } = task;
  const definition = definitionOf(request);
  const pointers = voidedBy(parts.parts, parts.output);
  const inOutput = pointerInOutput(parts.parts);
  const begin = (model: string): PartialOutput => {
    streamed.expect({ model, reason: 'repair', pointers });
    return new PartialOutput(partsDefinition(definition, parts.parts));
  };
  let partial = begin(task.model);
  const answer = await models.complete({
    task: { request, campaign, voice, model: task.model, parts },
    prompt: partsPrompt({ request, campaign, voice }, parts),
    signal: task.signal,
    pause: null,
    attempts: task.attempts,
    reason: 'repair',
    end_ms,
    onText(piece) {
      for (const { pointer, text } of partial.add(piece)) streamed.add({ pointer: inOutput(pointer), text });
    },
    onFallback(fallback) {
      partial = begin(fallback.next);
      task.onFallback(fallback);
    },
  });
  if (answer.kind === 'failure') return answer;
  const values = readParts(definition, parts.parts, { answer, output: parts.output });
  return { kind: 'parts', answer, values };
}
