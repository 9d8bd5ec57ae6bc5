import type { Check } from '@handbill/contract';
import {
  type CallFailure,
  type Completion,
  type ModelSet,
  oneModel,
  openaiModels,
  type OpenAIModelsOptions,
  sandboxModel,
} from '@handbill/models';
import type {
  GenerationFailure,
  GeneratedText,
  GenerationTask,
  ReviewTask,
  RewriteTask,
  RewrittenParts,
  Writer,
  Writing,
} from '@handbill/operations';
import { clean, createCleaner, definitionOf, PartialOutput, withoutThoughts, type AnyOutput, type Texts } from '@handbill/text';
import { estimateTokens } from './estimate-tokens.ts';
import { firstCall } from './first-call.ts';
import { leastCall } from './least-call.ts';
import { promptFor, promptVersion } from '../prompts/prompt-for.ts';
import { allRepairs, repairText } from '../repair/repair-text.ts';
import { rewriteParts } from '../repair/rewrite-parts.ts';
import { Replay, type WritingContext } from '../replay/replay.ts';
import { judgeText, type JudgeContext, usualPolicy, type ReviewPolicy, reviewText } from '../review/judge-text.ts';
import { writeBySection } from './write-by-section.ts';
import { readWhileItComes, type Step } from '../stream/step.ts';
import { StreamedParts } from '../stream/streamed-parts.ts';

/** A writer that uses language models: it builds the prompt, has a model called, has the answer read and checked, and repairs failing parts. */
export function createWriter(models: ModelSet, texts: Texts, policy: ReviewPolicy = usualPolicy): Writer {
  const contextOf = <Task extends GenerationTask | RewriteTask>(task: Task) => {
    // While the model writes. A thread that does not start is told of where a text needs it.
    void texts.prepare().catch(() => undefined);
    const streamed = new StreamedParts();
    return { task, texts, streamed, calls: new Replay(task, models, streamed), end_ms: models.textEnd() };
  };
  const policyOf = ({ reviewPolicy }: Pick<GenerationTask, 'reviewPolicy'>): ReviewPolicy => reviewPolicy ?? policy;
  const judgeOf = (task: Pick<GenerationTask, 'request' | 'reviewPolicy'>, writer: string): Judge | null => {
    const judge = models.judgeFor(writer);
    return judge !== null && (task.request.review ?? policyOf(task).default) ? { judge, policy: policyOf(task) } : null;
  };
  return {
    provider: models.main.provider,
    model: models.main.model,
    get models() {
      return models.models;
    },
    promptVersion,
    review: { isPossible: models.judgeFor('') !== null, byDefault: policy.default },
    choose: (request, allowed) => models.choose(request, allowed),
    write: (task) => asEvents(writeText(contextOf(task), (writer) => judgeOf(task, writer))),
    rewrite: (task) => asEvents(rewrite(contextOf(task))),
    judge: (task) => asEvents(judgeGiven(task, models, policyOf(task))),
    firstCall: (task) => firstCall(task, models, task.request.review ?? policyOf(task).default),
    leastCall: () => leastCall(models),
    async plan(task) {
      const model = models.modelFor(task.request);
      const tokens = estimateTokens(task, model);
      return { model: model.model, estimate: { ...tokens, cost: await model.costOf({ ...tokens, cached_input_tokens: null }) } };
    },
  };
}

async function* asEvents<Result>(steps: Step<Result>): Writing<Result> {
  yield { kind: 'ended', result: yield* steps };
}

async function* rewrite(context: WritingContext<RewriteTask>): Step<RewrittenParts | GenerationFailure> {
  const result = yield* rewriteParts(context);
  yield* context.calls.show();
  return result.kind === 'rewritten' ? result : toFailure(result);
}

type Judge = Pick<JudgeContext, 'judge' | 'policy'>;

async function* judgeGiven({ output, ...task }: ReviewTask, models: ModelSet, policy: ReviewPolicy): Step<readonly Check[]> {
  const judge = models.judgeFor(models.main.model);
  if (judge === null) throw new Error('There is no judge');
  const streamed = new StreamedParts();
  const calls = new Replay({ ...task, model: judge }, models, streamed);
  return yield* judgeText({ output: output as AnyOutput }, { task, calls, streamed, end_ms: models.textEnd(), judge, policy });
}

async function* writeText(context: WritingContext, judgeOf: (writer: string) => Judge | null): Step<GeneratedText | GenerationFailure> {
  const { task, texts, streamed, calls } = context;
  const answer = yield* askForText(context);
  const written = answer.kind === 'failure' ? toFailure(answer) : yield* readOrAskAgain(context, answer);
  if (written.kind === 'failure') {
    // Thoughts that were read while they came are void: there is no text.
    if (written.textSoFar === null) streamed.reconcile(null);
    yield* streamed.drain();
    return written;
  }
  streamed.reconcile(written.output);
  yield* streamed.drain();
  yield* calls.check(written.checks);
  const { output, checks, model } = written;
  if (output === null) {
    yield* calls.show();
    return written;
  }
  const { request, campaign, voice = null } = task;
  const text = { request, campaign, voice, output, checks };
  const options = { ...context, model, within: [''], instructions: null, repairs: allRepairs() };
  const repaired = yield* repairText(text, options);
  const judge = judgeOf(model);
  const reviewed = judge === null ? repaired : yield* reviewText(repaired, { ...options, ...judge });
  yield* calls.show();
  const ended = reviewed === text ? written : { ...written, ...(await texts.formatText(reviewed)) };
  return { ...ended, isBrokenOff: task.signal.aborted && (ended.status === 'needs_review' || judge !== null) };
}

async function* askForText(context: WritingContext): Step<Completion | CallFailure> {
  if (context.calls.hasText) return yield* writeAtOnce(context, 'first');
  const bySection = yield* writeBySection(context);
  if (bySection === 'at once') return yield* writeAtOnce(context, 'first');
  return bySection === 'no outline' ? yield* writeAtOnce(context, 'retry') : bySection;
}

async function* readOrAskAgain(context: WritingContext, answer: Completion): Step<GeneratedText> {
  const { task, calls, end_ms } = context;
  const read = await readFrom(context, answer);
  if (read.output !== null || answer.needsReview !== null || task.signal.aborted || performance.now() > end_ms) return read;
  yield* calls.check(read.checks);
  const again = yield* writeAtOnce(context, 'retry');
  return again.kind === 'failure' ? read : readFrom(context, again);
}

async function readFrom({ task: { request, campaign, voice = null }, texts }: WritingContext, answer: Completion): Promise<GeneratedText> {
  const { model, text, finish, needsReview } = answer;
  return { kind: 'written', model, ...(await texts.readText({ request, campaign, voice }, { text, finish }, needsReview)) };
}

function writeAtOnce({ task, calls, streamed, end_ms }: WritingContext, reason: 'first' | 'retry'): Step<Completion | CallFailure> {
  const { request, campaign, voice = null, orderedAt, model, signal } = task;
  const definition = definitionOf(request);
  let cleanPiece = createCleaner();
  let partial = new PartialOutput(definition);
  streamed.expect({ model, reason });
  const brief = { request, campaign, voice, orderedAt };
  const call = calls.complete({ task: brief, model, prompt: promptFor(brief), signal, mayWait: true, reason, end_ms });
  return readWhileItComes(call, {
    streamed,
    read(piece) {
      streamed.progress(cleanPiece(piece));
      for (const delta of partial.add(piece)) streamed.add(delta);
    },
    restart(next) {
      cleanPiece = createCleaner();
      partial = new PartialOutput(definition);
      streamed.expect({ model: next, reason: 'fallback' });
    },
  });
}

function toFailure({ code, detail, cause, textSoFar, model }: CallFailure | GenerationFailure): GenerationFailure {
  const text = withoutThoughts(textSoFar ?? '');
  return { kind: 'failure', model, code, detail: clean(detail), cause, textSoFar: text === '' ? null : clean(text) };
}

/** Which writer to use, how the models of `openai` are reached, and the effects of a second reader’s objections. */
export type WriterOptions = (
  | { readonly writer: 'sandbox'; readonly startSpan?: OpenAIModelsOptions['startSpan'] }
  | ({ readonly writer: 'openai' } & OpenAIModelsOptions)
) & {
  readonly review?: ReviewPolicy | undefined;
};

/** The writer that the settings name. */
export const createWriterFor = (options: WriterOptions, texts: Texts): Writer =>
  createWriter(options.writer === 'sandbox' ? oneModel(sandboxModel(options.startSpan)) : openaiModels(options), texts, options.review);
