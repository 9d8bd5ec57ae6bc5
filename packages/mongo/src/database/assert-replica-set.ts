import type { Db } from 'mongodb';
import { UnfitDatabase } from './unfit-database.ts';

/** Refuses a lone mongod, which has no transactions: better at the start than at the first deletion. */
export async function assertReplicaSet(db: Db): Promise<void> {
  const { setName, msg } = await db.command({ hello: 1 });
  const isRouter = msg === 'isdbgrid';
  if (setName === undefined && !isRouter)
    throw new UnfitDatabase(
      'The MongoDB at MONGODB_URI is not a replica set, and only those have transactions. Start it with --replSet and call rs.initiate() once: a set of one is enough.',
    );
}
