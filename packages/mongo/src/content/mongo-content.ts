import { randomUUID } from 'node:crypto';
import { Content, ContentStatus, Generation, withoutExtensions, type ContentItem, type ContentQuery, type Page } from '@handbill/contract';
import type { BeginOptions, ContentStore, Lease } from '@handbill/operations';
import type { Collection, Db, MongoClient } from 'mongodb';
import * as z from 'zod';
import { withDeadline } from '../call-deadline.ts';
import { maxTimeMS } from '../client-options.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../lists/filter-indexes.ts';
import { findPage } from '../lists/find-page.ts';
import { textIndex, textSearch } from '../lists/text-search.ts';
import { SoftDelete } from '../soft-delete.ts';

/** After how many milliseconds a lease expires that is not renewed. */
export const defaultLeaseDuration = 30_000;

/** The end of a lease that begins now, by the database's clock: the clocks of the processes do not matter. */
export const leaseUntil = (duration: number) => ({ $add: ['$$NOW', duration] });

/** The right of one process to go on with a generation. */
const StoredLease = z.object({
  token: z.string(),
  until: z.date(),
  claims: z.int(),
  /** Which call of a model the text so far is from. */
  text_of: z.int().optional(),
});

/** What version 0.1.0 stored without. */
const StoredGeneration = Generation.partial({ cached_input_tokens: true });

/**
 * `platform` stands beside the brief, to be filtered by; there is a `lease` only while the text is being written, and a `key_id` since the
 * usage of keys is counted.
 */
const added = {
  _id: z.string(),
  workspace_id: z.string(),
  platform: z.string().nullable(),
  key_id: z.string().optional(),
  lease: StoredLease.optional(),
};

/** How content is stored. */
export const StoredContent = z.union(
  Content.options.map(({ shape: { id: _, ...same } }) => z.object({ ...added, ...same, generation: StoredGeneration })),
);
export type StoredContent = Omit<Content, 'id' | 'generation'> & { generation: z.infer<typeof StoredGeneration> } & z.infer<
    z.ZodObject<typeof added>
  >;

export function toStored(workspace_id: string, { id, ...same }: Content, key_id?: string): StoredContent {
  const platform = 'platform' in same.request ? same.request.platform : null;
  return { _id: id, workspace_id, ...same, platform, ...(key_id !== undefined && { key_id }) };
}

/** Not parsed: MongoDB's validator has checked what is stored, and the operation's output is checked against the contract. */
export function fromStored({ _id, workspace_id: _, platform: __, key_id: ___, lease: ____, ...same }: StoredContent): Content {
  same.generation.cached_input_tokens ??= null;
  // Which `request` and `output` belong to which `type` is lost to the compiler when the fields are spread.
  const content = { id: _id, ...same } as Content;
  const language = withoutExtensions(content.language);
  return language === content.language ? content : inLanguage(content, language);
}

/** Until 0.1.0 a language could have extensions. Such a record is read, and its generation goes on, as if it had been requested without them. */
const inLanguage = (content: Content, language: string): Content =>
  // A summary has no request.
  ({ ...content, language, ...('request' in content && { request: { ...content.request, language } }) }) as Content;

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
class MongoContent implements ContentStore {
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

  async begin(content: Content, { waits = false, keyId }: BeginOptions = {}): Promise<Lease> {
    const token = randomUUID();
    const record = { $literal: toStored(this.#workspaceId, content, keyId) };
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

  async cancel(_id: string, updated_at: Date): Promise<Content | null> {
    const change = { $set: { status: 'cancelled', updated_at }, $inc: { revision: 1 } } as const;
    const filter = { _id, workspace_id: this.#workspaceId, status: 'generating' } as const;
    return read(await this.#content.findOneAndUpdate(filter, change, { returnDocument: 'after', maxTimeMS }));
  }

  delete(id: string, now: Date): Promise<boolean> {
    return this.#softDelete.delete(this.#workspaceId, id, now);
  }

  isDeleted(id: string): Promise<boolean> {
    return this.#softDelete.isDeleted(this.#workspaceId, id);
  }

  async restore(id: string, now: Date): Promise<Content | null> {
    return read(await this.#softDelete.restore(this.#workspaceId, id, now));
  }
}
withDeadline(MongoContent);

/** The content of each workspace. */
export function contentStores(client: MongoClient, db: Db, leaseDuration: number): (workspaceId: string) => ContentStore {
  const content = db.collection<StoredContent>('content');
  const softDelete = new SoftDelete(client, content, db.collection('content_deleted'));
  return (workspaceId) => new MongoContent(workspaceId, content, softDelete, leaseDuration);
}
