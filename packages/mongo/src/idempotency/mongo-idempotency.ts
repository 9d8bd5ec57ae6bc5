import { hash } from 'node:crypto';
import type { IdempotencyStore, KeptAnswer, OnceRequest, RecordIdentity, Reservation, ReserveResult } from '@handbill/operations';
import { Binary, BSON, type Collection, type Db, type Filter } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { againOnDuplicate } from '../database/is-duplicate.ts';
import { isOver, leaseUntil } from '../database/lease.ts';
import { defineKept } from '../records/kept.ts';

/** How long an answer is kept for requests with the same key. */
const retentionSeconds = 24 * 60 * 60;

/** There is a `token` only while a call is under way. */
const StoredFields = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  operation: z.string(),
  fingerprint: z.string(),
  record_suffix: z.string(),
  created_at: z.date(),
  /** How often it was begun. */
  tries: z.int(),
  token: z.string().optional(),
  until: z.date().optional(),
  /** The record that the answer holds, or mentions. */
  about: z.string().optional(),
});

export interface StoredRequest extends z.infer<typeof StoredFields> {
  /** The answer in BSON: names that callers choose may stand in it as they are. */
  readonly answer?: Binary;
}

const schema = bsonSchema(StoredFields);

const aboutIndex: DeclaredIndex = {
  name: 'workspace_about',
  key: { workspace_id: 1, about: 1 },
  partialFilterExpression: { about: { $exists: true } },
};

/** The key stays taken, and no other request equals it: an erased record is not made once more. */
const forgotten = { $set: { fingerprint: '' }, $unset: { answer: true, about: true } } as const;

/** An answer may name the actor of a key until it expires. */
export const keptRequests = defineKept({
  name: 'idempotency',
  schema: { ...schema, properties: { ...(schema['properties'] as object), answer: { bsonType: ['binData'] } } },
  indexes: [{ name: 'created_at', key: { created_at: 1 }, expireAfterSeconds: retentionSeconds }, aboutIndex],
  eraseTraces: (db, { _id, workspace_id }) =>
    db.collection('idempotency').updateMany({ workspace_id, about: _id }, forgotten, { maxTimeMS }),
  // Their ids begin with the workspace's, and a space, after which comes `!`.
  ofWorkspace: (workspace_id) => ({ workspace_id, _id: { $gte: `${workspace_id} `, $lt: `${workspace_id}!` } }),
  exported: null,
});

const idOf = ({ workspaceId, operation, key }: OnceRequest) => `${workspaceId} ${operation} ${hash('sha256', key, 'base64url')}`;

/** Whether a request was answered, and first made longer ago than so many milliseconds: another one with its key is new. */
const isPast = (within: number) => ({
  $and: [{ $ne: [{ $type: '$answer' }, 'missing'] }, { $lt: ['$created_at', { $subtract: ['$$NOW', within] }] }],
});

/** The result of a reservation, by the stored request: the call that wrote this token holds it. */
function resultOf(stored: StoredRequest, token: string, fingerprint: string): ReserveResult {
  const { _id: id, workspace_id: workspaceId, record_suffix: suffix, created_at, tries } = stored;
  const record = { suffix, created_at };
  if (stored.token === token) return { kind: 'reserved', reservation: { id, workspaceId, token, record, isRepeat: tries > 1 } };
  if (stored.fingerprint !== fingerprint) return { kind: 'reused' };
  if (stored.answer === undefined) return { kind: 'in_progress', record };
  return { kind: 'answered', record, answer: BSON.deserialize(stored.answer.buffer) as KeptAnswer };
}

/** The record whose words an answer may hold. */
function aboutOf(answer: KeptAnswer): string | undefined {
  const id: unknown =
    'outcome' in answer
      ? (answer.outcome.value as { id?: unknown } | null | undefined)?.id
      : (answer.problem.members as { content_id?: unknown }).content_id;
  return typeof id === 'string' ? id : undefined;
}

const heldBy = ({ id, workspaceId, token }: Reservation): Filter<StoredRequest> => ({ _id: id, workspace_id: workspaceId, token });

export class MongoIdempotency implements IdempotencyStore {
  readonly #requests: Collection<StoredRequest>;
  readonly #erased: Collection<{ _id: string; workspace_id: string }>;
  readonly #duration: number;

  /** @param duration after how many milliseconds a reservation expires that is not renewed */
  constructor(db: Db, duration: number) {
    this.#requests = db.collection('idempotency');
    this.#erased = db.collection('erased_records');
    this.#duration = duration;
  }

  /** One command, so that only one of many callers at once gets the key. */
  async reserve(request: OnceRequest, { suffix, created_at }: RecordIdentity): Promise<ReserveResult> {
    const { workspaceId: workspace_id, operation, fingerprint, token, within } = request;
    const first = { $literal: { workspace_id, operation, fingerprint, record_suffix: suffix, created_at } };
    const reserved = { token, until: leaseUntil(this.#duration), tries: { $add: [{ $ifNull: ['$tries', 0] }, 1] } };
    const isFree = {
      $and: [
        { $eq: [{ $ifNull: ['$fingerprint', fingerprint] }, fingerprint] },
        { $eq: [{ $type: '$answer' }, 'missing'] },
        isOver('$until'),
      ],
    };
    const begun = { $cond: [isFree, { $mergeObjects: [first, '$$ROOT', reserved] }, '$$ROOT'] };
    const anew = { $mergeObjects: [{ _id: '$_id' }, first, { ...reserved, tries: 1 }] };
    const update = [{ $replaceWith: within === undefined ? begun : { $cond: [isPast(within), anew, begun] } }];
    const options = { upsert: true, returnDocument: 'after', maxTimeMS } as const;
    const which = { _id: idOf(request), workspace_id };
    const stored = await againOnDuplicate(() => this.#requests.findOneAndUpdate(which, update, options));
    if (stored === null) throw new Error('MongoDB returned nothing for an upsert');
    return resultOf(stored, token, fingerprint);
  }

  async abandon(request: OnceRequest): Promise<void> {
    await this.#endHeld({ _id: idOf(request), workspace_id: request.workspaceId, token: request.token });
  }

  async renew(reservations: readonly Reservation[]): Promise<void> {
    const held = {
      workspace_id: { $in: [...new Set(reservations.map(({ workspaceId }) => workspaceId))] },
      _id: { $in: reservations.map(({ id }) => id) },
      token: { $in: reservations.map(({ token }) => token) },
    };
    // Need not reach the disk: a stall would cost a live call its reservation, and the id of the record is the same after a lost one.
    await this.#requests.updateMany(held, [{ $set: { until: leaseUntil(this.#duration) } }], { maxTimeMS, writeConcern: { w: 1 } });
  }

  async keep(reservation: Reservation, answer: KeptAnswer): Promise<void> {
    const stored = new Binary(BSON.serialize(answer, { ignoreUndefined: true }));
    const about = aboutOf(answer);
    const kept = { $set: { answer: stored, ...(about !== undefined && { about }) }, $unset: { token: true, until: true } } as const;
    await this.#requests.updateOne(heldBy(reservation), kept, { maxTimeMS });
    if (about === undefined) return;
    // An erasure meanwhile has not found the answer, which is stored after it.
    const { id: _id, workspaceId: workspace_id } = reservation;
    if ((await this.#erased.findOne({ _id: about, workspace_id }, { projection: { _id: 1 }, maxTimeMS })) !== null)
      await this.#requests.updateOne({ _id, workspace_id, about }, forgotten, { maxTimeMS });
  }

  async release(reservation: Reservation): Promise<void> {
    await this.#endHeld(heldBy(reservation));
  }

  async #endHeld(held: Filter<StoredRequest>): Promise<void> {
    // Without the token, a renewal that is still on its way does not take it back.
    await this.#requests.updateOne(held, { $unset: { token: true, until: true } }, { maxTimeMS });
  }

  async forget(reservation: Reservation): Promise<void> {
    await this.#requests.deleteOne(heldBy(reservation), { maxTimeMS });
  }
}
