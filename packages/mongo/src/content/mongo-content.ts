import { randomUUID } from 'node:crypto';
import {
  ContentStatus,
  type BrandVoice,
  type Content,
  type ContentItem,
  type ContentLineage,
  type ContentQuery,
  type ContentRevision,
  type Page,
  type RevisionQuery,
} from '@handbill/contract';
import type { BeginOptions, ContentCount, ContentStore, EditAuthor, FormerState, Lease, NewRecord } from '@handbill/operations';
import type { Collection, Db, MongoClient } from 'mongodb';
import { recordFinder, type RecordKey } from '../database/batches/batched-records.ts';
import { withDeadline } from '../database/call-deadline.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../database/lists/filter-indexes.ts';
import { findPage } from '../database/lists/find-page.ts';
import { textIndex, textSearch } from '../database/lists/text-search.ts';
import { SoftDelete } from '../records/soft-delete.ts';
import { countOfCampaign, coverageIndex } from './count-of-campaign.ts';
import { findLineage, lineageIndex } from './find-lineage.ts';
import { queueIndex, queuePositions } from './generation-queue.ts';
import { MongoRevisions } from './mongo-revisions.ts';
import { fromStored, leaseUntil, toStored, type StoredContent } from './stored-content.ts';
import { UsedVoices } from './used-voices.ts';

export const contentIndexes = [
  ...filterIndexes(['type', 'platform', 'campaign_id', 'tags', 'language'], ['approved.at']),
  textIndex(['title', 'text']),
  lineageIndex,
  coverageIndex,
  queueIndex,
  // Only records that are being written have a lease, so this index stays small.
  { name: 'lease_until', key: { 'lease.until': 1 }, partialFilterExpression: { 'lease.until': { $exists: true } } },
];

/** That there is a time, in a form that an index tells without the record. */
const isSet = { $gt: new Date(0) };

/** What a query means in stored fields. */
const filterOf = (workspace_id: string, { type, status, platform, campaign_id, tag, language, approved, q }: ContentQuery): object => ({
  workspace_id,
  ...anyOf('type', type),
  ...anyStatusOf(status, ContentStatus.options),
  ...anyOf('platform', platform),
  ...(campaign_id !== null && { campaign_id }),
  ...anyOf('tags', tag),
  ...anyOf('language', language),
  ...(approved !== null && { 'approved.at': approved ? isSet : { $not: isSet } }),
  ...(q !== null && { $text: textSearch(q) }),
});

const summary = { request: 0, output: 0, text: 0, checks: 0 } as const;

const read = (stored: StoredContent | null): Content | null => (stored === null ? null : fromStored(stored));

/** Whether it is to be written, and that has not begun. */
const isWaiting = ({ status, lease }: StoredContent): boolean => status === 'generating' && lease?.claims === 0;

/** How many texts one command finds: a long one has some 100 kB. */
const mostTexts = 16;

/** How many of the calls that wrote parts of one record anew are remembered: a key is sent again within minutes. */
const maxRewritings = 20;

/** What an edit writes. Field by field: what a server of a newer version has added beside them stays. */
const editedFields = [
  'status',
  'title',
  'output',
  'text',
  'checks',
  'error',
  'approved',
  'generation',
  'tags',
  'campaign_id',
  'revision',
  'updated_at',
] as const;

interface ContentCollections {
  readonly client: MongoClient;
  readonly content: Collection<StoredContent>;
  readonly find: (key: RecordKey) => Promise<StoredContent | null>;
  readonly softDelete: SoftDelete<StoredContent>;
  readonly revisions: MongoRevisions;
  readonly voices: UsedVoices;
  readonly leaseDuration: number;
}

/** The content of one workspace, in MongoDB. */
class MongoContent implements ContentStore {
  readonly #workspaceId: string;
  readonly #content: Collection<StoredContent>;
  readonly #find: ContentCollections['find'];
  readonly #softDelete: SoftDelete<StoredContent>;
  readonly #revisions: MongoRevisions;
  readonly #voices: UsedVoices;
  readonly #client: MongoClient;
  readonly #leaseDuration: number;

  constructor(workspaceId: string, { client, content, find, softDelete, revisions, voices, leaseDuration }: ContentCollections) {
    this.#workspaceId = workspaceId;
    this.#content = content;
    this.#find = find;
    this.#softDelete = softDelete;
    this.#revisions = revisions;
    this.#voices = voices;
    this.#client = client;
    this.#leaseDuration = leaseDuration;
  }

  async begin(content: Content, options: BeginOptions = {}): Promise<Lease> {
    if (options.voice) await this.#voices.keep(this.#workspaceId, options.voice);
    const { filter, inserted, lease } = this.#beginning(content, options);
    // On disk, or stored before something that will be: a text that was paid for must find its record, whatever happens to the database.
    await this.#content.updateOne(filter, inserted, {
      upsert: true,
      maxTimeMS,
      ...(options.callFollows === true && { writeConcern: { w: 1 } }),
    });
    return lease;
  }

  async beginAll(records: readonly NewRecord[], options: Omit<BeginOptions, 'waits' | 'callFollows'>): Promise<readonly Lease[]> {
    if (options.voice) await this.#voices.keep(this.#workspaceId, options.voice);
    const beginnings = records.map(({ content, waits = false }) => this.#beginning(content, { ...options, waits }));
    await inTransaction(this.#client, async (session) => {
      for (const { filter, inserted } of beginnings) await this.#content.updateOne(filter, inserted, { upsert: true, session });
    });
    return beginnings.map(({ lease }) => lease);
  }

  /** How a record is stored, held by a lease. */
  #beginning(content: Content, { waits = false, keyId, voice = null }: BeginOptions) {
    const token = randomUUID();
    const ofVoice = voice !== null && { voice_revision: voice.revision };
    const record = { $literal: { ...toStored(this.#workspaceId, content, keyId), ...ofVoice } };
    const lease = { token, until: leaseUntil(this.#leaseDuration), claims: waits ? 0 : 1 };
    return {
      // Nothing has the new token, so it never matches what is there.
      filter: { _id: content.id, 'lease.token': token },
      // An insert can not read the database's clock; an upsert can.
      inserted: [{ $replaceWith: { $mergeObjects: [record, { lease }] } }],
      lease: { workspaceId: this.#workspaceId, contentId: content.id, token },
    };
  }

  async get(_id: string): Promise<Content | null> {
    const stored = await this.#find({ _id, workspace_id: this.#workspaceId });
    if (stored === null) return null;
    const content = fromStored(stored);
    if (isWaiting(stored)) await this.#addPositions([content]);
    return content;
  }

  async voiceOf(_id: string): Promise<BrandVoice | null> {
    const projection = { voice_revision: 1, 'request.brand_voice_id': 1 } as const;
    const found = await this.#content.findOne({ _id, workspace_id: this.#workspaceId }, { projection, maxTimeMS });
    const { voice_revision: revision, request } = found ?? {};
    if (revision === undefined || typeof request?.brand_voice_id !== 'string') return null;
    return this.#voices.get(this.#workspaceId, request.brand_voice_id, revision);
  }

  async #addPositions(items: readonly ContentItem[]): Promise<void> {
    const ids = items.map(({ id }) => id);
    const positions = await queuePositions(this.#content, this.#workspaceId, ids);
    // One that was begun since it was read has none any more.
    for (const item of items) item.queue_position = positions.get(item.id) ?? null;
  }

  async list(query: ContentQuery): Promise<Page<ContentItem>> {
    const waits: ContentItem[] = [];
    const readItem = (stored: StoredContent): ContentItem => {
      const item = fromStored(stored);
      if (isWaiting(stored)) waits.push(item);
      return item;
    };
    const filter = filterOf(this.#workspaceId, query);
    const search = {
      collection: this.#content,
      filter,
      ids: createdBetween('cnt', query),
      query,
      mayBeLarge: query.view !== 'summary',
      read: readItem,
    };
    const page = await findPage(query.view === 'summary' ? { ...search, projection: summary } : search);
    if (waits.length > 0) await this.#addPositions(waits);
    return page;
  }

  async cancel(_id: string, updated_at: Date): Promise<Content | null> {
    const change = { $set: { status: 'cancelled', updated_at }, $inc: { revision: 1 } } as const;
    const filter = { _id, workspace_id: this.#workspaceId, status: 'generating' } as const;
    return read(await this.#content.findOneAndUpdate(filter, change, { returnDocument: 'after', maxTimeMS }));
  }

  replace(edited: Content, revision: number, { keyId: revised_by, rewriting }: EditAuthor): Promise<boolean> {
    const filter = { _id: edited.id, workspace_id: this.#workspaceId, revision, status: { $ne: 'generating' } } as const;
    const $set = { ...Object.fromEntries(editedFields.map((name) => [name, edited[name]])), revised_by };
    const change = rewriting === undefined ? { $set } : { $set, $push: { rewritten_in: { $each: [rewriting], $slice: -maxRewritings } } };
    return inTransaction(this.#client, async (session) => {
      const before = await this.#content.findOneAndUpdate(filter, change, { session, returnDocument: 'before' });
      if (before === null) return false;
      await this.#revisions.keep(before, session);
      return true;
    });
  }

  async wasRewritten(_id: string, callId: string): Promise<boolean> {
    const filter = { _id, workspace_id: this.#workspaceId, rewritten_in: callId };
    return (await this.#content.countDocuments(filter, { limit: 1, maxTimeMS })) > 0;
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
const BoundedContent = withDeadline(MongoContent);

/** The content of each workspace. */
export function contentStores(client: MongoClient, db: Db, leaseDuration: number): (workspaceId: string) => ContentStore {
  const content = db.collection<StoredContent>('content');
  const revisions = new MongoRevisions(db);
  const softDelete = new SoftDelete<StoredContent>(client, content, db.collection('content_deleted'), revisions);
  const voices = new UsedVoices(db);
  const find = recordFinder(content, mostTexts);
  return (workspaceId) => new BoundedContent(workspaceId, { client, content, find, softDelete, revisions, voices, leaseDuration });
}
