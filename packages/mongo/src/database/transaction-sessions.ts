import type { Log } from '@handbill/operations';
import type { Binary, ClientSession, Db, MongoClient } from 'mongodb';
import { abandonedTransactions } from './abandoned-transactions.ts';
import { ProcessRecord } from './process-record.ts';

const known = new WeakMap<MongoClient, TransactionSessions>();

/** As many as there are at first. */
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

  /** Those of a client; `undefined` of one that does not serve, such as a test's. */
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

  /** Twice as many: there are never more than transactions that ran at the same time, or twice that. */
  async #grow(): Promise<void> {
    // No transaction needs to see what another one did before.
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
