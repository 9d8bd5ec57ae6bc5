import { randomUUID } from 'node:crypto';
import type { Content } from '@handbill/contract';
import type { Abandoned, ClaimCount, ContentChange, GenerationLeases, Lease, Renewal } from '@handbill/operations';
import type { AnyBulkWriteOperation, BulkWriteOptions, Collection, Db, Document, Filter, FindOptions } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { isOver, leaseUntil } from '../database/lease.ts';
import { withHint } from '../database/lists/filter-indexes.ts';
import { Changes } from '../records/change.ts';
import { standing, withoutOutbox } from '../records/outbox.ts';
import { changedParts } from './changed-parts.ts';
import { queueIndex, waiting } from './generation-queue.ts';
import { keptContent } from './kept-content.ts';
import { fromStored, type StoredContent } from './stored-content.ts';
import { withStorableText } from './with-storable-text.ts';

/**
 * A renewal is not waited for until it is on disk, nor the text so far that goes with it: a disk that stalls for longer than a lease would cost a
 * live process its texts. One that is lost when another member becomes primary lets a text be taken over too early, no more: the token keeps the
 * process before from ending it, and the next beat tells it so or stores the text so far again.
 */
const notAwaited = { writeConcern: { w: 1 } } as const;

/** A text that is being written under this lease. One that was cancelled has its lease until it is finished, but is written no more. */
const underLease = ({ token }: Lease, status: Content['status'] = 'generating') => ({ status, 'lease.token': token }) as const;

const heldBy = (lease: Lease, status?: Content['status']): Filter<StoredContent> => ({
  _id: lease.contentId,
  workspace_id: lease.workspaceId,
  ...underLease(lease, status),
});

/** A token belongs to one record, so none of these leases matches the record of another. */
const heldByAny = (leases: readonly Lease[]): Filter<StoredContent> => ({
  workspace_id: { $in: [...new Set(leases.map(({ workspaceId }) => workspaceId))] },
  _id: { $in: leases.map(({ contentId }) => contentId) },
  status: 'generating',
  'lease.token': { $in: leases.map(({ token }) => token) },
});

/** As many as one command changes, so that it does not take long. */
const chunks = (renewals: readonly Renewal[]): Renewal[][] =>
  Array.from({ length: Math.ceil(renewals.length / 500) }, (_, at) => renewals.slice(at * 500, (at + 1) * 500));

/** The index on leases holds only records that have one; `$exists` lets MongoDB use it. */
const abandoned: Filter<StoredContent> = { 'lease.until': { $exists: true }, $expr: isOver('$lease.until') };

/** A longer text is a change like any other: a client that compares revisions must see it. */
const withText = (text: string, attempt: number | undefined) => ({
  text: { $literal: text },
  ...(attempt !== undefined && { 'lease.text_of': attempt }),
  revision: { $add: ['$revision', { $cond: [{ $eq: ['$text', { $literal: text }] }, 0, 1] }] },
});

/** What the end of a text changes that an event tells. */
const toldMembers = ['status', 'title', 'generation', 'error'] as const;

const shortened = ({ text }: ContentChange, shorten: (text: string) => string) => typeof text === 'string' && { text: shorten(text) };

/** The leases of running generations. The token is a fence: a process that lost its lease can not write, however late. */
export class MongoGenerationLeases implements GenerationLeases {
  readonly #content: Collection<StoredContent>;
  readonly #changes: Changes<StoredContent>;
  readonly #duration: number;

  constructor(db: Db, duration: number) {
    this.#content = db.collection('content');
    this.#changes = new Changes(db, keptContent);
    this.#duration = duration;
  }

  async renew(renewals: readonly Renewal[]): Promise<readonly Lease[]> {
    const lost: Lease[] = [];
    for (const some of chunks(renewals)) {
      const matched = await this.#changeAll(some, { 'lease.until': leaseUntil(this.#duration) }, notAwaited);
      if (matched < some.length) lost.push(...(await this.#lostOf(some.map(({ lease }) => lease))));
    }
    return lost;
  }

  async release(renewals: readonly Renewal[]): Promise<void> {
    // What was only queued has not been started.
    const claims = { $max: [0, { $subtract: ['$lease.claims', 1] }] };
    // The token goes too: a renewal that is still on its way must not take the lease back.
    const change = { 'lease.until': '$$NOW', 'lease.claims': claims, 'lease.token': 'released' };
    for (const some of chunks(renewals)) await this.#changeAll(some, change);
  }

  /** Changes leases and keeps the texts so far; resolves to how many are still held. */
  async #changeAll(renewals: readonly Renewal[], change: Document, options: Pick<BulkWriteOptions, 'writeConcern'> = {}): Promise<number> {
    const without = renewals.filter(({ textSoFar }) => textSoFar === null).map(({ lease }) => lease);
    const { matchedCount } = await withStorableText((shorten) => {
      const writes: AnyBulkWriteOperation<StoredContent>[] = renewals.flatMap(({ lease, textSoFar, attempt }) =>
        textSoFar === null
          ? []
          : [{ updateOne: { filter: heldBy(lease), update: [{ $set: { ...change, ...withText(shorten(textSoFar), attempt) } }] } }],
      );
      if (without.length > 0) writes.push({ updateMany: { filter: heldByAny(without), update: [{ $set: change }] } });
      return this.#content.bulkWrite(writes, { ordered: false, maxTimeMS, ...options });
    });
    return matchedCount;
  }

  async #lostOf(leases: readonly Lease[]): Promise<readonly Lease[]> {
    const found = await this.#content.find(heldByAny(leases), { projection: { 'lease.token': 1 }, maxTimeMS }).toArray();
    const tokens = new Set(found.map(({ lease }) => lease?.token));
    return leases.filter(({ token }) => !tokens.has(token));
  }

  async start(lease: Lease): Promise<boolean> {
    const change = { 'lease.until': leaseUntil(this.#duration), 'lease.claims': { $add: ['$lease.claims', 1] } };
    const { matchedCount } = await this.#content.updateOne(heldBy(lease), [{ $set: change }], { maxTimeMS });
    return matchedCount === 1;
  }

  async finish(by: Lease, change: ContentChange, updated_at: Date): Promise<Content | null> {
    const why = change.status === 'failed' ? 'content.failed' : 'content.generated';
    const event = { type: why, previous: standing(...toldMembers), changed_parts: changedParts(null, change.output ?? null) } as const;
    const stored = await withStorableText((shorten) => {
      const members = { ...change, ...shortened(change, shorten), updated_at };
      const hidden = { lease: '$$REMOVE' };
      return this.#changes.update({ by, at: updated_at, why, events: [event], id: by.contentId, from: underLease(by), members, hidden });
    });
    return stored === null ? null : fromStored(stored);
  }

  async finishCancelled(lease: Lease, change: Pick<ContentChange, 'text' | 'generation'>, updated_at: Date): Promise<Content | null> {
    const stored = await withStorableText((shorten) => {
      const $set = { ...change, ...shortened(change, shorten), updated_at };
      const done = { $set, $unset: { lease: true }, $inc: { revision: 1 } } as const;
      return this.#content.findOneAndUpdate(heldBy(lease, 'cancelled'), done, {
        returnDocument: 'after',
        projection: withoutOutbox,
        maxTimeMS,
      });
    });
    return stored === null ? null : fromStored(stored);
  }

  async claimAbandoned(claims: ClaimCount = { above: 0 }): Promise<Abandoned | null> {
    const before = 'upTo' in claims ? { $lt: claims.upTo } : { $gte: claims.above };
    return this.#claim({ ...abandoned, status: 'generating', 'lease.claims': before });
  }

  async claimCancelled(): Promise<Abandoned | null> {
    return this.#claim({ ...abandoned, status: 'cancelled' });
  }

  async claimWaiting(models: readonly string[], after: string): Promise<Abandoned | null> {
    const filter = { ...waiting, status: 'generating', 'generation.model': { $in: [...models] } } satisfies Filter<StoredContent>;
    const sort = { 'lease.claims': 1, workspace_id: 1, _id: 1 } as const;
    const claim = (workspace_id: { $gt: string } | { $lte: string }) =>
      withHint(queueIndex.key, (hinted) => this.#claim({ ...filter, workspace_id }, { ...hinted, sort }));
    return (await claim({ $gt: after })) ?? (after === '' ? null : claim({ $lte: after }));
  }

  /** Looks for one, of whichever workspace, and takes it by its workspace and id, unless another server was faster: then it looks again. */
  async #claim(filter: Filter<StoredContent>, order: FindOptions = { sort: { 'lease.until': 1 } }): Promise<Abandoned | null> {
    for (;;) {
      const options = { ...order, projection: { workspace_id: 1 }, maxTimeMS } as const;
      const candidate = await this.#content.findOne(filter, options);
      if (candidate === null) return null;
      const { _id, workspace_id } = candidate;
      const token = randomUUID();
      const claim = { lease: { token, until: leaseUntil(this.#duration), claims: { $add: ['$lease.claims', 1] } } };
      const which = { ...filter, _id, workspace_id };
      const stored = await this.#content.findOneAndUpdate(which, [{ $set: claim }], {
        returnDocument: 'after',
        projection: withoutOutbox,
        maxTimeMS,
      });
      if (stored?.lease !== undefined) return abandonedBy(stored, token, stored.lease);
    }
  }
}

const abandonedBy = (
  stored: StoredContent,
  token: string,
  { claims, text_of, actor, request_id }: NonNullable<StoredContent['lease']>,
): Abandoned => {
  const keyId = stored.key_id ?? null;
  return {
    lease: {
      workspaceId: stored.workspace_id,
      keyId,
      actor: actor ?? null,
      requestId: request_id ?? null,
      contentId: stored._id,
      allowedModels: stored.allowed_models ?? null,
      token,
    },
    content: fromStored(stored),
    claims,
    keyId,
    textOf: text_of ?? null,
  };
};
