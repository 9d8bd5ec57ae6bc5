import type { Db } from 'mongodb';

/** The database can not be used as it is; the message says why and what to do, for the person who starts the server. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

/** Refuses a standalone mongod, which has no transactions: better at the start than at the first deletion. */
export async function assertReplicaSet(db: Db): Promise<void> {
  const { setName, msg } = await db.command({ hello: 1 });
  const isRouter = msg === 'isdbgrid';
  if (setName === undefined && !isRouter)
    throw new UnfitDatabase(
      'The MongoDB at MONGODB_URI is not a replica set, and only those have transactions. Start it with --replSet and call rs.initiate() once: a set of one is enough.',
    );
}
