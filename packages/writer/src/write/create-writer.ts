import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Check } from '@handbill/contract';
import type { GenerationTask, GenerationFailure, Writer, GeneratedText } from '@handbill/operations';
import {
  checkContent,
  statusOf,
  checksOf,
  BriefFigures,
  briefTexts,
  clean,
  createCleaner,
  definitionOf,
  PartialOutput,
  readAnswer,
  withoutThoughts,
  type FailingText,
  titleOf,
} from '@handbill/text';
import type { CallFailure, Completion, ModelSet } from '@handbill/models';
import { estimateTokens } from '../estimate/estimate-tokens.ts';
import { promptFor, promptVersion } from '../prompts/prompt-for.ts';
import { checkedText, recheck } from '../repair/checked-text.ts';
import { failingOf, repairText } from '../repair/repair-text.ts';
import { rewriteParts } from '../repair/rewrite-parts.ts';
import { Replay } from '../replay/replay.ts';
import { writeBySection, type WritingContext } from '../sections/write-by-section.ts';
import { StreamedParts } from '../stream/streamed-parts.ts';

/** A writer that uses language models: it builds the prompt, has a model called, parses the answer and checks the text. */
export function createWriter(models: ModelSet): Writer {
  return {
    provider: models.main.provider,
    model: models.main.model,
    models: models.models,
    promptVersion,
    choose: (request) => models.choose(request),
    async write(given) {
      const streamed = new StreamedParts(given);
      const end_ms = models.textEnd();
      const replay = await Replay.of(given, models, streamed);
      const { attempts, onProgress } = replay;
      const task = { ...given, attempts, onProgress };
      const context = { task, models: replay, streamed, end_ms };
      const answering = writeText(context, replay.hasText);
      void readBriefMeanwhile(task);
      const answer = await answering;
      const written = answer.kind === 'failure' ? toFailure(answer) : await readOrAskAgain(context, answer);
      if (written.kind === 'failure') {
        // What was read of thoughts while they came is void: there is no text.
        if (written.textSoFar === null) streamed.reconcile(null);
        return written;
      }
      streamed.reconcile(written.output);
      await attempts.keepFailing(failingOf(written.checks));
      const { output, checks, model } = written;
      if (output === null) {
        replay.show();
        return written;
      }
      const text = checkedText(task, output, checks);
      const options = { task, models: replay, streamed, end_ms, model, within: [''], instructions: null };
      const repaired = await repairText(text, { ...options, check: recheck });
      replay.show();
      const ended = repaired === text ? written : { ...written, ...laidOut(repaired) };
      return { ...ended, isBrokenOff: task.signal.aborted && ended.status === 'needs_review' };
    },
    async rewrite(task) {
      const result = await rewriteParts(task, models);
      return result.kind === 'rewritten' ? result : toFailure(result);
    },
    async plan(task) {
      const model = models.modelFor(task.request);
      const tokens = estimateTokens(task, model);
      return { model: model.model, estimate: { ...tokens, cost: await model.costOf({ ...tokens, cached_input_tokens: null }) } };
    },
  };
}

/** Reads what the brief states while the model writes. A fault of it comes again where the text is checked, and is told there. */
const readBriefMeanwhile = ({ request, campaign }: GenerationTask): Promise<unknown> =>
  nextTurn()
    .then(() => BriefFigures.of(briefTexts(request, campaign), request.language))
    .catch(() => undefined);

/** Has the text written: by section where it is long, else at once, as it was where it is there. */
async function writeText(context: WritingContext, isThere: boolean): Promise<Completion | CallFailure> {
  if (isThere) return writeAtOnce(context, 'first');
  const bySection = await writeBySection(context);
  if (bySection === 'at once') return writeAtOnce(context, 'first');
  return bySection === 'no outline' ? writeAtOnce(context, 'retry') : bySection;
}

/** What was read of an answer; where nothing was, of another one that is asked for once more. */
async function readOrAskAgain(context: WritingContext, answer: Completion): Promise<GeneratedText> {
  const { task, end_ms } = context;
  const read = toText(task, answer);
  if (read.output !== null || answer.needsReview !== null || task.signal.aborted || performance.now() > end_ms) return read;
  await task.attempts.keepFailing(failingOf(read.checks));
  const again = await writeAtOnce(context, 'retry');
  return again.kind === 'failure' ? read : toText(task, again);
}

function writeAtOnce({ task, models, streamed, end_ms }: WritingContext, reason: 'first' | 'retry'): Promise<Completion | CallFailure> {
  const { signal, onProgress, attempts, pause } = task;
  let cleanPiece = createCleaner();
  let partial = new PartialOutput(definitionOf(task.request));
  streamed.expect({ model: task.model, reason });
  return models.complete({
    task,
    prompt: promptFor(task),
    signal,
    pause,
    attempts,
    reason,
    end_ms,
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
}

function toText({ request, campaign, voice = null }: GenerationTask, answer: Completion): GeneratedText {
  const definition = definitionOf(request);
  const { output, text, faults, ...read } = readAnswer(definition, answer);
  const checks = [
    ...faults,
    ...(output === null ? [] : checkContent(request, output, { ...read, campaign, voice })),
    ...(answer.needsReview === null ? [] : [reviewNeeded(answer.needsReview)]),
  ];
  const { model } = answer;
  if (output !== null) return { kind: 'written', model, ...laidOut({ request, definition, output, checks }) };
  return { kind: 'written', model, status: statusOf(checks), title: titleOf(request, output), output, text, checks };
}

/** What a record has of a text. */
const laidOut = ({ request, definition, output, checks }: FailingText) => ({
  status: statusOf(checks),
  title: titleOf(request, output),
  output,
  text: definition.markdown(output, request),
  checks,
});

const reviewNeeded = (reason: string): Check =>
  checksOf('required_part', 'a text that can be published as it is').check('fail', 'a text that a person has to review', reason);

function toFailure({
  code,
  detail,
  cause,
  textSoFar,
  model,
}: Pick<CallFailure, 'code' | 'detail' | 'cause' | 'textSoFar' | 'model'>): GenerationFailure {
  const text = withoutThoughts(textSoFar ?? '');
  return {
    kind: 'failure',
    model,
    code,
    detail: clean(detail),
    cause,
    textSoFar: text === '' ? null : clean(text),
  };
}
