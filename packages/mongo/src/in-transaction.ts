import { Problem } from '@handbill/contract';
import type { ClientSession, MongoClient } from 'mongodb';

const patience = 10_000;

/** All of the work or nothing of it. A lost race with another transaction is tried again; the driver would do so for two minutes. */
export function inTransaction<T>(client: MongoClient, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  return client.withSession((session) =>
    session.withTransaction(async () => {
      if (performance.now() > deadline) throw new Problem('unavailable', { retry_after: 2 });
      return work(session);
    }),
  );
}
