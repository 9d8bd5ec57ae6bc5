import { randomUUID } from 'node:crypto';
import type { Content, ContentItem, ContentQuery, Page } from '@handbill/contract';
import type { ContentStore, Lease } from '@handbill/operations';
import type { Collection } from 'mongodb';
import type { Deletable } from '../deletable.ts';
import { createdBetween } from '../lists/created-between.ts';
import { findPage } from '../lists/find-page.ts';
import { maxTimeMS } from '../max-time.ts';
import { contentFilter } from './content-filter.ts';
import { leaseUntil } from './lease-until.ts';
import { fromStored, toStored, type StoredContent } from './stored-content.ts';

const summary = { request: 0, output: 0, text: 0, checks: 0 } as const;

const read = (stored: StoredContent | null): Content | null => (stored === null ? null : fromStored(stored));

/** The content of one workspace, in MongoDB. */
export class MongoContent implements ContentStore {
  readonly #workspaceId: string;
  readonly #content: Collection<StoredContent>;
  readonly #deletable: Deletable<StoredContent>;
  readonly #leaseLasts: number;

  constructor(workspaceId: string, content: Collection<StoredContent>, deletable: Deletable<StoredContent>, leaseLasts: number) {
    this.#workspaceId = workspaceId;
    this.#content = content;
    this.#deletable = deletable;
    this.#leaseLasts = leaseLasts;
  }

  async begin(content: Content, waits = false): Promise<Lease> {
    const token = randomUUID();
    const record = { $literal: toStored(this.#workspaceId, content) };
    const lease = { token, until: leaseUntil(this.#leaseLasts), claims: waits ? 0 : 1 };
    // An insert can not read the database's clock; an upsert can. Nothing has the new token, so it never matches what is there.
    const made = [{ $replaceWith: { $mergeObjects: [record, { lease }] } }];
    // On disk before the model is asked: a text that is paid for must find its record, whatever happens to the database meanwhile.
    await this.#content.updateOne({ _id: content.id, 'lease.token': token }, made, { upsert: true, maxTimeMS });
    return { workspaceId: this.#workspaceId, contentId: content.id, token };
  }

  async get(_id: string): Promise<Content | null> {
    return read(await this.#content.findOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS }));
  }

  list(query: ContentQuery): Promise<Page<ContentItem>> {
    const filter = contentFilter(this.#workspaceId, query);
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
    return this.#deletable.delete(this.#workspaceId, id, now);
  }

  async restore(id: string, now: Date): Promise<Content | null> {
    return read(await this.#deletable.restore(this.#workspaceId, id, now));
  }
}
