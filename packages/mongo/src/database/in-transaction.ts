import { MongoServerError, type ClientSession, type MongoClient, type TransactionOptions } from 'mongodb';
import { problemOf, tooContended } from './problem-of.ts';
import { TransactionSessions } from './transaction-sessions.ts';

const defaultTimeout = 10_000;

/** MongoDB's code for a command in a session that was ended: another process took this one for gone. */
const interrupted = 11_601;

/** Does all of the work or none of it. A conflict with another transaction is retried, for `timeout` ms; the driver would retry for two minutes. */
export function inTransaction<T>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<T>,
  { timeout = defaultTimeout, ...options }: Pick<TransactionOptions, 'writeConcern'> & { readonly timeout?: number } = {},
): Promise<T> {
  const deadline = performance.now() + timeout;
  let conflict: unknown;
  const attempt = async (session: ClientSession): Promise<T> => {
    if (performance.now() > deadline) throw problemOf(conflict) ?? tooContended(conflict);
    return work(session).catch((cause: unknown) => {
      conflict = cause;
      // The driver tries again only what MongoDB calls transient.
      if (cause instanceof MongoServerError && cause.code === interrupted) cause.addErrorLabel('TransientTransactionError');
      throw cause;
    });
  };
  const run = (session: ClientSession) => session.withTransaction(() => attempt(session), options);
  return TransactionSessions.of(client)?.within(run) ?? client.withSession(run);
}
