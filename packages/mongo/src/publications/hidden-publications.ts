import type { ClientSession, Collection, Db } from 'mongodb';
import { Changes } from '../records/change.ts';
import { type DependentRecords } from '../records/restorable-changes.ts';
import { countAnew, countPlacements } from './placement-counts.ts';
import { keptPublications, type HiddenPublication, type StoredPublication } from './stored-publication.ts';

interface Owner {
  readonly _id: string;
  readonly workspace_id: string;
}

/** More than a text or a campaign has. */
const maxTogether = 100_000;

/** The publications of texts, or of campaigns, that are deleted and restored: they are in the trash as long as any of both is. */
export class HiddenPublications implements DependentRecords<Owner> {
  readonly #db: Db;
  readonly #field: 'content_id' | 'campaign_id';
  readonly #publications: Collection<StoredPublication>;
  readonly #trash: Collection<HiddenPublication>;
  readonly #changes: Changes<StoredPublication>;

  constructor(db: Db, field: 'content_id' | 'campaign_id') {
    this.#db = db;
    this.#field = field;
    this.#publications = db.collection(keptPublications.name);
    this.#trash = db.collection('publications_deleted');
    this.#changes = new Changes(db, keptPublications);
  }

  async deleted({ _id, workspace_id }: Owner, deleted_at: Date, session: ClientSession): Promise<void> {
    const which = { workspace_id, [this.#field]: _id };
    await this.#trash.updateMany(which, { $set: { deleted_at }, $push: { deleted_with: _id } }, { session });
    const by = { workspaceId: workspace_id, keyId: null, actor: null, requestId: null };
    const hidden = await this.#changes.takeAll({ by, why: 'publication.updated', at: deleted_at, events: [] }, which, session, maxTogether);
    if (hidden.length === 0) return;
    await this.#trash.insertMany(
      hidden.map((one) => ({ ...one, deleted_at, deleted_with: [_id] })),
      { session },
    );
    await countPlacements(this.#db, workspace_id, { before: hidden }, session);
  }

  async restored({ _id, workspace_id }: Owner, _now: Date, session: ClientSession): Promise<void> {
    await countAnew(this.#db, { _id, workspace_id }, this.#field, session);
    const hidden = await this.#trash.find({ workspace_id, deleted_with: _id }, { session }).toArray();
    if (hidden.length === 0) return;
    await this.#trash.updateMany({ workspace_id, deleted_with: _id }, { $pull: { deleted_with: _id } }, { session });
    const shown = hidden.filter(({ deleted_with }) => deleted_with.length === 1);
    if (shown.length === 0) return;
    await this.#trash.deleteMany({ workspace_id, _id: { $in: shown.map((one) => one._id) } }, { session });
    const placements = shown.map(({ deleted_at: _at, deleted_with: _with, ...placement }) => placement);
    await this.#publications.insertMany(placements, { session });
    await countPlacements(this.#db, workspace_id, { after: placements }, session);
  }
}
