import { MongoServerSelectionError, type Db, type TopologyDescription } from 'mongodb';

/** The database cannot be used as it is; the message says why, and how to proceed, for the person who starts the server. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

const notInitiated =
  'The MongoDB at MONGODB_URI belongs to a replica set that was never initiated. Call rs.initiate() there once, in mongosh.';

/** Why no server of a replica set could be selected, where the driver only says that it waited; `undefined` where it says more itself. */
function whyUnselected({ servers, type, setName }: TopologyDescription): string | undefined {
  const types = [...servers.values()].map((server) => server.type);
  if (types.includes('RSGhost')) return notInitiated;
  if (types.length === 0)
    return `No MongoDB at MONGODB_URI belongs to the replica set ${setName ?? ''}: look at the name behind replicaSet= in the address.`;
  const isReachable = types.some((one) => one !== 'Unknown');
  return type === 'ReplicaSetNoPrimary' && isReachable
    ? 'The replica set at MONGODB_URI has no primary now, so that nothing can be written. Look at rs.status() there, in mongosh.'
    : undefined;
}

/** Explains an error of the driver; any other error is returned as it is. */
export function explainSelection(error: unknown): unknown {
  const reason = error instanceof MongoServerSelectionError ? error.reason : undefined;
  const why = reason && whyUnselected(reason);
  return why === undefined ? error : new UnfitDatabase(why);
}

/** Refuses a standalone mongod, which has no transactions: better at the start than at the first deletion. */
export async function assertReplicaSet(db: Db): Promise<void> {
  const { setName, msg, isreplicaset } = await db.command({ hello: 1 });
  if (isreplicaset === true) throw new UnfitDatabase(notInitiated);
  const isRouter = msg === 'isdbgrid';
  if (setName === undefined && !isRouter)
    throw new UnfitDatabase(
      'The MongoDB at MONGODB_URI is not a replica set, and only those have transactions. Start it with --replSet and call rs.initiate() once: a set of one is enough.',
    );
}
