import { randomUUID } from 'node:crypto';
import { ContentStatus, type Content, type ContentItem, type ContentQuery, type Page } from '@handbill/contract';
import type { ContentStore, Lease } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { withDeadline } from '../call-deadline.ts';
import { maxTimeMS } from '../client-options.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../lists/filter-indexes.ts';
import { findPage } from '../lists/find-page.ts';
import { textIndex, textSearch } from '../lists/text-search.ts';
import type { SoftDelete } from '../soft-delete.ts';
import { fromStored, leaseUntil, toStored, type StoredContent } from './stored-content.ts';

export const contentIndexes = [
  ...filterIndexes(['type', 'platform', 'campaign_id', 'tags', 'language']),
  textIndex(['title', 'text']),
  // Only records that are being written have a lease, so this index stays small.
  { name: 'lease_until', key: { 'lease.until': 1 }, partialFilterExpression: { 'lease.until': { $exists: true } } },
];

/** What a query means in stored fields. */
const filterOf = (workspace_id: string, { type, status, platform, campaign_id, tag, language, q }: ContentQuery): object => ({
  workspace_id,
  ...anyOf('type', type),
  ...anyStatusOf(status, ContentStatus.options),
  ...anyOf('platform', platform),
  ...(campaign_id !== null && { campaign_id }),
  ...anyOf('tags', tag),
  ...anyOf('language', language),
  ...(q !== null && { $text: textSearch(q) }),
});

const summary = { request: 0, output: 0, text: 0, checks: 0 } as const;

const read = (stored: StoredContent | null): Content | null => (stored === null ? null : fromStored(stored));

/** The content of one workspace, in MongoDB. */
export class MongoContent implements ContentStore {
  readonly #workspaceId: string;
  readonly #content: Collection<StoredContent>;
  readonly #softDelete: SoftDelete<StoredContent>;
  readonly #leaseDuration: number;

  constructor(workspaceId: string, content: Collection<StoredContent>, softDelete: SoftDelete<StoredContent>, leaseDuration: number) {
    this.#workspaceId = workspaceId;
    this.#content = content;
    this.#softDelete = softDelete;
    this.#leaseDuration = leaseDuration;
  }

  async begin(content: Content, waits = false): Promise<Lease> {
    const token = randomUUID();
    const record = { $literal: toStored(this.#workspaceId, content) };
    const lease = { token, until: leaseUntil(this.#leaseDuration), claims: waits ? 0 : 1 };
    // An insert can not read the database's clock; an upsert can. Nothing has the new token, so it never matches what is there.
    const inserted = [{ $replaceWith: { $mergeObjects: [record, { lease }] } }];
    // On disk before the model is called: a text that was paid for must find its record, whatever happens to the database meanwhile.
    await this.#content.updateOne({ _id: content.id, 'lease.token': token }, inserted, { upsert: true, maxTimeMS });
    return { workspaceId: this.#workspaceId, contentId: content.id, token };
  }

  async get(_id: string): Promise<Content | null> {
    return read(await this.#content.findOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS }));
  }

  list(query: ContentQuery): Promise<Page<ContentItem>> {
    const filter = filterOf(this.#workspaceId, query);
    const search = {
      collection: this.#content,
      filter,
      ids: createdBetween('cnt', query),
      query,
      read: (stored: StoredContent): ContentItem => fromStored(stored),
    };
    return findPage(query.view === 'summary' ? { ...search, projection: summary } : search);
  }

  delete(id: string, now: Date): Promise<boolean> {
    return this.#softDelete.delete(this.#workspaceId, id, now);
  }

  async restore(id: string, now: Date): Promise<Content | null> {
    return read(await this.#softDelete.restore(this.#workspaceId, id, now));
  }
}
withDeadline(MongoContent);
