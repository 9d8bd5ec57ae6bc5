import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content, ContentItem, ContentQuery, Page } from '@handbill/contract';
import type { ContentStore, Lease } from '@handbill/router';
import type { Collection } from 'mongodb';
import type { Deletable } from '../deletable.ts';
import { createdBetween } from '../lists/created-between.ts';
import { findPage } from '../lists/find-page.ts';
import { maxTimeMS } from '../max-time.ts';
import { contentFilter } from './content-filter.ts';
import { leaseUntil } from './lease-until.ts';
import { fromStored, toStored, type StoredContent } from './stored-content.ts';

/** In milliseconds: a text that is done sooner becomes durable by its end, with one write to the disk in place of two. */
const soon = 25;

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
    const options = { upsert: true, maxTimeMS, writeConcern: { w: 1 } } as const;
    await this.#content.updateOne({ _id: content.id, 'lease.token': token }, made, options);
    void this.#makeDurable(content.id);
    return { workspaceId: this.#workspaceId, contentId: content.id, token };
  }

  /**
   * Has the database write a new record to its journal and to other members now, and not up to 100 ms later, while the model is asked: a change
   * that matches nothing waits for all that came before it. A failure needs no telling, since the end of the generation waits for the same.
   */
  async #makeDurable(_id: string): Promise<void> {
    await wait(soon, undefined, { ref: false });
    const options = { maxTimeMS, writeConcern: { w: 'majority' } } as const;
    await this.#content.updateOne({ _id, 'lease.token': 'nobody' }, { $set: { revision: 0 } }, options).catch(() => undefined);
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
