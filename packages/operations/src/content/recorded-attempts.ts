import { setTimeout as wait } from 'node:timers/promises';
import { Problem, sumOfCosts, type Attempt, type Content } from '@handbill/contract';
import type { AttemptEnd, AttemptFigures, AttemptSubject } from '../ports/attempt-store.ts';
import type { Lease } from '../ports/content-store.ts';
import type { AttemptRecorder, OpenAttempt } from '../ports/writer.ts';
import type { Services } from '../services.ts';

/** Thrown where another server called a model for the text: it is no longer ours to write. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** A text, as its calls of models are counted. */
export const subjectOf = (lease: Lease, { type, campaign_id }: Content, keyId: string | null): AttemptSubject => ({
  workspaceId: lease.workspaceId,
  contentId: lease.contentId,
  type,
  campaignId: campaign_id,
  keyId,
});

const noFigures: AttemptFigures = {
  attempts: 0,
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  cost: null,
  duration_ms: null,
};

type Ended = Omit<AttemptFigures, 'attempts'>;
type Counts = { readonly [K in keyof Ended]: Ended[K] extends number | null ? K : never }[keyof Ended];

/** What is known of several, together. */
function add(earlier: AttemptFigures, ended: readonly Ended[], attempts: number): AttemptFigures {
  const all = [earlier, ...ended];
  const sum = (name: Counts): number | null =>
    all.reduce<number | null>((total, { [name]: count }) => (count === null ? total : (total ?? 0) + count), null);
  return {
    attempts,
    input_tokens: sum('input_tokens'),
    cached_input_tokens: sum('cached_input_tokens'),
    output_tokens: sum('output_tokens'),
    cost: sumOfCosts(all.map(({ cost }) => cost)),
    duration_ms: sum('duration_ms'),
  };
}

/** Before the next try to store an end that could not be stored, in milliseconds. */
const firstPause = 500;
const longestPause = 10_000;

export interface RecordedAttemptsOptions {
  readonly subject: AttemptSubject;
  readonly promptVersion: string;
  /** What servers took before that are gone; `null` where this one is the first. */
  readonly earlier: AttemptFigures | null;
  /** Called with the number of each call, and why it is made, before it is made. */
  readonly onBegin: (attempt: number, reason: string) => void;
  readonly services: Services;
}

/** Keeps the calls of models for one text. */
export class RecordedAttempts implements AttemptRecorder {
  readonly #options: RecordedAttemptsOptions;
  readonly #ended: Ended[] = [];
  #last: number;

  constructor(options: RecordedAttemptsOptions) {
    this.#options = options;
    this.#last = options.earlier?.attempts ?? 0;
  }

  async begin({ model, reason }: Parameters<AttemptRecorder['begin']>[0]): Promise<OpenAttempt> {
    const { subject, promptVersion, onBegin, services } = this.#options;
    const attempt = this.#last + 1;
    const beginning = { attempt, model, prompt_version: promptVersion };
    const actualReason = reason === 'first' && attempt > 1 ? 'taken_over' : reason;
    if (!(await services.storage.attemptLog.begin(subject, { ...beginning, reason: actualReason }))) throw new TakenOver();
    this.#last = attempt;
    onBegin(attempt, actualReason);
    const started = performance.now();
    return {
      end: (result) => {
        const end = { ...result, duration_ms: Math.round(performance.now() - started) };
        this.#ended.push(end);
        return this.#keep(attempt, end);
      },
    };
  }

  async keepFailing(failing: Attempt['failing']): Promise<void> {
    const { subject, services } = this.#options;
    if (failing.length === 0) return;
    // The record has these checks too: a text that is done must not be lost by this.
    const report = (cause: unknown) =>
      services.log.warn({ err: cause, content_id: subject.contentId }, 'What an answer failed could not be added to its call');
    await services.storage.attemptLog.keepFailing(subject, this.#last, failing).catch(report);
  }

  /** What all calls for the text took, those of servers before this one too. */
  async figures(): Promise<AttemptFigures> {
    const { subject, earlier, services } = this.#options;
    // Read again: a server that was taken for gone may have said by now what its last call took.
    const before = earlier === null ? noFigures : await services.storage.attemptLog.figures(subject, earlier.attempts + 1);
    return add(before, this.#ended, this.#last);
  }

  /** What was paid for is known only here: while the database cannot be reached, this goes on trying. */
  async #keep(attempt: number, end: AttemptEnd): Promise<void> {
    const { subject, services } = this.#options;
    const { storage, inFlight, log } = services;
    const now = services.now();
    const store = () => storage.attemptLog.end(subject, attempt, end, now);
    // A text that is done must not be lost by this.
    await store().catch((cause: unknown) => {
      const fields = { err: cause, content_id: subject.contentId, attempt };
      if (!this.#mayPass(cause)) return log.error(fields, 'What a call of a model took could not be stored');
      log.warn(fields, 'What a call of a model took could not be stored; trying again');
      void inFlight.track(this.#storeLater(store));
    });
  }

  #mayPass(cause: unknown): boolean {
    return cause instanceof Problem || this.#options.services.storage.problemOf(cause) !== undefined;
  }

  async #storeLater(store: () => Promise<void>): Promise<void> {
    const { queue, stopping, log } = this.#options.services;
    for (let pause = firstPause; !queue.isClosed && !stopping.aborted; pause = Math.min(2 * pause, longestPause)) {
      await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
      try {
        return await store();
      } catch (cause) {
        if (this.#mayPass(cause)) continue;
        return log.error({ err: cause, content_id: this.#options.subject.contentId }, 'What a call of a model took could not be stored');
      }
    }
  }
}
