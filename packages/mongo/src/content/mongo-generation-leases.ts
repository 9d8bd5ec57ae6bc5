import { randomUUID } from 'node:crypto';
import type { Content } from '@handbill/contract';
import type { Abandoned, ContentChange, GenerationLeases, Lease } from '@handbill/router';
import type { Collection, Filter } from 'mongodb';
import { maxTimeMS } from '../max-time.ts';
import { leaseUntil } from './lease-until.ts';
import { fromStored, type StoredContent } from './stored-content.ts';

const held = ({ workspaceId, contentId, token }: Lease): Filter<StoredContent> => ({
  _id: contentId,
  workspace_id: workspaceId,
  'lease.token': token,
});

/** The index on leases holds only records that have one; `$exists` lets MongoDB use it. */
const abandoned: Filter<StoredContent> = { 'lease.until': { $exists: true }, $expr: { $lt: ['$lease.until', '$$NOW'] } };

/** The text so far is a change like any other: whoever holds the former one by its revision must see that it grew. */
const grown = (text: string) => ({
  text: { $literal: text },
  revision: { $add: ['$revision', { $cond: [{ $eq: ['$text', { $literal: text }] }, 0, 1] }] },
});

/** Generations under way. The token fences: whoever lost the lease can not write, however late. */
export class MongoGenerationLeases implements GenerationLeases {
  readonly #content: Collection<StoredContent>;
  readonly #lasts: number;

  constructor(content: Collection<StoredContent>, lasts: number) {
    this.#content = content;
    this.#lasts = lasts;
  }

  async renew(lease: Lease, textSoFar: string | null): Promise<boolean> {
    const change = { 'lease.until': leaseUntil(this.#lasts), ...(textSoFar !== null && grown(textSoFar)) };
    const { matchedCount } = await this.#content.updateOne(held(lease), [{ $set: change }], { maxTimeMS });
    return matchedCount === 1;
  }

  async release(lease: Lease, textSoFar: string | null): Promise<void> {
    const change = {
      'lease.until': '$$NOW',
      'lease.claims': { $subtract: ['$lease.claims', 1] },
      ...(textSoFar !== null && grown(textSoFar)),
    };
    await this.#content.updateOne(held(lease), [{ $set: change }], { maxTimeMS });
  }

  async finish(lease: Lease, change: ContentChange, updated_at: Date): Promise<Content | null> {
    const done = { $set: { ...change, updated_at }, $unset: { lease: true }, $inc: { revision: 1 } } as const;
    const stored = await this.#content.findOneAndUpdate(held(lease), done, { returnDocument: 'after', maxTimeMS });
    return stored === null ? null : fromStored(stored);
  }

  async claimAbandoned(): Promise<Abandoned | null> {
    const token = randomUUID();
    const claim = { lease: { token, until: leaseUntil(this.#lasts), claims: { $add: ['$lease.claims', 1] } } };
    const options = { returnDocument: 'after', sort: { 'lease.until': 1 }, maxTimeMS } as const;
    const stored = await this.#content.findOneAndUpdate(abandoned, [{ $set: claim }], options);
    if (stored?.lease === undefined) return null;
    return {
      lease: { workspaceId: stored.workspace_id, contentId: stored._id, token },
      content: fromStored(stored),
      claims: stored.lease.claims,
    };
  }
}
