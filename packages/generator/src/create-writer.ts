import type { Attempt, Check, Steps } from '@handbill/contract';
import type { GenerationTask, GenerationFailure, Writer, GeneratedText } from '@handbill/operations';
import { checkContent, statusOf } from './checks/check-content.ts';
import { newCheck } from './checks/rule.ts';
import { clean, cleanSteps, createCleaner } from './clean.ts';
import { definitionOf } from './definition-of.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { CallFailure, Completion } from './language-model.ts';
import type { ModelSet } from './models/model-set.ts';
import { parseAnswer, type ParsedAnswer } from './parse/parse-answer.ts';
import { PartialOutput } from './parse/partial-output.ts';
import { withoutThoughts } from './parse/without-thoughts.ts';
import { promptFor, promptVersion } from './prompts/prompt-for.ts';
import { runInTurns } from './run-in-turns.ts';
import { StreamedParts } from './stream/streamed-parts.ts';
import { titleOf } from './title-of.ts';

/** A writer that uses language models: it builds the prompt, has a model called, parses the answer and checks the text. */
export function createWriter(models: ModelSet): Writer {
  return {
    provider: models.main.provider,
    model: models.main.model,
    models: models.models,
    promptVersion,
    choose: (request) => models.choose(request),
    async write(task) {
      const { signal, onProgress, attempts } = task;
      let cleanPiece = createCleaner();
      let partial = new PartialOutput(definitionOf(task.request));
      const streamed = new StreamedParts(task);
      streamed.expect({ model: task.model, reason: 'first' });
      const answer = await models.complete({
        task,
        prompt: promptFor(task),
        signal,
        pause: task.pause,
        attempts,
        onText(piece) {
          const text = cleanPiece(piece);
          if (text !== '') onProgress(text);
          for (const delta of partial.add(piece)) streamed.add(delta);
        },
        onFallback(fallback) {
          cleanPiece = createCleaner();
          partial = new PartialOutput(definitionOf(task.request));
          streamed.expect({ model: fallback.next, reason: 'fallback' });
          task.onFallback(fallback);
        },
      });
      const written = await runInTurns<GenerationFailure | GeneratedText>(
        answer.kind === 'failure' ? toFailure(answer) : toText(task, answer),
      );
      if (written.kind === 'written') {
        streamed.reconcile(written.output);
        await attempts.keepFailing(failingOf(written.checks));
      }
      return written;
    },
    async plan(task) {
      const tokens = estimateTokens(task);
      const model = models.modelFor(task.request);
      return { model: model.model, estimate: { ...tokens, cost: await model.costOf({ ...tokens, cached_input_tokens: null }) } };
    },
  };
}

function* toText({ request, campaign }: GenerationTask, answer: Completion): Steps<GeneratedText> {
  const definition = definitionOf(request);
  const text = withoutThoughts(answer.text);
  const parsed = yield* parseAnswer(definition, text);
  const checks = yield* checksOf({ request, campaign }, parsed, answer);
  const { output } = parsed;
  return {
    kind: 'written',
    model: answer.model,
    status: statusOf(checks),
    title: titleOf(request, output),
    output,
    text: output === null ? yield* cleanSteps(text) : definition.markdown(output),
    checks,
  };
}

function* checksOf(
  { request, campaign }: Pick<GenerationTask, 'request' | 'campaign'>,
  parsed: ParsedAnswer,
  { finish, needsReview }: Completion,
): Steps<readonly Check[]> {
  const truncated = parsed.truncated || finish === 'length';
  const checks =
    parsed.output === null
      ? [unreadableAnswer, ...(truncated ? [truncatedAnswer] : [])]
      : yield* checkContent(request, parsed.output, { truncated, campaign });
  return needsReview === null ? checks : [...checks, reviewNeeded(needsReview)];
}

const unreadableAnswer = newCheck({
  rule: 'required_part',
  outcome: 'fail',
  wanted: 'an answer in the shape of this kind of content',
  found: 'an answer that could not be read',
  pointer: null,
  message: 'The model’s answer could not be read as this kind of content; it is kept in `text` as it came.',
});

const truncatedAnswer = newCheck({
  rule: 'truncation',
  outcome: 'fail',
  wanted: 'a whole text',
  found: 'a text that ends in the middle',
  pointer: null,
  message: 'The answer was cut off before its end.',
});

const reviewNeeded = (reason: string): Check =>
  newCheck({
    rule: 'required_part',
    outcome: 'fail',
    wanted: 'a text that can be published as it is',
    found: 'a text that a person has to review',
    pointer: null,
    message: reason,
  });

function* toFailure({ code, detail, cause, textSoFar, model }: CallFailure): Steps<GenerationFailure> {
  const text = withoutThoughts(textSoFar ?? '');
  return {
    kind: 'failure',
    model,
    code,
    detail: clean(detail),
    cause,
    textSoFar: text === '' ? null : yield* cleanSteps(text),
  };
}

const maxFailing = 100;

const failingOf = (checks: readonly Check[]): Attempt['failing'] =>
  checks
    .filter(({ outcome }) => outcome === 'fail')
    .slice(0, maxFailing)
    .map(({ rule, pointer, message }) => ({ rule, pointer, message }));
