import { publicationSteps, PublicationStatus, type Page } from '@handbill/contract';
import type {
  Author,
  ExpectedRevisions,
  Placement,
  PlacementCount,
  PlacementQuery,
  PlacementStep,
  PlannedPage,
  PlannedQuery,
  PublicationStore,
  Tally,
  TallyQuery,
} from '@handbill/operations';
import type { Db } from 'mongodb';
import { recordFinder } from '../database/batches/record-finder.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { boundedStores } from '../database/call-deadline.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { anyOf, anyStatusOf, hintFor } from '../database/lists/filter-indexes.ts';
import { findPage } from '../database/lists/find-page.ts';
import { newestFirst } from '../database/lists/list-order.ts';
import { Changes, type UpdateOfMany } from '../records/change.ts';
import { changedMembers } from '../records/changed-members.ts';
import { asLiterals, previousOf, withoutOutbox } from '../records/outbox.ts';
import { plannedPage, tallyOf } from './read-calendar.ts';
import { countOfCampaign, countPlacements } from './placement-counts.ts';
import { fromStored, keptPublications, toStored, type StoredPublication } from './stored-publication.ts';

/** Ends a transaction that is not to be. */
class Undone extends Error {}

const doneOr = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Undone) return otherwise;
    throw cause;
  });

/** MongoDB chooses the index for a range of times: sorting those of a day is faster than walking all. */
const order = { ...newestFirst, hint: (filter: object) => ('planned_for.at' in filter ? undefined : hintFor(filter)) };

const filterOf = (workspace_id: string, { campaign_id, content_id, channel, status, planned }: PlacementQuery): object => ({
  workspace_id,
  ...anyStatusOf(status, PublicationStatus.options),
  ...(campaign_id !== null && { campaign_id }),
  ...(content_id !== null && { content_id }),
  ...anyOf('channel', channel),
  ...((planned.from ?? planned.before) !== null && {
    'planned_for.at': { ...(planned.from && { $gte: planned.from }), ...(planned.before && { $lt: planned.before }) },
  }),
});

function publicationsIn(db: Db) {
  const publications = db.collection<StoredPublication>(keptPublications.name);
  const changes = new Changes<StoredPublication>(db, keptPublications);
  return { db, publications, changes, find: recordFinder(publications, withoutOutbox) };
}

class MongoPublications implements PublicationStore {
  readonly #by: Author;
  readonly #workspaceId: string;
  readonly #in: ReturnType<typeof publicationsIn>;

  constructor(by: Author, all: ReturnType<typeof publicationsIn>) {
    this.#by = by;
    this.#workspaceId = by.workspaceId;
    this.#in = all;
  }

  async insertAll(placements: readonly Placement[]): Promise<boolean> {
    const { db, changes } = this.#in;
    const inserted = inTransaction(db.client, async (session) => {
      if (!(await countPlacements(db, this.#workspaceId, { after: placements }, session))) throw new Undone();
      for (const one of placements) {
        const change = { by: this.#by, why: 'publication.created', at: one.created_at } as const;
        await changes.insert(change, toStored(this.#workspaceId, one), session);
      }
      return true;
    });
    return doneOr(inserted, false);
  }

  async get(_id: string): Promise<Placement | null> {
    const found = await this.#in.find({ _id, workspace_id: this.#workspaceId });
    return found && fromStored(found);
  }

  async list(query: PlacementQuery): Promise<Page<Placement>> {
    const filter = filterOf(this.#workspaceId, query);
    const { publications: collection } = this.#in;
    return findPage({ collection, filter, ids: {}, order, query, projection: withoutOutbox, read: fromStored });
  }

  async ofCampaign(campaign_id: string): Promise<readonly Placement[]> {
    const options = { sort: { _id: 1 }, projection: withoutOutbox, maxTimeMS } as const;
    return (await this.#in.publications.find({ workspace_id: this.#workspaceId, campaign_id }, options).toArray()).map(fromStored);
  }

  async countOfCampaign(campaign_id: string): Promise<readonly PlacementCount[]> {
    return countOfCampaign(this.#in.publications, this.#workspaceId, campaign_id);
  }

  async planned(query: PlannedQuery): Promise<PlannedPage> {
    return plannedPage(this.#in.publications, this.#workspaceId, query);
  }

  async tally(query: TallyQuery): Promise<Tally> {
    return tallyOf(this.#in.publications, this.#workspaceId, query);
  }

  async transition(id: string, { step, published }: PlacementStep, at: Date, expected?: ExpectedRevisions): Promise<Placement | null> {
    const { db, changes } = this.#in;
    const { from, to, event: why } = publicationSteps[step];
    const previous = previousOf('status', ...(published === undefined ? [] : ['published']));
    const change = { by: this.#by, at, why, events: [{ type: why, previous }], id, expected, as: 'before' } as const;
    const members = { status: to, updated_at: at, ...(published !== undefined && { published }) };
    return inTransaction(db.client, async (session) => {
      const before = await changes.update({ ...change, from: { status: { $in: [...from] } }, members, session });
      if (before === null) return null;
      const after = { ...before, ...members, revision: before.revision + 1 };
      await countPlacements(db, this.#workspaceId, { before: [before], after: [after] }, session);
      return fromStored(after);
    });
  }

  async replaceAll(replaced: readonly { readonly next: Placement; readonly read: Placement }[]): Promise<boolean> {
    const updates = replaced.map(({ next, read }) => this.#replacing(next, read));
    const { db, changes } = this.#in;
    const [first] = updates;
    if (first === undefined) return true;
    if (updates.length === 1) return (await changes.update(first)) !== null;
    const work = inTransaction(db.client, async (session) => {
      if (!(await changes.updateAll(updates, session))) throw new Undone();
      return true;
    });
    return doneOr(work, false);
  }

  #replacing(next: Placement, read: Placement): UpdateOfMany<StoredPublication> {
    const [before, members] = [toStored(this.#workspaceId, read), toStored(this.#workspaceId, next)];
    const { fixed: _fixed, moved_in: _call, zone_data: _data, ...previous } = changedMembers(before, members);
    const why = 'publication.updated';
    const events = Object.keys(previous).length === 0 ? [] : [{ type: why, previous: asLiterals(previous) } as const];
    return { by: this.#by, at: next.updated_at, why, events, id: next.id, from: { revision: read.revision }, members };
  }

  async delete(id: string, statuses: readonly PublicationStatus[], at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    const { db, changes } = this.#in;
    const change = { by: this.#by, why: 'publication.deleted', id, at, expected } as const;
    const deleted = inTransaction(db.client, async (session) => {
      const taken = (await changes.take(change, session)) as StoredPublication | null;
      if (taken === null || !statuses.includes(taken.status)) throw new Undone();
      await countPlacements(db, this.#workspaceId, { before: [taken] }, session);
      return true;
    });
    return doneOr(deleted, false);
  }
}

export const publicationStores = (db: Db): ((by: Author) => PublicationStore) => boundedStores(MongoPublications, publicationsIn(db));
