import { isDeepStrictEqual } from 'node:util';
import { sumOfFigures, type Attempt, type Figures } from '@handbill/contract';
import type { AttemptBeginning, AttemptEnd, AttemptLog, AttemptSubject, TextOfAttempt } from '@handbill/operations';
import type { Collection, Db, Filter } from 'mongodb';
import type { StoredContent } from '../content/stored-content.ts';
import { maxTimeMS } from '../database/client-options.ts';
import type { CapCounter } from '../caps/cap-counter.ts';
import { sumsOf, toStoredSpend } from '../caps/stored-cap.ts';
import { OutgoingCalls } from '../records/outgoing-calls.ts';
import {
  anyOfThese,
  attemptKey,
  fromStoredCost,
  redactedAttempt,
  toStoredCost,
  type AttemptKey,
  type StoredAttempt,
} from './stored-attempt.ts';
import { UsageCounter } from './usage-counter.ts';
import { beginsText, usageRow } from './usage-rows.ts';

/** Need not reach the disk: the end of the record does, which comes later, and whoever stores an end repeats it where that fails. */
const afterwards = { w: 1 } as const;

/** The reservations of so many texts are settled together, and so many abandoned calls are failed. */
const [maxSettled, maxFailed] = [100, 100];

/** The members of a call whose process was gone before it ended. */
const brokenOff = {
  error: {
    kind: 'broken_off',
    status: null,
    message: 'The server that called the model is gone, and what its call took is not known.',
  },
} as const;

const figureFields = { attempt: 1, input_tokens: 1, cached_input_tokens: 1, output_tokens: 1, cost: 1, duration_ms: 1 } as const;

export class MongoAttemptLog implements AttemptLog {
  readonly #counter: UsageCounter;
  readonly #caps: CapCounter;
  readonly #attempts: Collection<StoredAttempt>;
  readonly #calls: OutgoingCalls<StoredAttempt>;
  readonly #records: readonly Collection<StoredContent>[];
  readonly #retention: number;

  /** @param retention how many milliseconds a call is kept after its end */
  constructor(db: Db, retention: number, caps: CapCounter) {
    this.#caps = caps;
    this.#counter = new UsageCounter(db, caps);
    this.#attempts = db.collection('attempts');
    this.#calls = new OutgoingCalls(this.#attempts);
    this.#records = [db.collection('content'), db.collection('content_deleted')];
    this.#retention = retention;
  }

  async begin(subject: AttemptSubject, { budget, ...begun }: AttemptBeginning, now: Date): Promise<boolean> {
    const nothingYet = {
      finish_reason: null,
      answer: null,
      reasoning: null,
      input_tokens: null,
      cached_input_tokens: null,
      output_tokens: null,
      cost: null,
      duration_ms: null,
      failing: [],
      error: null,
    };
    const stored: StoredAttempt = {
      ...attemptKey(subject, begun.attempt),
      content_id: subject.contentId,
      state: 'open',
      ...begun,
      ...(budget !== undefined && { budget: { id: budget.id, most: toStoredSpend(budget.most) } }),
      ...nothingYet,
      expire_at: this.#expiry(now),
    };
    return this.#calls.begin(stored);
  }

  async end(
    subject: AttemptSubject,
    call: Pick<AttemptBeginning, 'attempt' | 'model' | 'reason'>,
    end: AttemptEnd,
    now: Date,
  ): Promise<boolean> {
    const key = attemptKey(subject, call.attempt);
    const row = usageRow({ subject, model: call.model, isOfNewText: beginsText(call), end, now });
    const added = row !== null && { uncounted: row };
    const set = { ...end, cost: toStoredCost(end.cost), expire_at: this.#expiry(now), ...added };
    const before = await this.#calls.end(key, { set, redacted: redactedAttempt }, afterwards);
    if (before === null || before === 'ended') return before !== null;
    if (row !== null) this.#counter.add(key);
    if (before === 'broken_off') await this.#countLate(subject, key);
    return true;
  }

  /** A process that was taken for gone has reported the figures of its call after all. */
  async #countLate(subject: AttemptSubject, key: AttemptKey): Promise<void> {
    await this.recount(subject);
    const budgeted = { ...key, budget: { $exists: true } };
    const found = await this.#attempts.findOne(budgeted, { projection: { budget: 1 }, maxTimeMS });
    if (found?.budget !== undefined) await this.settle({ ...subject, id: found.budget.id });
  }

  countRemaining(): Promise<void> {
    return this.#counter.countRemaining();
  }

  async settle(budget: Parameters<AttemptLog['settle']>[0]): Promise<void> {
    const { workspaceId: workspace_id, contentId: content_id, id } = budget;
    const which = { workspace_id, content_id, 'budget.id': id };
    const uncounted = { ...which, 'uncounted._id': { $exists: true } };
    await this.#counter.countNow(await this.#attempts.find(uncounted, { projection: { workspace_id: 1 }, maxTimeMS }).toArray());
    const [records] = this.#records;
    const isWritten = await records?.countDocuments({ _id: id, workspace_id, status: 'generating' }, { limit: 1, maxTimeMS });
    if (isWritten !== 0) return;
    const unknown = { ...which, $or: [{ state: { $in: ['open', 'broken_off'] } }, uncounted] } satisfies Filter<StoredAttempt>;
    const left = await this.#attempts.find(unknown, { projection: { budget: 1 }, maxTimeMS }).toArray();
    const most = left.flatMap(({ budget: of }) => of?.most ?? []);
    await this.#caps.entries.release(budget, sumsOf(most));
  }

  async settleRemaining(now: Date): Promise<void> {
    await this.#caps.countAgain({ before: now });
    // Where one text fails, the next sweep continues with the others.
    const { entries } = this.#caps;
    for (const budget of await entries.overdue(now, maxSettled)) if (await entries.postpone(budget, now)) await this.settle(budget);
  }

  async keepFailing(subject: AttemptSubject, attempt: number, failing: Attempt['failing']): Promise<void> {
    // Without an answer there is nothing that they are about: it was erased.
    await this.#attempts.updateOne({ ...attemptKey(subject, attempt), answer: { $ne: null } }, { $set: { failing } }, { maxTimeMS });
  }

  async breakOff(subject: AttemptSubject, soFar: TextOfAttempt | null): Promise<void> {
    const calls = { workspace_id: subject.workspaceId, content_id: subject.contentId };
    if (soFar !== null)
      await this.#calls.breakOff({ ...calls, ...attemptKey(subject, soFar.attempt) }, { ...brokenOff, answer: soFar.text });
    await this.#calls.breakOff(calls, brokenOff);
  }

  async failAbandoned(begunBefore: Date): Promise<number> {
    const left = { state: 'open', begun_at: { $exists: true, $lt: begunBefore } } as const;
    const options = {
      projection: { workspace_id: 1, content_id: 1, attempt: 1 },
      sort: { begun_at: 1 },
      limit: maxFailed,
      maxTimeMS,
    } as const;
    const found = await this.#attempts.find(left, options).toArray();
    if (found.length === 0) return 0;
    await this.#calls.breakOff(anyOfThese(found), brokenOff);
    // Their figures are unknown, but they were made.
    const counts = found.map(({ workspace_id, content_id, attempt }) => ({
      updateOne: {
        filter: { _id: content_id, workspace_id, 'generation.attempts': { $lt: attempt } },
        update: { $set: { 'generation.attempts': attempt }, $inc: { revision: 1 } },
      },
    }));
    for (const records of this.#records) await records.bulkWrite(counts, { maxTimeMS });
    return found.length;
  }

  async figures(
    { workspaceId, contentId }: AttemptSubject,
    { after = 0, before = Infinity }: Parameters<AttemptLog['figures']>[1] = {},
  ): Promise<Figures> {
    const filter = { workspace_id: workspaceId, content_id: contentId, attempt: { $gt: after, $lt: before } };
    const options = { projection: figureFields, maxTimeMS };
    const calls = await this.#attempts.find<Pick<StoredAttempt, keyof typeof figureFields>>(filter, options).toArray();
    // Not how many there are: some may have expired.
    const attempts = Math.max(0, ...calls.map(({ attempt }) => attempt));
    return sumOfFigures(
      calls.map(({ cost, ...others }) => ({ ...others, cost: fromStoredCost(cost) })),
      attempts,
    );
  }

  /** Adds the figures of its calls to a record that has ended without some of them. Looks again: a call may have ended in between. */
  async recount(subject: AttemptSubject): Promise<void> {
    for (let known: Figures | undefined; ;) {
      const figures = await this.figures(subject);
      if (isDeepStrictEqual(figures, known)) return;
      known = figures;
      const { duration_ms: _, ...sums } = figures;
      const $set = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [`generation.${name}`, sum]));
      const outdated = { _id: subject.contentId, workspace_id: subject.workspaceId, status: { $ne: 'generating' as const }, $nor: [$set] };
      for (const records of this.#records) await records.updateOne(outdated, { $set, $inc: { revision: 1 } }, { maxTimeMS });
    }
  }

  #expiry(now: Date): Date {
    return new Date(now.getTime() + this.#retention);
  }
}
