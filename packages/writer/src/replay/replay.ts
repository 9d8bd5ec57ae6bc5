import type { Attempt, Check, ContentRequest } from '@handbill/contract';
import { finishOf, inPieces, type CallFailure, type Completion, type LanguageModel, type ModelSet, type TextCall } from '@handbill/models';
import type { AllowedModels, GenerationTask, Reserve } from '@handbill/operations';
import { createCleaner, type Texts } from '@handbill/text';
import type { StreamedParts } from '../stream/streamed-parts.ts';
import type { Step, CallStep } from '../stream/step.ts';
import { wholeAnswers, type Purpose, type WholeAnswer } from './whole-answers.ts';

const purposeOf = (reason: TextCall['reason']): Purpose => {
  if (reason === 'repair') return 'parts';
  return reason === 'outline' || reason === 'section' || reason === 'review' ? reason : 'text';
};

/** More would only lengthen the record of a call. */
const maxFailing = 100;

const failingOf = (checks: readonly Check[]): Attempt['failing'] =>
  checks
    .filter(({ outcome }) => outcome === 'fail')
    .slice(0, maxFailing)
    .map(({ rule, pointer, message }) => ({ rule, pointer, message }));

/**
 * The attempts for a text: the answers to calls of another process are handed out again in the same order, without a call, and the rest is
 * asked of the models. So a text goes on where it stood, with all that is done to answers done anew. A listener to the text hears of the earlier
 * answers together, before the first call.
 */
export class Replay {
  readonly #models: ModelSet;
  readonly #allowed: AllowedModels;
  readonly #streamed: StreamedParts;
  readonly #reserve: Reserve | undefined;
  #answers: readonly WholeAnswer[];
  /** The reader has not heard of the answers yet. */
  #isSilent: boolean;
  #textSoFar = '';
  #writtenBy: string;
  /** The last attempt was an earlier one: the failing checks of its answer are on record with it. */
  #isLastEarlier = false;

  constructor(
    {
      request,
      model,
      allowedModels = null,
      earlierCalls = [],
      reserve,
    }: Pick<GenerationTask, 'request' | 'model'> & Partial<GenerationTask>,
    models: ModelSet,
    streamed: StreamedParts,
  ) {
    this.#models = models;
    this.#reserve = reserve;
    this.#allowed = allowedModels;
    this.#streamed = streamed;
    const { isReproducible = false } = models.modelFor(request);
    this.#answers = isReproducible ? [] : wholeAnswers(earlierCalls);
    this.#writtenBy = model;
    this.#isSilent = this.#answers.length > 0;
    if (this.#isSilent) streamed.silence();
  }

  get hasText(): boolean {
    return this.#answers[0]?.purpose === 'text';
  }

  modelFor(request: Pick<ContentRequest, 'type' | 'model'>): LanguageModel {
    return this.#models.modelFor(request);
  }

  async *complete(call: Omit<TextCall, 'allowed' | 'reserve'>): CallStep<Completion | CallFailure> {
    const purpose = purposeOf(call.reason);
    const earlier = this.#take(purpose);
    if (earlier === undefined) {
      // Calls that are others than before are answered by none of them.
      this.#answers = [];
      this.#isLastEarlier = false;
      yield* this.show();
      return yield* this.#models.complete({ ...call, allowed: this.#allowed, reserve: this.#reserve });
    }
    const { model, text, finish_reason } = earlier;
    if (purpose !== 'review') this.#writtenBy = model;
    if (purpose !== 'parts' && purpose !== 'review') this.#textSoFar += `${this.#textSoFar === '' ? '' : '\n\n'}${createCleaner()(text)}`;
    for await (const piece of inPieces(text)) yield { kind: 'piece', text: piece };
    return { kind: 'completion', model, text, finish: finishOf(finish_reason), needsReview: null };
  }

  async *autofix(model: string, parts: ReadonlyMap<string, unknown>): Step<void> {
    if (this.#take('mended') !== undefined) return;
    this.#isLastEarlier = false;
    yield* this.show();
    yield { kind: 'attempt', model, reason: 'mended' };
    yield {
      kind: 'attempt_ended',
      result: {
        finish_reason: null,
        answer: JSON.stringify(Object.fromEntries(parts)),
        reasoning: null,
        input_tokens: null,
        cached_input_tokens: null,
        output_tokens: null,
        usage_source: null,
        cost: null,
        error: null,
      },
    };
  }

  async *check(checks: readonly Check[]): Step<void> {
    if (!this.#isLastEarlier) yield { kind: 'check', failing: failingOf(checks) };
  }

  async *show(): Step<void> {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#streamed.show(this.#textSoFar, { model: this.#writtenBy, reason: 'taken_over' });
    yield* this.#streamed.drain();
  }

  #take(purpose: Purpose): WholeAnswer | undefined {
    const isNext = (answer: WholeAnswer): boolean => answer.purpose === purpose || (answer.purpose === 'unknown' && purpose !== 'mended');
    // Corrections of rules may be others by now.
    const at = purpose === 'mended' ? 0 : this.#answers.findIndex((answer) => answer.purpose !== 'mended');
    const next = this.#answers[at];
    if (next === undefined || !isNext(next)) return undefined;
    this.#answers = this.#answers.slice(at + 1);
    this.#isLastEarlier = true;
    return next;
  }
}

export interface WritingContext<Task = GenerationTask> {
  readonly task: Task;
  readonly texts: Texts;
  readonly calls: Replay;
  readonly streamed: StreamedParts;
  readonly end_ms: number;
}
