import { randomBytes } from 'node:crypto';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { CapCounter, HoldingCap, PaidCall } from '../caps/cap-counter.ts';
import { spendOf } from '../caps/stored-cap.ts';
import { anyOfThese, type AttemptKey, type StoredAttempt, type StoredUsage } from './stored-attempt.ts';
import { usageWrites } from './usage-rows.ts';

type Uncounted = AttemptKey & Pick<StoredAttempt, 'uncounted' | 'budget'>;

/** How many milliseconds calls are collected before they are counted together. */
const delay = 1_000;
const maxTogether = 200;
/** More are left for the next round, which finds them in the database. */
const maxCollected = 10_000;

const uncounted: Filter<StoredAttempt> = { 'uncounted._id': { $exists: true } };

function paidCall({ uncounted: row, budget }: Uncounted): PaidCall[] {
  if (row === undefined) return [];
  const { workspace_id, key_id, day } = row;
  return [{ workspace_id, key_id, month: day.slice(0, 7), budget: budget?.id, ...spendOf(row) }];
}

const newWriter = (): string => randomBytes(6).toString('base64url');

/** Adds ended calls of models to the sums of their days, a moment later and many together. Until then the calls hold the figures. */
export class UsageCounter {
  readonly #db: Db;
  readonly #attempts: Collection<StoredAttempt>;
  readonly #usage: Collection<StoredUsage>;
  readonly #caps: CapCounter;
  /** The writer of this process's parts of the rows. */
  #writer = newWriter();
  #calls: AttemptKey[] = [];
  #counting: Promise<void> | undefined;
  /** Calls are counted in turn: whoever asks for it now waits for the round under way. */
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Db, caps: CapCounter) {
    this.#db = db;
    this.#caps = caps;
    this.#attempts = db.collection('attempts');
    this.#usage = db.collection('usage');
  }

  /** Counts a call soon. Where that fails, `countRemaining` does. */
  add(call: AttemptKey): void {
    if (this.#calls.length < maxCollected) this.#calls.push(call);
    this.#schedule();
  }

  /** Counts calls now, together with those that others want to be counted now. */
  countNow(calls: readonly AttemptKey[]): Promise<void> {
    this.#calls.push(...calls);
    // The failure of others may not concern these.
    return this.#inTurn().catch(() => this.#count(calls));
  }

  /** Counts calls that a process which is gone has left, or could not count itself. */
  async countRemaining(): Promise<void> {
    await this.#counting;
    for (;;) {
      const found = await this.#attempts.find(uncounted, { projection: { workspace_id: 1 }, limit: maxTogether, maxTimeMS }).toArray();
      if (found.length > 0) await this.#count(found);
      if (found.length < maxTogether) return;
    }
  }

  #schedule(): void {
    if (this.#counting !== undefined) return;
    const counted = Promise.withResolvers<void>();
    this.#counting = counted.promise;
    const count = () =>
      // They are not lost: the next sweep counts them.
      this.#inTurn()
        .catch(() => undefined)
        .finally(() => {
          this.#counting = undefined;
          counted.resolve();
          if (this.#calls.length > 0) this.#schedule();
        });
    setTimeout(() => void count(), delay).unref();
  }

  #inTurn(): Promise<void> {
    const counted = this.#turn.then(() => this.#countCollected());
    this.#turn = counted.catch(() => undefined);
    return counted;
  }

  async #countCollected(): Promise<void> {
    for (const calls = this.#calls.splice(0); calls.length > 0;) await this.#count(calls.splice(0, maxTogether));
  }

  async #count(calls: readonly AttemptKey[]): Promise<void> {
    const known = await this.#find(calls);
    if (known.length === 0) return;
    const caps = await this.#caps.holdingFor(known.flatMap(paidCall));
    try {
      await inTransaction(this.#db.client, async (session) => {
        await this.#caps.lock(caps, session);
        await this.#move(calls, caps, session);
      });
    } catch (cause) {
      // A transaction that lost its connection blocks the rows that it changed for a minute.
      this.#writer = newWriter();
      throw cause;
    }
  }

  /** Moves rows from the calls to the days. Calls that another process has counted are no longer found. */
  async #move(calls: readonly AttemptKey[], caps: readonly HoldingCap[], session: ClientSession): Promise<void> {
    const found = await this.#find(calls, session);
    const rows = found.flatMap(({ uncounted: row }) => row ?? []);
    if (rows.length === 0) return;
    await this.#caps.count(found.flatMap(paidCall), caps, session);
    const counted = [{ $set: { counted_in: '$uncounted._id' } }, { $unset: 'uncounted' }];
    await this.#attempts.updateMany(anyOfThese(found), counted, { session });
    await this.#usage.bulkWrite(usageWrites(rows, this.#writer), { session });
  }

  #find(calls: readonly AttemptKey[], session?: ClientSession): Promise<Uncounted[]> {
    const among = { ...uncounted, ...anyOfThese(calls) };
    const projection = { workspace_id: 1, uncounted: 1, 'budget.id': 1 } as const;
    return this.#attempts.find<Uncounted>(among, { projection, maxTimeMS, ...(session && { session }) }).toArray();
  }
}
