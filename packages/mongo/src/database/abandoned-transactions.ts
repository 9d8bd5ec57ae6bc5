import type { Log } from '@handbill/operations';
import { MongoServerError, type Db } from 'mongodb';
import { maxTimeMS } from './client-options.ts';
import { isOver, leaseUntil } from './lease.ts';
import { problemOf } from './problem-of.ts';
import { leaseDuration, type StoredProcess } from './process-record.ts';

/**
 * Returns a function that ends the transactions of processes that are gone, so that what they have changed can be changed by others. One that was
 * only frozen gets an error that makes it try them again. Sessions of one's own user can be ended without a privilege.
 */
export function abandonedTransactions(db: Db, log: Pick<Log, 'warn'>): () => Promise<void> {
  const processes = db.collection<StoredProcess>('processes');
  const isGone = { $expr: isOver('$until') };
  let isRefusalLogged = false;

  const endIn = async ({ name, sessions }: StoredProcess): Promise<void> => {
    // MongoDB takes none for all, those of servers that live among them.
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
