import type { Db, Document } from 'mongodb';

/** A command of ours, as the database took it. */
export interface ProfiledCommand {
  readonly collection: string;
  readonly kind: 'read' | 'write';
  /** Whether it changes one document at most, or inserts it where there is none: a sharded cluster sends such a command to one shard. */
  readonly isOfOne: boolean;
  /** The filter of each of its parts; none for an insert. */
  readonly filters: readonly Document[];
  readonly comment: string | undefined;
}

/** The filters of a pipeline and of those inside it. */
const filtersOf = ([first = {}, ...stages]: readonly Document[]): Document[] => [
  first['$match'] ?? {},
  ...stages.flatMap((stage) => ('$unionWith' in stage ? filtersOf(stage['$unionWith'].pipeline) : [])),
];

function read(op: string, ns: string, command: Document): ProfiledCommand[] {
  const collection = ns.slice(ns.indexOf('.') + 1);
  const { q, query, filter, pipeline, comment } = command;
  const isWrite = ['insert', 'update', 'remove'].includes(op) || 'findAndModify' in command;
  if (pipeline !== undefined && pipeline[0] !== undefined && '$changeStream' in pipeline[0]) return [];
  const isOurs = isWrite || ['find', 'aggregate', 'count', 'distinct'].some((name) => name in command);
  const filters = pipeline === undefined ? [q ?? query ?? filter ?? {}] : filtersOf(pipeline);
  const isOfOne = op === 'update' ? command['multi'] !== true : op === 'remove' ? command['limit'] === 1 : 'findAndModify' in command;
  return isOurs ? [{ collection, kind: isWrite ? 'write' : 'read', isOfOne, filters: op === 'insert' ? [] : filters, comment }] : [];
}

/** Does the work, and says which commands our servers sent to this database meanwhile, by the database's own record. */
export async function profiled(db: Db, work: () => Promise<unknown>): Promise<readonly ProfiledCommand[]> {
  await db.createCollection('system.profile', { capped: true, size: 50_000_000 });
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const entries = await db
    .collection('system.profile')
    .find({ appName: { $regex: '^handbill' } })
    .toArray();
  return entries.flatMap(({ op, ns, command }) => read(op, ns, command));
}
