import type { Event, EventPage } from '@handbill/contract';
import type { EventPosition, EventSearch, EventStore, OldestEvent, Reader } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { withHint } from '../database/lists/filter-indexes.ts';
import { readPage } from '../database/lists/read-page.ts';
import type { ReadEvent, StoredEvent, StoredFeed } from './stored-event.ts';

/** Another primary would not have events that have no number yet. */
export const majority = { readConcern: { level: 'majority' } } as const;

/** The id of the position behind an event that is absent: no id of an event begins with so many zeros. */
const placeId = (sequence: number): string => `evt_${sequence.toString(32).padStart(26, '0')}`;
const positionPattern = /^evt_0{16}([0-9a-v]{10})$/;

/** A search in stored members, with the index of the narrowest of them; MongoDB chooses where there is only the type. */
function filterOf(workspace_id: string, { types, resource_id, actor, key_id }: EventSearch) {
  const named = Object.entries({ resource_id, actor, key_id }).filter(([, value]) => value !== null);
  const [narrowest] = named.map(([name]) => name);
  return {
    filter: { workspace_id, ...(types !== null && { type: { $in: [...types] } }), ...Object.fromEntries(named) },
    hint: narrowest === undefined ? undefined : { workspace_id: 1, [narrowest]: 1, sequence: 1 },
  };
}

export class MongoEvents implements EventStore {
  readonly #workspaceId: string;
  readonly #events: Collection<StoredEvent>;
  readonly #feeds: Collection<StoredFeed>;
  readonly #read: ReadEvent;

  constructor({ workspaceId }: Reader, db: Db, read: ReadEvent) {
    this.#workspaceId = workspaceId;
    this.#read = read;
    [this.#events, this.#feeds] = [db.collection('events', majority), db.collection('event_feeds', majority)];
  }

  async positionAfter(after: string | null): Promise<EventPosition | { readonly oldest: OldestEvent }> {
    const workspace_id = this.#workspaceId;
    const { newest } = await this.#ends();
    if (after === null) {
      const last = await this.#events.findOne({ workspace_id, sequence: newest }, { projection: { _id: 1 }, maxTimeMS });
      return { id: last?._id ?? placeId(newest), sequence: newest, newest };
    }
    const sequence = await this.#sequenceOf(after);
    // A position beyond the newest event belongs to a feed that was lost with everything after a backup.
    return sequence === undefined || sequence > newest ? { oldest: await this.#oldest() } : { id: after, sequence, newest };
  }

  async list(search: EventSearch): Promise<EventPage | { readonly oldest: OldestEvent }> {
    const { after, before, order, limit } = search;
    const [from, to] = [after === null ? 0 : await this.#sequenceOf(after), before === null ? Infinity : await this.#sequenceOf(before)];
    if (from === undefined || to === undefined) return { oldest: await this.#oldest() };
    const { filter, hint } = filterOf(this.#workspaceId, search);
    const options = { sort: { sequence: order === 'newest' ? -1 : 1 }, limit: limit + 1, maxTimeMS, raw: true } as const;
    const { found, isCut } = await withHint(hint, (hinted) => {
      const within = { ...filter, sequence: { $gt: from, ...(before !== null && { $lt: to }) } };
      return readPage<StoredEvent>(this.#events.find<Buffer>(within, { ...options, ...hinted }), { limit });
    });
    // Read afterwards: events that expired meanwhile may be missing.
    const { oldest, newest } = await this.#ends();
    const isGone = (after !== null && (from + 1 < oldest || from > newest)) || (before !== null && (to < oldest || to > newest));
    if (isGone) return { oldest: await this.#oldest() };
    const shown = found.slice(0, limit).filter(({ sequence }) => sequence >= oldest);
    const isEnd = order === 'newest' && found.some(({ sequence }) => sequence < oldest);
    return { data: shown.map(this.#read), has_more: !isEnd && (isCut || found.length > limit) };
  }

  async get(_id: string): Promise<Event | null> {
    const found = await this.#events.findOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS });
    return found === null || found.sequence < (await this.#ends()).oldest ? null : this.#read(found);
  }

  async #sequenceOf(_id: string): Promise<number | undefined> {
    const number = positionPattern.exec(_id)?.[1];
    if (number !== undefined) return Number.parseInt(number, 32);
    const found = await this.#events.findOne({ _id, workspace_id: this.#workspaceId }, { projection: { sequence: 1 }, maxTimeMS });
    return found?.sequence;
  }

  async #ends(): Promise<{ readonly oldest: number; readonly newest: number }> {
    const workspace_id = this.#workspaceId;
    const feed = await this.#feeds.findOne({ _id: workspace_id, workspace_id }, { maxTimeMS });
    return { oldest: feed?.oldest ?? 1, newest: feed?.sequence ?? 0 };
  }

  async #oldest(): Promise<OldestEvent> {
    const filter = { workspace_id: this.#workspaceId, sequence: { $gte: (await this.#ends()).oldest } };
    const found = await this.#events.findOne(filter, { projection: { sequence: 1 }, sort: { sequence: 1 }, maxTimeMS });
    return found && { id: found._id, sequence: found.sequence };
  }
}
