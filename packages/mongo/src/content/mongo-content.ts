import { randomUUID } from 'node:crypto';
import {
  Content,
  ContentStatus,
  withoutExtensions,
  type ContentItem,
  type ContentLineage,
  type ContentQuery,
  type ContentRevision,
  type Page,
  type RevisionQuery,
} from '@handbill/contract';
import type { BeginOptions, ContentCount, ContentStore, FormerState, Lease } from '@handbill/operations';
import type { Collection, Db, MongoClient } from 'mongodb';
import * as z from 'zod';
import { withDeadline } from '../call-deadline.ts';
import { maxTimeMS } from '../client-options.ts';
import { inTransaction } from '../in-transaction.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../lists/filter-indexes.ts';
import { findPage } from '../lists/find-page.ts';
import { textIndex, textSearch } from '../lists/text-search.ts';
import { SoftDelete } from '../soft-delete.ts';
import { countOfCampaign, coverageIndex } from './count-of-campaign.ts';
import { findLineage, lineageIndex } from './find-lineage.ts';
import { MongoRevisions } from './mongo-revisions.ts';
import { fillUnset, storedParts } from './unset-fields.ts';

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

/**
 * `platform` stands beside the brief, to be filtered by; there is a `lease` only while the text is being written, a `key_id` since the
 * usage of keys is counted, and `revised_by`, the key of the last edit, only after one. Records of version 0.1.0 have no `approved`.
 */
const added = {
  _id: z.string(),
  workspace_id: z.string(),
  platform: z.string().nullable(),
  key_id: z.string().optional(),
  lease: StoredLease.optional(),
  revised_by: z.string().nullable().optional(),
  approved: Content.options[0].shape.approved.optional(),
};

/** How content is stored. */
export const StoredContent = z.union(
  Content.options.map(({ shape: { id: _, ...same } }) => z.object({ ...same, ...added, ...storedParts(same.request) })),
);
export type StoredContent = Omit<Content, 'id' | 'approved'> & z.infer<z.ZodObject<typeof added>>;

export function toStored(workspace_id: string, { id, ...same }: Content, key_id?: string): StoredContent {
  const platform = 'platform' in same.request ? same.request.platform : null;
  return { _id: id, workspace_id, ...same, platform, ...(key_id !== undefined && { key_id }) };
}

/** Not parsed: MongoDB's validator has checked what is stored, and the operation's output is checked against the contract. */
export function fromStored(stored: StoredContent): Content {
  const { _id, workspace_id: _, platform: __, key_id: ___, lease: ____, revised_by: _____, approved = null, ...same } = stored;
  fillUnset(same);
  // Which `request` and `output` belong to which `type` is lost to the compiler when the fields are spread.
  const content = { id: _id, ...same, approved } as Content;
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
  lineageIndex,
  coverageIndex,
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

/** What an edit writes. Field by field: what a server of a newer version has added beside them stays. */
const editedFields = [
  'status',
  'title',
  'output',
  'text',
  'checks',
  'error',
  'approved',
  'tags',
  'campaign_id',
  'revision',
  'updated_at',
] as const;

interface ContentCollections {
  readonly client: MongoClient;
  readonly content: Collection<StoredContent>;
  readonly softDelete: SoftDelete<StoredContent>;
  readonly revisions: MongoRevisions;
  readonly leaseDuration: number;
}

/** The content of one workspace, in MongoDB. */
class MongoContent implements ContentStore {
  readonly #workspaceId: string;
  readonly #content: Collection<StoredContent>;
  readonly #softDelete: SoftDelete<StoredContent>;
  readonly #revisions: MongoRevisions;
  readonly #client: MongoClient;
  readonly #leaseDuration: number;

  constructor(workspaceId: string, { client, content, softDelete, revisions, leaseDuration }: ContentCollections) {
    this.#workspaceId = workspaceId;
    this.#content = content;
    this.#softDelete = softDelete;
    this.#revisions = revisions;
    this.#client = client;
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

  replace(edited: Content, revision: number, revised_by: string): Promise<boolean> {
    const filter = { _id: edited.id, workspace_id: this.#workspaceId, revision, status: { $ne: 'generating' } } as const;
    const $set = { ...Object.fromEntries(editedFields.map((name) => [name, edited[name]])), revised_by };
    return inTransaction(this.#client, async (session) => {
      const before = await this.#content.findOneAndUpdate(filter, { $set }, { session, returnDocument: 'before' });
      if (before === null) return false;
      await this.#revisions.keep(before, session);
      return true;
    });
  }

  revisions(query: RevisionQuery): Promise<Page<ContentRevision>> {
    return this.#revisions.list(this.#workspaceId, query);
  }

  revision(id: string, revision: number): Promise<FormerState | null> {
    return this.#revisions.get(this.#workspaceId, id, revision);
  }

  countOfCampaign(campaignId: string): Promise<readonly ContentCount[]> {
    return countOfCampaign(this.#content, this.#workspaceId, campaignId);
  }

  lineage(id: string): Promise<ContentLineage | null> {
    return findLineage(this.#content, this.#workspaceId, id, summary, fromStored);
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
  const revisions = new MongoRevisions(db);
  const softDelete = new SoftDelete<StoredContent>(client, content, db.collection('content_deleted'), revisions);
  return (workspaceId) => new MongoContent(workspaceId, { client, content, softDelete, revisions, leaseDuration });
}
