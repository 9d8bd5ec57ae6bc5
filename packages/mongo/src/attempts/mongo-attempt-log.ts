import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sumOfCosts, type Attempt } from '@handbill/contract';
import type { AttemptBeginning, AttemptEnd, AttemptFigures, AttemptLog, AttemptSubject, TextOfAttempt } from '@handbill/operations';
import {
  MongoServerError,
  type AnyBulkWriteOperation,
  type ClientSession,
  type Collection,
  type Db,
  type Filter,
  type MongoClient,
} from 'mongodb';
import { withDeadline } from '../call-deadline.ts';
import { maxTimeMS } from '../client-options.ts';
import type { StoredContent } from '../content/stored-content.ts';
import { inTransaction } from '../in-transaction.ts';
import { breakOffLeft, brokenOff } from './break-off-left.ts';
import { attemptId, fromStoredCost, toStoredCost, type StoredAttempt, type StoredUsage } from './stored-attempt.ts';
import { usageWrites } from './usage-rows.ts';

const duplicateKey = 11_000;
const isDuplicate = (cause: unknown): boolean => cause instanceof MongoServerError && cause.code === duplicateKey;

interface Ending {
  readonly subject: AttemptSubject;
  readonly call: Pick<AttemptBeginning, 'attempt' | 'model'>;
  readonly end: AttemptEnd;
  readonly now: Date;
  readonly stored: PromiseWithResolvers<boolean>;
}

/** As many ends as are stored in one transaction. */
const maxTogether = 100;
const transaction = {
  /** In milliseconds: a text that is done waits for it. Who stores an end tries again. */
  timeout: 2_000,
  /** Not waited for until it is on disk: the record’s end is, which comes after it, and who stores an end does so again where that fails. */
  writeConcern: { w: 1 },
} as const;

/** Thrown where a call had ended already. */
class NotAllOpen extends Error {}

const newWriter = (): string => randomBytes(6).toString('base64url');

/** Of a text’s calls, what their sums need. */
const figureFields = { attempt: 1, input_tokens: 1, cached_input_tokens: 1, output_tokens: 1, cost: 1, duration_ms: 1 } as const;

const sumOf = (counts: readonly (number | null)[]): number | null => {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
};

/** The calls of models, of all workspaces. */
export class MongoAttemptLog implements AttemptLog {
  readonly #client: MongoClient;
  readonly #attempts: Collection<StoredAttempt>;
  readonly #usage: Collection<StoredUsage>;
  readonly #records: readonly Collection<StoredContent>[];
  readonly #retention: number;
  readonly #endings: Ending[] = [];
  #isStoring = false;
  /** Whose parts of the usage's rows are written. */
  #writer = newWriter();

  /** @param retention how many milliseconds a call is kept after its end */
  constructor(client: MongoClient, db: Db, retention: number) {
    this.#client = client;
    this.#attempts = db.collection('attempts');
    this.#usage = db.collection('usage');
    this.#records = [db.collection('content'), db.collection('content_deleted')];
    this.#retention = retention;
  }

  async begin(subject: AttemptSubject, beginning: AttemptBeginning): Promise<boolean> {
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
      _id: attemptId(subject, beginning.attempt),
      workspace_id: subject.workspaceId,
      content_id: subject.contentId,
      state: 'open',
      ...beginning,
      ...nothingYet,
      expire_at: this.#expiry(new Date()),
    };
    try {
      await this.#attempts.insertOne(stored, { maxTimeMS });
      return true;
    } catch (cause) {
      if (isDuplicate(cause)) return false;
      throw cause;
    }
  }

  /** Ends that come while others are being stored are stored together: two transactions that count on one row exclude each other. */
  async end(subject: AttemptSubject, call: Ending['call'], end: AttemptEnd, now: Date): Promise<boolean> {
    const stored = Promise.withResolvers<boolean>();
    this.#endings.push({ subject, call, end, now, stored });
    if (!this.#isStoring) void this.#storeEndings();
    return stored.promise;
  }

  async keepFailing(subject: AttemptSubject, attempt: number, failing: Attempt['failing']): Promise<void> {
    await this.#attempts.updateOne({ _id: attemptId(subject, attempt) }, { $set: { failing } }, { maxTimeMS });
  }

  async breakOff(subject: AttemptSubject, soFar: TextOfAttempt | null): Promise<void> {
    const open = { workspace_id: subject.workspaceId, content_id: subject.contentId, state: 'open' } as const;
    if (soFar !== null) {
      const one = { ...open, _id: attemptId(subject, soFar.attempt) };
      await this.#attempts.updateOne(one, { $set: { ...brokenOff, answer: soFar.text } }, { maxTimeMS });
    }
    await this.#attempts.updateMany(open, { $set: brokenOff }, { maxTimeMS });
  }

  async breakOffLeft(begunBefore: Date): Promise<number> {
    return breakOffLeft(this.#attempts, this.#records, begunBefore);
  }

  async figures(subject: AttemptSubject, before?: number): Promise<AttemptFigures> {
    return this.#figures(subject, before);
  }

  async recount(subject: AttemptSubject): Promise<void> {
    await this.#countInRecord(subject);
  }

  async #figures({ workspaceId, contentId }: AttemptSubject, before?: number): Promise<AttemptFigures> {
    const filter = { workspace_id: workspaceId, content_id: contentId, ...(before !== undefined && { attempt: { $lt: before } }) };
    const options = { projection: figureFields, maxTimeMS };
    const calls = await this.#attempts.find<Pick<StoredAttempt, keyof typeof figureFields>>(filter, options).toArray();
    return {
      // Not how many there are: some may have expired.
      attempts: Math.max(0, ...calls.map(({ attempt }) => attempt)),
      input_tokens: sumOf(calls.map(({ input_tokens }) => input_tokens)),
      cached_input_tokens: sumOf(calls.map(({ cached_input_tokens }) => cached_input_tokens)),
      output_tokens: sumOf(calls.map(({ output_tokens }) => output_tokens)),
      cost: sumOfCosts(calls.map(({ cost }) => fromStoredCost(cost))),
      duration_ms: sumOf(calls.map(({ duration_ms }) => duration_ms)),
    };
  }

  async #storeEndings(): Promise<void> {
    this.#isStoring = true;
    while (this.#endings.length > 0) {
      const together = this.#endings.splice(0, maxTogether);
      try {
        await this.#storeTogether(together);
      } catch (cause) {
        // One that cannot be stored must not keep the others out.
        if (together.length === 1) together[0]?.stored.reject(cause);
        else await Promise.all(together.map((one) => this.#storeTogether([one]).catch(one.stored.reject)));
      }
    }
    this.#isStoring = false;
  }

  /** In one transaction, so that the days' sums are those of the calls. */
  async #storeTogether(endings: readonly Ending[]): Promise<void> {
    try {
      await inTransaction(this.#client, (session) => this.#storeOpen(endings, session), transaction);
      for (const { stored } of endings) stored.resolve(true);
    } catch (cause) {
      if (cause instanceof NotAllOpen) return this.#storeOthers(endings);
      this.#writer = newWriter();
      throw cause;
    }
  }

  /** All of these calls, if none of them has ended. */
  async #storeOpen(endings: readonly Ending[], session: ClientSession): Promise<void> {
    const ends = endings.map((ending) => this.#endOf(ending, { state: 'open' }));
    const { matchedCount } = await this.#attempts.bulkWrite(ends, { session });
    if (matchedCount < endings.length) throw new NotAllOpen();
    await this.#count(endings, session);
  }

  #endOf({ subject, call, end, now }: Ending, which: Filter<StoredAttempt> = {}): AnyBulkWriteOperation<StoredAttempt> {
    const $set = { ...end, cost: toStoredCost(end.cost), state: 'ended' as const, expire_at: this.#expiry(now) };
    return { updateOne: { filter: { _id: attemptId(subject, call.attempt), ...which }, update: { $set } } };
  }

  async #count(endings: readonly Ending[], session: ClientSession): Promise<void> {
    const calls = endings.map(({ subject, call, end, now }) => ({ subject, model: call.model, end, now }));
    const rows = usageWrites(calls, this.#writer);
    if (rows.length > 0) await this.#usage.bulkWrite(rows, { session });
  }

  /** Those among these calls that have not ended, or that another process has ended in this one's place. */
  async #storeOthers(endings: readonly Ending[]): Promise<void> {
    try {
      const { known, late } = await inTransaction(this.#client, (session) => this.#store(endings, session), {
        timeout: transaction.timeout,
      });
      // Behind the transaction: in it, a record that ends at the same moment would still seem to be written.
      for (const subject of late) await this.#countInRecord(subject);
      for (const ending of endings) ending.stored.resolve(known.has(ending));
    } catch (cause) {
      // A transaction that lost its connection keeps what it has changed from others for a minute.
      this.#writer = newWriter();
      throw cause;
    }
  }

  /** Resolves to the calls that are on record, and to the texts whose records may have ended without what these calls took. */
  async #store(endings: readonly Ending[], session: ClientSession) {
    const ids = endings.map(({ subject, call }) => attemptId(subject, call.attempt));
    const found = this.#attempts.find({ _id: { $in: ids } }, { projection: { state: 1 }, session });
    const states = new Map((await found.toArray()).map(({ _id, state }) => [_id, state]));
    const stateOf = ({ subject, call }: Ending) => states.get(attemptId(subject, call.attempt));
    const known = new Set(endings.filter((ending) => stateOf(ending) !== undefined));
    // What has ended was sent again, since its answer was lost.
    const counted = [...known].filter((ending) => stateOf(ending) !== 'ended');
    if (counted.length === 0) return { known, late: [] };
    await this.#attempts.bulkWrite(
      counted.map((ending) => this.#endOf(ending)),
      { session },
    );
    await this.#count(counted, session);
    return { known, late: counted.filter((ending) => stateOf(ending) === 'broken_off').map(({ subject }) => subject) };
  }

  /** Of a record that has ended, and that lacks what one of its calls took. Looks again: a call may have ended since it was looked at. */
  async #countInRecord(subject: AttemptSubject): Promise<void> {
    for (let known: AttemptFigures | undefined; ;) {
      const figures = await this.#figures(subject);
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
withDeadline(MongoAttemptLog);
