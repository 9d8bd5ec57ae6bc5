import type { AttemptRecorder, GenerationTask, OpenAttempt } from '@handbill/operations';
import { createCleaner } from '@handbill/text';
import {
  finishOf,
  giveInPieces,
  type CallFailure,
  type Completion,
  type LanguageModel,
  type ModelSet,
  type TextCall,
} from '@handbill/models';
import type { StreamedParts } from '../stream/streamed-parts.ts';
import { wholeAnswers, type Purpose, type WholeAnswer } from './whole-answers.ts';

const purposeOf = (reason: TextCall['reason']): Purpose => {
  if (reason === 'repair') return 'parts';
  return reason === 'outline' || reason === 'section' ? reason : 'text';
};

const nothingToKeep: OpenAttempt = { end: () => undefined };

/**
 * The calls for a text that another process began: what it had answered is handed out again in the same order, without a call, and the rest is
 * asked of the models. So a text goes on where it stood, with all that is done to answers done anew. What listens to the text hears of the earlier
 * answers together, before the first call.
 */
export class Replay {
  readonly #task: GenerationTask;
  readonly #models: ModelSet;
  readonly #streamed: StreamedParts;
  #answers: readonly WholeAnswer[];
  /** Whoever listens has not heard of the answers yet. */
  #isSilent: boolean;
  #textSoFar = '';
  #writtenBy: string;
  /** The last call was an earlier one: what its answer failed is on record with it. */
  #isLastEarlier = false;

  private constructor(task: GenerationTask, models: ModelSet, streamed: StreamedParts, answers: readonly WholeAnswer[]) {
    this.#task = task;
    this.#models = models;
    this.#streamed = streamed;
    this.#answers = answers;
    this.#writtenBy = task.model;
    this.#isSilent = answers.length > 0;
    if (this.#isSilent) streamed.silence();
  }

  /** Of a text that no other process began, all is asked of the models. */
  static async of(task: GenerationTask, models: ModelSet, streamed: StreamedParts): Promise<Replay> {
    const { isReproducible = false } = models.modelFor(task.request);
    const calls = isReproducible ? undefined : await task.earlierCalls?.();
    return new Replay(task, models, streamed, wholeAnswers(calls ?? []));
  }

  /** Whether the whole text is on record: there is nothing to be outlined. */
  get hasText(): boolean {
    return this.#answers[0]?.purpose === 'text';
  }

  modelFor(request: Parameters<ModelSet['modelFor']>[0]): LanguageModel {
    return this.#models.modelFor(request);
  }

  /** Answers a call with the earlier answer to it, or has a model called. */
  async complete(call: TextCall): Promise<Completion | CallFailure> {
    const purpose = purposeOf(call.reason);
    const earlier = this.#take(purpose);
    if (earlier === undefined) {
      // What follows in other calls than it did before answers none of them.
      this.#answers = [];
      this.#isLastEarlier = false;
      this.show();
      return this.#models.complete(call);
    }
    const { model, text, finish_reason } = earlier;
    this.#writtenBy = model;
    if (purpose !== 'parts') this.#textSoFar += `${this.#textSoFar === '' ? '' : '\n\n'}${createCleaner()(text)}`;
    await giveInPieces(text, call.onText);
    return { kind: 'completion', model, text, finish: finishOf(finish_reason), needsReview: null };
  }

  /** For whoever makes calls. */
  readonly attempts: AttemptRecorder = {
    begin: async (call) => {
      if (call.reason === 'mended' && this.#take('mended') !== undefined) return nothingToKeep;
      this.#isLastEarlier = false;
      this.show();
      return this.#task.attempts.begin(call);
    },
    keepFailing: async (failing) => {
      if (!this.#isLastEarlier) await this.#task.attempts.keepFailing(failing);
    },
  };

  /** For whoever reads answers while they come. */
  readonly onProgress = (piece: string): void => {
    if (!this.#isSilent) this.#task.onProgress(piece);
  };

  /** Tells what there is of the text by now, if that was not told. */
  show(): void {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    if (this.#textSoFar !== '') this.#task.onProgress(this.#textSoFar);
    this.#streamed.show({ model: this.#writtenBy, reason: 'taken_over' });
  }

  #take(purpose: Purpose): WholeAnswer | undefined {
    const isNext = (answer: WholeAnswer): boolean => answer.purpose === purpose || (answer.purpose === 'unknown' && purpose !== 'mended');
    // What was mended may be mended otherwise by now.
    const at = purpose === 'mended' ? 0 : this.#answers.findIndex((answer) => answer.purpose !== 'mended');
    const next = this.#answers[at];
    if (next === undefined || !isNext(next)) return undefined;
    this.#answers = this.#answers.slice(at + 1);
    this.#isLastEarlier = true;
    return next;
  }
}
