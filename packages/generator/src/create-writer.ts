import type { Check, Steps } from '@handbill/contract';
import type { GenerationTask, TokenUsage, GenerationFailure, Writer, GeneratedText } from '@handbill/operations';
import { checkContent } from './checks/check-content.ts';
import { outcomeOf } from './checks/outcome-of.ts';
import { definitionOf } from './definition-of.ts';
import { inTurns } from './in-turns.ts';
import type { CallFailure, Completion, LanguageModel } from './language-model.ts';
import { clean, cleanPieces, cleanSteps } from './parse/clean.ts';
import { parseAnswer, type Parsed } from './parse/parse-answer.ts';
import { promptFor } from './prompts/prompt-for.ts';
import { promptVersion } from './prompts/version.ts';
import { notReviewed, truncated, unreadable } from './unread-checks.ts';

const longestTitle = 200;

/** A writer that has a language model write: prompt, answer, parse, check. */
export function createWriter(model: LanguageModel): Writer {
  return {
    provider: model.provider,
    model: model.model,
    promptVersion,
    async write(task) {
      const { signal, onProgress } = task;
      const cleaned = cleanPieces();
      const answer = await model.complete({
        task,
        prompt: promptFor(task),
        signal,
        onText(piece) {
          const text = cleaned(piece);
          if (text !== '') onProgress(text);
        },
      });
      return inTurns<GenerationFailure | GeneratedText>(answer.kind === 'failure' ? failure(answer) : written(task, answer));
    },
  };
}

function* written({ request }: GenerationTask, answer: Completion): Steps<GeneratedText> {
  const definition = definitionOf(request);
  const parsed = yield* parseAnswer(definition, answer.text);
  const checks = [...(yield* checksOf(request, parsed, answer)), ...(answer.needsReview === null ? [] : [notReviewed(answer.needsReview)])];
  const { output } = parsed;
  const title = output === null ? '' : firstLine(definition.title(output, request));
  return {
    kind: 'written',
    ...usageOf(answer),
    status: outcomeOf(checks),
    title: title === '' ? firstLine(request.topic) : title,
    output,
    text: output === null ? yield* cleanSteps(answer.text) : definition.markdown(output),
    checks,
  };
}

function* checksOf(
  request: GenerationTask['request'],
  { output, truncated: brokenOff }: Parsed,
  { finish }: Completion,
): Steps<readonly Check[]> {
  const cut = brokenOff || finish === 'length';
  return output === null ? [unreadable, ...(cut ? [truncated] : [])] : yield* checkContent(request, output, { truncated: cut });
}

function* failure({ code, detail, cause, textSoFar, ...answer }: CallFailure): Steps<GenerationFailure> {
  return {
    kind: 'failure',
    ...usageOf(answer),
    code,
    detail: clean(detail),
    ...(cause !== undefined && { cause }),
    textSoFar: textSoFar === null ? null : yield* cleanSteps(textSoFar),
  };
}

const usageOf = ({ model, attempts, input_tokens, output_tokens }: TokenUsage): TokenUsage => ({
  model,
  attempts,
  input_tokens,
  output_tokens,
});

/** One line to recognise a text by, however long it is. */
function firstLine(text: string): string {
  const [line = ''] = clean(text.slice(0, 10 * longestTitle))
    .trim()
    .split('\n', 1);
  return [...line.trim()].slice(0, longestTitle).join('').trim();
}
