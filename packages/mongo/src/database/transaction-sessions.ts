import type { Log } from '@handbill/operations';
import { type Binary, type ClientSession, type Db, type MongoClient, MongoServerError } from 'mongodb';
import { ProcessRecord, leaseDuration, type StoredProcess } from './process-record.ts';
import { maxTimeMS } from './client-options.ts';
import { isOver, leaseUntil } from './lease.ts';
import { problemOf } from './problem-of.ts';

/** Ends the transactions of processes that are gone. One that was only frozen tries again. */
function abandonedTransactions(db: Db, log: Pick<Log, 'warn'>): () => Promise<void> {
  const processes = db.collection<StoredProcess>('processes');
  const isGone = { $expr: isOver('$until') };
  let isRefusalLogged = false;

  const endIn = async ({ name, sessions }: StoredProcess): Promise<void> => {
    // MongoDB takes an empty list for all sessions, those of live servers among them.
    if (sessions.length === 0) return;
    try {
      await db.client.db('admin').command({ killSessions: sessions.map((id) => ({ id })), maxTimeMS });
      log.warn({ process: name }, `A server is gone (${name}): what was open of its transactions is undone`);
    } catch (cause) {
      if (!(cause instanceof MongoServerError) || problemOf(cause) !== undefined) throw cause;
      if (!isRefusalLogged)
        log.warn(
          { err: cause, process: name },
          `A server is gone (${name}), and MongoDB refuses to end its transactions (killSessions): what they have changed stays locked until MongoDB ends them itself, by transactionLifetimeLimitSeconds a minute later or more`,
        );
      isRefusalLogged = true;
    }
  };

  return async () => {
    for (const { _id } of await processes.find(isGone, { projection: { _id: 1 }, maxTimeMS }).toArray()) {
      // By one process. Where that is killed meanwhile, another one does once this is over.
      const $set = { ending: true, until: leaseUntil(leaseDuration) };
      const gone = await processes.findOneAndUpdate({ _id, ...isGone }, [{ $set }], { returnDocument: 'after', maxTimeMS });
      if (gone === null) continue;
      await endIn(gone);
      await processes.deleteOne({ _id, ending: true }, { maxTimeMS });
    }
  };
}

const known = new WeakMap<MongoClient, TransactionSessions>();

const atFirst = 8;

const idsOf = (sessions: readonly ClientSession[]): Binary[] => sessions.flatMap(({ id }) => id?.id ?? []);

/** The sessions in which the transactions of a process run: few, and used again, so that others know all of them at no cost for a call. */
export class TransactionSessions {
  readonly #client: MongoClient;
  readonly #record: ProcessRecord;
  readonly #free: ClientSession[] = [];
  #count = 0;
  #growing: Promise<void> | undefined;

  private constructor(client: MongoClient, record: ProcessRecord) {
    this.#client = client;
    this.#record = record;
  }

  /** From now on the transactions of the database's client run in them. */
  static async open(db: Db, log: Pick<Log, 'warn'>): Promise<TransactionSessions> {
    const record = new ProcessRecord(db, log, abandonedTransactions(db, log));
    const sessions = new TransactionSessions(db.client, record);
    await sessions.#grow();
    record.begin();
    known.set(db.client, sessions);
    return sessions;
  }

  /** The sessions of a client; `undefined` for one that does not serve, such as a test's. */
  static of(client: MongoClient): TransactionSessions | undefined {
    return known.get(client);
  }

  async within<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    await this.#record.whenCurrent();
    const session = await this.#take();
    try {
      return await work(session);
    } finally {
      this.#giveBack(session);
    }
  }

  close(): Promise<void> {
    return this.#record.end();
  }

  async #take(): Promise<ClientSession> {
    for (;;) {
      const session = this.#free.pop();
      if (session !== undefined) return session;
      await (this.#growing ??= this.#grow().finally(() => (this.#growing = undefined)));
    }
  }

  /** Doubles them: there are never more than twice the transactions that ran at the same time. */
  async #grow(): Promise<void> {
    // No transaction needs to see the writes of another one before it.
    const options = { causalConsistency: false };
    const added = Array.from({ length: Math.max(atFirst, this.#count) }, () => this.#client.startSession(options));
    await this.#record.add(idsOf(added));
    this.#count += added.length;
    this.#free.push(...added);
  }

  #giveBack(session: ClientSession): void {
    // Where the connection broke off, something may still run in it.
    if (!session.inTransaction() && !session.serverSession.isDirty) return void this.#free.push(session);
    this.#count -= 1;
    const ids = idsOf([session]);
    void session.endSession().then(() => this.#record.remove(ids));
  }
}
