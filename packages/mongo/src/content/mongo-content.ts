import {
  approvalLifecycle,
  type BrandVoice,
  type Content,
  type ContentFacetQuery,
  type ContentFacets,
  type ContentItem,
  type ContentLineage,
  type ContentQuery,
  type ContentRevision,
  type Page,
  type RevisionQuery,
} from '@handbill/contract';
import type {
  Author,
  BeginOptions,
  ContentCount,
  CopiedContent,
  CopyOptions,
  ContentStore,
  EditOptions,
  ExpectedRevisions,
  FormerState,
  Lease,
  NewRecord,
  TextAuthor,
} from '@handbill/operations';
import type { Db } from 'mongodb';
import { commentInserter } from '../comments/mongo-comments.ts';
import { keptComments } from '../comments/stored-comment.ts';
import { boundedStores } from '../database/call-deadline.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createdBetween } from '../database/lists/filter-indexes.ts';
import { lastChangedFirst, newestFirst } from '../database/lists/list-order.ts';
import { findPage } from '../database/lists/find-page.ts';
import { MarkedAsDeleted, type EraseRecord } from '../records/restorable-changes.ts';
import { HiddenPublications } from '../publications/hidden-publications.ts';
import { previousOf, withoutOutbox } from '../records/outbox.ts';
import { allRecords, RestorableRecords, type AllRecords } from '../records/restorable-records.ts';
import { beginAllContent, beginContent, waitingFor } from './begin-content.ts';
import { summaryFrom, summaryProjection, brieflyFrom, briefProjection, type BriefContent } from './content-summary.ts';
import { copyContent } from './copy-content.ts';
import { filterOf } from './content-filter.ts';
import { countFacets } from './count-facets.ts';
import { countOfCampaigns } from './count-of-campaigns.ts';
import { approvalAllowing, editedMembers, eventsOfEdit, withRewriting } from './edited-content.ts';
import { findLineage } from './find-lineage.ts';
import { queuePositions, unheld } from './generation-queue.ts';
import { keptContent } from './kept-content.ts';
import { MongoRevisions } from './mongo-revisions.ts';
import { fromStored, type StoredContent } from './stored-content.ts';
import { knownAuthors, noAuthors, withAuthor } from './text-authors.ts';
import { UsedVoices } from './used-voices.ts';

const isWaiting = ({ status, lease }: StoredContent): boolean => status === 'generating' && lease?.claims === 0;

/** How many texts one command finds: a long one has some 100 kB. */
const maxTexts = 16;

interface AllContent extends AllRecords<StoredContent, Content> {
  readonly revisions: MongoRevisions;
  readonly insertComments: ReturnType<typeof commentInserter>;
  readonly voices: UsedVoices;
  readonly leaseDuration: number;
}

class MongoContent extends RestorableRecords<StoredContent, Content, AllContent> implements ContentStore {
  async begin(content: Content, options: BeginOptions = {}): Promise<Lease> {
    if (options.voice) await this.all.voices.keep(this.workspaceId, options.voice);
    return beginContent(this.all, this.by, content, options);
  }

  async beginAll(records: readonly NewRecord[], options: Pick<BeginOptions, 'voice'>): Promise<readonly Lease[]> {
    if (options.voice) await this.all.voices.keep(this.workspaceId, options.voice);
    return beginAllContent(this.all, this.by, records, options);
  }

  override async get(_id: string): Promise<Content | null> {
    const stored = await this.all.find({ _id, workspace_id: this.workspaceId });
    if (stored === null) return null;
    const content = fromStored(stored);
    if (isWaiting(stored)) await this.#addPositions([content]);
    return content;
  }

  async voiceOf(_id: string): Promise<BrandVoice | null> {
    const projection = { voice_revision: 1, 'request.brand_voice_id': 1 } as const;
    const found = await this.all.records.findOne({ _id, workspace_id: this.workspaceId }, { projection, maxTimeMS });
    const { voice_revision: revision, request } = found ?? {};
    if (revision === undefined || typeof request?.brand_voice_id !== 'string') return null;
    return this.all.voices.get(this.workspaceId, request.brand_voice_id, revision);
  }

  async #addPositions(items: readonly ContentItem[]): Promise<void> {
    const ids = items.map(({ id }) => id);
    const positions = await queuePositions(this.all.records, this.workspaceId, ids);
    // One that was begun since it was read no longer has a position.
    for (const item of items) item.queue_position = positions.get(item.id) ?? null;
  }

  async list(query: ContentQuery): Promise<Page<ContentItem>> {
    const waits: ContentItem[] = [];
    const isSummary = query.view === 'summary';
    const readItem = (stored: StoredContent): ContentItem => {
      const item = isSummary ? summaryFrom(stored) : fromStored(stored);
      if (isWaiting(stored)) waits.push(item);
      return item;
    };
    const filter = filterOf(this.workspaceId, query);
    const page = await findPage({
      collection: query.deleted ? this.all.changes.trash : this.all.records,
      filter,
      ids: createdBetween('cnt', query),
      order: query.order === 'updated' ? lastChangedFirst : newestFirst,
      query,
      projection: isSummary ? summaryProjection : withoutOutbox,
      mayBeLarge: !isSummary,
      read: readItem,
    });
    if (waits.length > 0) await this.#addPositions(waits);
    return page;
  }

  facets(query: ContentFacetQuery): Promise<ContentFacets> {
    const collection = query.deleted ? this.all.changes.trash : this.all.records;
    return countFacets(collection, filterOf(this.workspaceId, query), createdBetween('cnt', query));
  }

  async countWritten(campaign_id: string): Promise<number> {
    const which = { workspace_id: this.workspaceId, campaign_id, status: { $in: ['ready' as const, 'needs_review' as const] } };
    return this.all.records.countDocuments(which, { maxTimeMS });
  }

  async copy(options: CopyOptions): Promise<CopiedContent> {
    const { records: content, changes } = this.all;
    return copyContent({ db: content.db, content, changes }, this.by, options);
  }

  async briefly(ids: readonly string[]): Promise<ReadonlyMap<string, BriefContent>> {
    const which = { _id: { $in: [...ids] }, workspace_id: this.workspaceId };
    const found = await this.all.records.find(which, { projection: briefProjection, maxTimeMS }).toArray();
    return new Map(found.map((stored) => [stored._id, brieflyFrom(stored)]));
  }

  async cancel(id: string, updated_at: Date, expected?: ExpectedRevisions): Promise<Content | null> {
    const why = 'content.cancelled';
    const change = {
      by: this.by,
      at: updated_at,
      why,
      events: [{ type: why, previous: previousOf('status'), changed_parts: [] }],
    } as const;
    const hidden = {
      status: { $ifNull: ['$lease.rewriting.status', 'cancelled'] },
      // The process that writes it ends its lease.
      lease: { $cond: [{ $eq: ['$lease.until', unheld] }, '$$REMOVE', '$lease'] },
    };
    const from = { status: 'generating' } as const;
    const cancelled = await this.all.changes.update({ ...change, id, expected, from, members: { updated_at }, hidden });
    return cancelled && fromStored(cancelled);
  }

  replace(
    edited: Content,
    current: Content,
    { step, event, keepsFormer = true, rewriting, begins, comments = [] }: EditOptions = {},
  ): Promise<boolean> {
    const why = step === undefined ? (event ?? 'content.updated') : approvalLifecycle[step].event;
    const update = {
      by: this.by,
      at: edited.updated_at,
      why,
      events: begins === undefined ? eventsOfEdit(why, current, edited) : [],
      id: edited.id,
      from: { revision: current.revision, status: { $ne: 'generating' }, ...(step !== undefined && approvalAllowing(step)) },
      members: {
        ...editedMembers(edited),
        // Only where it changes: the brief of an earlier version stays as that stored it.
        ...(edited.request !== current.request && { request: edited.request }),
      },
      hidden: {
        revised_by: this.by.keyId,
        ...(step === 'approve' && noAuthors),
        ...((edited.hash !== current.hash || begins !== undefined) && withAuthor(this.by)),
        ...(rewriting !== undefined && { rewritten_in: withRewriting(rewriting) }),
        ...(begins !== undefined && waitingFor(this.by, begins, current)),
      },
      as: 'before',
    } as const;
    return inTransaction(this.all.records.db.client, async (session) => {
      const before = await this.all.changes.update({ ...update, session });
      if (before === null) return false;
      if (keepsFormer) await this.all.revisions.keep(before, edited.updated_at, session);
      await this.all.insertComments(this.by, comments, edited, session);
      return true;
    });
  }

  async authorsOf(_id: string): Promise<readonly TextAuthor[]> {
    const projection = { authors: knownAuthors };
    const found = await this.all.records.findOne({ _id, workspace_id: this.workspaceId }, { projection, maxTimeMS });
    return found?.authors ?? [];
  }

  async wasRewritten(_id: string, callId: string): Promise<boolean> {
    const filter = { _id, workspace_id: this.workspaceId, rewritten_in: callId };
    return (await this.all.records.countDocuments(filter, { limit: 1, maxTimeMS })) > 0;
  }

  revisions(query: RevisionQuery): Promise<Page<ContentRevision>> {
    return this.all.revisions.list(this.workspaceId, query);
  }

  revision(id: string, revision: number): Promise<FormerState | null> {
    return this.all.revisions.get(this.workspaceId, id, revision);
  }

  countOfCampaigns(campaignIds: readonly string[]): Promise<readonly ContentCount[]> {
    return countOfCampaigns(this.all.records, this.workspaceId, campaignIds);
  }

  lineage(id: string): Promise<ContentLineage | null> {
    return findLineage(this.all.records, this.workspaceId, id, summaryProjection, summaryFrom);
  }
}

export function contentStores(db: Db, leaseDuration: number, erase: EraseRecord): (by: Author) => ContentStore {
  const revisions = new MongoRevisions(db);
  const dependents = [revisions, new MarkedAsDeleted(db, keptComments.name), new HiddenPublications(db, 'content_id')];
  const all: AllContent = {
    ...allRecords(db, keptContent, { noun: 'content', fromStored, erase, dependents, maxFound: maxTexts }),
    revisions,
    insertComments: commentInserter(db),
    voices: new UsedVoices(db),
    leaseDuration,
  };
  return boundedStores(MongoContent, all);
}
