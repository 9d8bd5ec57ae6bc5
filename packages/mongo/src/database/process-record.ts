import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Log } from '@handbill/operations';
import type { Binary, Collection, Db } from 'mongodb';
import { maxTimeMS } from './client-options.ts';
import { isDuplicate } from './is-duplicate.ts';
import { leaseUntil } from './lease.ts';

/** How long a process may be silent before others take it for gone, and how often it reports, in milliseconds. */
export const leaseDuration = 2_500;
const beatInterval = 800;
const logInterval = 60_000;

export interface StoredProcess {
  readonly _id: string;
  readonly name: string;
  readonly until: Date;
  /** The ids of the sessions in which its transactions run. */
  readonly sessions: readonly Binary[];
  /** It was taken for gone, and another process ends its transactions. */
  readonly ending?: true;
}

export const processName = `process ${process.pid} on ${hostname()}`;

/** This process and the sessions of its transactions: where it is killed, others end what MongoDB keeps open for a minute. */
export class ProcessRecord {
  readonly #processes: Collection<StoredProcess>;
  readonly #log: Pick<Log, 'warn'>;
  readonly #endAbandoned: () => Promise<void>;
  readonly #sessions = new Set<Binary>();
  #id = randomUUID();
  #storing: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isBeating = false;
  /** When it was stored last, and since when that was never too late, by `performance.now()`. */
  #storedAt = -Infinity;
  #storedSince = 0;
  #loggedAt = -Infinity;

  /** @param endAbandoned ends the transactions of others */
  constructor(db: Db, log: Pick<Log, 'warn'>, endAbandoned: () => Promise<void>) {
    this.#processes = db.collection('processes');
    this.#log = log;
    this.#endAbandoned = endAbandoned;
  }

  begin(): void {
    this.#timer = setInterval(() => void this.#beat(), beatInterval).unref();
  }

  /** Resolves when others know the sessions: nothing may run in them before. */
  async add(sessions: readonly Binary[]): Promise<void> {
    for (const id of sessions) this.#sessions.add(id);
    await this.#store().catch((cause: unknown) => {
      this.remove(sessions);
      throw cause;
    });
  }

  remove(sessions: readonly Binary[]): void {
    for (const id of sessions) this.#sessions.delete(id);
  }

  /** Resolves when others do not take this process for gone: at once, unless it was frozen, or could not reach the database. */
  async whenCurrent(): Promise<void> {
    if (!this.#isCurrent) await (this.#storing ?? this.#store());
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.#isCurrent) return;
    await this.#storing?.catch(() => undefined);
    // Where the database does not answer, another process removes it later.
    await this.#processes.deleteOne({ _id: this.#id }, { maxTimeMS }).catch(() => undefined);
  }

  get #isCurrent(): boolean {
    return performance.now() - this.#storedAt < leaseDuration;
  }

  /** One after the other, so that the last one has all sessions. Requests that come while one is under way share the next. */
  #store(): Promise<void> {
    if (this.#storing === undefined) return (this.#storing = this.#storeNow().finally(() => (this.#storing = undefined)));
    this.#next ??= this.#storing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#store();
      });
    return this.#next;
  }

  async #storeNow(): Promise<void> {
    const begun = performance.now();
    const $set = { name: { $literal: processName }, until: leaseUntil(leaseDuration), sessions: { $literal: [...this.#sessions] } };
    const write = () => this.#processes.updateOne({ _id: this.#id, ending: { $exists: false } }, [{ $set }], { upsert: true, maxTimeMS });
    await write().catch((cause: unknown) => {
      if (!isDuplicate(cause)) throw cause;
      // Another process ends the open transactions. They are tried again, in sessions of a new record.
      this.#id = randomUUID();
      return write();
    });
    if (!this.#isCurrent) this.#storedSince = begun;
    this.#storedAt = begun;
  }

  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#store();
      // After an outage of the database, others look as if they were gone until they have reported again.
      if (this.#storedAt - this.#storedSince >= leaseDuration) await this.#endAbandoned();
    } catch (cause) {
      if (performance.now() - this.#loggedAt < logInterval) return;
      this.#loggedAt = performance.now();
      this.#log.warn(
        { err: cause },
        'This server could not tell the others that it lives: they may end its transactions, which are tried again',
      );
    } finally {
      this.#isBeating = false;
    }
  }
}
