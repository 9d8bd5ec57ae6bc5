import { Problem } from '@handbill/contract';
import type { ClientSession, MongoClient, TransactionOptions } from 'mongodb';

const defaultTimeout = 10_000;

/** Does all of the work or none of it. A conflict with another transaction is retried, for `timeout` ms; the driver would retry for two minutes. */
export function inTransaction<T>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<T>,
  { timeout = defaultTimeout, ...options }: Pick<TransactionOptions, 'writeConcern'> & { readonly timeout?: number } = {},
): Promise<T> {
  const deadline = performance.now() + timeout;
  return client.withSession((session) =>
    session.withTransaction(async () => {
      if (performance.now() > deadline) throw new Problem('unavailable', { retry_after: 2 });
      return work(session);
    }, options),
  );
}
