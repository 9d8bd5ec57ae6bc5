import { randomUUID } from 'node:crypto';
import type { Content } from '@handbill/contract';
import type { ContentChange, GenerationLeases, Lease } from '@handbill/router';
import type { Collection } from 'mongodb';
import { leaseFor } from './lease-time.ts';
import { fromStored, type StoredContent } from './stored-content.ts';

const maxTimeMS = 5_000;

const held = ({ workspaceId, contentId, token }: Lease): object => ({ _id: contentId, workspace_id: workspaceId, 'lease.token': token });

/** Generations under way. The token fences: whoever lost the lease can not write, however late. */
export class MongoGenerationLeases implements GenerationLeases {
  readonly #content: Collection<StoredContent>;

  constructor(content: Collection<StoredContent>) {
    this.#content = content;
  }

  async renew(lease: Lease, textSoFar: string | null): Promise<boolean> {
    const kept = textSoFar === null ? {} : { text: { $literal: textSoFar } };
    const { matchedCount } = await this.#content.updateOne(held(lease), [{ $set: { 'lease.until': leaseFor, ...kept } }], { maxTimeMS });
    return matchedCount === 1;
  }

  async finish(lease: Lease, change: ContentChange, updated_at: Date): Promise<Content | null> {
    const done = { $set: { ...change, updated_at }, $unset: { lease: 1 }, $inc: { revision: 1 } };
    const stored = await this.#content.findOneAndUpdate(held(lease), done as object, { returnDocument: 'after', maxTimeMS });
    return stored === null ? null : fromStored(stored);
  }

  async claimAbandoned(): Promise<{ lease: Lease; content: Content; claims: number } | null> {
    const token = randomUUID();
    const claim = { lease: { token, until: leaseFor, claims: { $add: ['$lease.claims', 1] } } };
    const abandoned = { $expr: { $lt: ['$lease.until', '$$NOW'] }, 'lease.until': { $exists: true } };
    const stored = await this.#content.findOneAndUpdate(abandoned as object, [{ $set: claim }], { returnDocument: 'after', maxTimeMS, sort: { 'lease.until': 1 } });
    if (stored?.lease === undefined) return null;
    return { lease: { workspaceId: stored.workspace_id, contentId: stored._id, token }, content: fromStored(stored), claims: stored.lease.claims };
  }
}
