import { administrativeEventTypes, refusedCall, type ActivityEntry, type Event, type Page } from '@handbill/contract';
import type { ActivitySearch, ActivityStore, Reader } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { digestOf, readCursor, writeCursor } from '../database/lists/cursor.ts';
import { hintFor, withHint } from '../database/lists/filter-indexes.ts';
import { readPage } from '../database/lists/read-page.ts';
import { totalOf } from '../database/lists/total-of.ts';
import { pick } from '../database/pick.ts';
import { majority } from './mongo-events.ts';
import type { StoredRefusal } from './refused-calls.ts';
import type { ReadEvent, StoredEvent } from './stored-event.ts';

const noRefusal = { count: null, code: null, operation: null } as const;
const noChange = { actor: null, request_id: null, resource_id: null, before: null, after: null, changed_parts: null } as const;

const takesAway = (type: string): boolean => /\.(?:deleted|revoked)$/.test(type);

function ofEvent(event: Event): ActivityEntry {
  const { created_at: at, type: action, previous } = event;
  const whole = event.data as Readonly<Record<string, unknown>> | null;
  const entry = { at, action, ...pick(event, ['key_id', 'actor', 'request_id', 'resource_id', 'changed_parts']), ...noRefusal };
  if (previous === null) return takesAway(action) ? { ...entry, before: whole, after: null } : { ...entry, before: null, after: whole };
  return { ...entry, before: previous, after: Object.fromEntries(Object.keys(previous).map((name) => [name, whole?.[name] ?? null])) };
}

const ofRefusal = (refusal: StoredRefusal): ActivityEntry => ({
  ...noChange,
  ...pick(refusal, ['at', 'key_id', 'count', 'code', 'operation']),
  action: refusedCall,
});

/** A position in both lists: the last of each that was shown; empty before the first one. */
interface Position {
  readonly sequence: string;
  readonly id: string;
}

interface Found {
  readonly events: readonly StoredEvent[];
  readonly refusals: readonly StoredRefusal[];
  /** Whether events were left out because they are too large. */
  readonly isCut: boolean;
}

/** Merges both lists into a page, the newer entry first, and the position behind it. */
function pageOf(readEvent: ReadEvent, { events, refusals, isCut }: Found, limit: number, { sequence, id }: Position) {
  const data: ActivityEntry[] = [];
  const position = { sequence, id };
  let [shown, counted] = [0, 0];
  while (data.length < limit) {
    const [event, refusal] = [events[shown], refusals[counted]];
    if (event !== undefined && (refusal === undefined || event.created_at >= refusal.at)) {
      data.push(ofEvent(readEvent(event)));
      position.sequence = String(event.sequence);
      shown += 1;
    } else if (refusal !== undefined && !(event === undefined && isCut)) {
      data.push(ofRefusal(refusal));
      position.id = refusal._id;
      counted += 1;
    } else break;
  }
  return { data, position, shown, counted, has_more: isCut || data.length < events.length + refusals.length };
}

/** The filters for events and refused calls: none of these are of a record. */
function listsOf(workspace_id: string, resource_id: string | null) {
  const which = resource_id === null ? { type: { $in: [...administrativeEventTypes] } } : { resource_id };
  const hint = { workspace_id: 1, ...(resource_id === null ? { type: 1 } : { resource_id: 1 }), sequence: 1 } as const;
  return {
    events: { filter: { workspace_id, ...which }, hint },
    refusals: { filter: { workspace_id }, hint: hintFor({ workspace_id }), isNone: resource_id !== null },
  };
}

/** The activity of one workspace: its events, and the counts of refused calls. */
export class MongoActivity implements ActivityStore {
  readonly #workspaceId: string;
  readonly #events: Collection<StoredEvent>;
  readonly #refusals: Collection<StoredRefusal>;
  readonly #readEvent: ReadEvent;

  constructor({ workspaceId }: Reader, db: Db, readEvent: ReadEvent) {
    this.#readEvent = readEvent;
    this.#workspaceId = workspaceId;
    [this.#events, this.#refusals] = [db.collection('events', majority), db.collection('refused_calls')];
  }

  async list({ resource_id, limit, cursor }: ActivitySearch): Promise<Page<ActivityEntry>> {
    const digest = digestOf(['activity', this.#workspaceId, resource_id]);
    const [sequence = '', id = ''] = cursor === null ? [] : readCursor(cursor, digest).split('-');
    const lists = listsOf(this.#workspaceId, resource_id);
    const found = await this.#read(lists, { sequence, id }, limit);
    const { data, position, shown, counted, has_more } = pageOf(this.#readEvent, found, limit, { sequence, id });
    const all = cursor === null && !has_more;
    const totals = await Promise.all([
      totalOf(this.#events, { ...lists.events, seen: shown, all }),
      totalOf(this.#refusals, { ...lists.refusals, seen: counted, all: all || lists.refusals.isNone }),
    ]);
    return {
      data,
      pagination: {
        limit,
        offset: cursor === null ? 0 : null,
        total: totals.reduce((sum, { total }) => sum + total, 0),
        total_is_exact: totals.every(({ total_is_exact }) => total_is_exact),
        has_more,
        omitted: 0,
        next_cursor: has_more ? writeCursor(`${position.sequence}-${position.id}`, digest) : null,
      },
    };
  }

  async #read({ events, refusals }: ReturnType<typeof listsOf>, { sequence, id }: Position, limit: number): Promise<Found> {
    const options = { limit: limit + 1, maxTimeMS } as const;
    const below = { ...events.filter, ...(sequence !== '' && { sequence: { $lt: Number(sequence) } }) };
    const older = { ...refusals.filter, ...(id !== '' && { _id: { $lt: id } }) };
    const [{ found, isCut }, counted] = await Promise.all([
      withHint(events.hint, (hinted) => {
        const cursor = this.#events.find<Buffer>(below, { ...options, ...hinted, sort: { sequence: -1 }, raw: true });
        return readPage<StoredEvent>(cursor, { limit });
      }),
      refusals.isNone ? [] : this.#refusals.find(older, { ...options, sort: { _id: -1 } }).toArray(),
    ]);
    return { events: found, refusals: counted, isCut };
  }
}
