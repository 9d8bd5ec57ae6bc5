import { contract, newId, operations } from '@handbill/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { comparable, doors } from '../../../testing/doors.ts';
import { eventsMoved } from '../../../testing/events-moved.ts';
import { foreignCalls } from '../../../testing/provocations.ts';
import { inputFields } from '../../../testing/odd-inputs.ts';
import { testServer } from '../../../testing/test-server.ts';
import { fillWorkspace } from '../../../testing/fill-workspace.ts';
import type { WorkspaceRecords } from '../../../../../packages/operations/testing/workspace-records.ts';

const server = testServer();
const all = operations(contract);

/** The workspace whose records must stay unseen and unchanged, and a key of it. */
let foreign: WorkspaceRecords;
let foreignKey: string;
/** The caller's, with a key that may do everything in it. */
let own: WorkspaceRecords;
let ownKey: string;
/** Ids that no workspace has. */
let absent: WorkspaceRecords;

/** Names of records that are nowhere, as many as there are. */
async function absentRecords(): Promise<WorkspaceRecords> {
  const unused = (
    list: 'campaigns' | 'content' | 'publications' | 'calendarFeeds' | 'brandVoices' | 'keys',
    prefix: 'brv' | 'cmp' | 'cnt' | 'fed' | 'key' | 'pub',
  ) => foreign[list].all.map(() => newId(prefix, new Date()));
  const useless = async (list: string) => (await server.rest(`GET /${list}?limit=1&tag=both`, { key: ownKey })).body.pagination.next_cursor;
  return {
    workspace: 'wsp_nowhere',
    marker: 'nowhere',
    traces: [],
    campaigns: { all: unused('campaigns', 'cmp'), listed: [], cursor: await useless('campaigns') },
    content: { all: unused('content', 'cnt'), listed: [], cursor: await useless('content') },
    comments: {
      of: newId('cnt', new Date()),
      all: foreign.comments.all.map(() => newId('cmt', new Date())),
      cursor: await useless('content'),
    },
    edited: { id: newId('cnt', new Date()), cursor: await useless('content') },
    publications: { all: unused('publications', 'pub'), listed: [], cursor: await useless('content') },
    calendarFeeds: { all: unused('calendarFeeds', 'fed'), listed: [], cursor: await useless('content') },
    calendar: await useless('content'),
    // No filter narrows these lists: a cursor of another list is as useless.
    brandVoices: { all: unused('brandVoices', 'brv'), listed: [], cursor: await useless('content') },
    keys: { all: unused('keys', 'key'), listed: [], cursor: await useless('content') },
    attempts: { of: newId('cnt', new Date()), cursor: await useless('content') },
    firstEvent: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5',
    lastEvent: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b6',
    activity: {
      campaigns: { id: newId('cmp', new Date()), cursor: await useless('content') },
      content: { id: newId('cnt', new Date()), cursor: await useless('content') },
      workspace: await useless('content'),
    },
    usage: { rows: 0, cursor: await useless('content') },
  };
}

beforeAll(async () => {
  const create = async (name: string): Promise<string> => {
    const { body } = await server.rest('POST /workspaces', { body: { name } });
    // Only a workspace that has a cap shows any.
    if (name !== 'Own') await server.rest(`PATCH /workspaces/${body.id}`, { body: { monthly_token_cap: 987_654_321 } });
    return body.key.key;
  };
  [foreignKey, ownKey] = [await create('zwieback'), await create('Own')];
  foreign = await fillWorkspace(server, foreignKey, { marker: 'zwieback', year: 2091, budget: 987_654_321 });
  own = await fillWorkspace(server, ownKey, { marker: 'brioche', year: 2037, budget: 12_345 });
  absent = await absentRecords();
  await eventsMoved(server.db);
  // The usage of its calls moves to the sums of the day, a moment after them.
  const uncounted = () => server.db.collection('attempts').countDocuments({ 'uncounted._id': { $exists: true } });
  await vi.waitUntil(async () => (await uncounted()) === 0, { timeout: 20_000 });
  // Refused calls are counted a second later.
  await vi.waitUntil(async () => (await server.db.collection('refused_calls').countDocuments()) === 4, { timeout: 20_000 });
  // The sums of caps are counted again a minute later.
  await server.db.collection('caps').updateMany({}, { $unset: { count_again_at: true } });
  latest = await stored();
});

/** Every document of the other workspace, byte for byte, and all other documents; without the marks of a key's own use. */
async function stored(): Promise<{ ofForeign: string[]; others: string[] }> {
  const [ofForeign, others]: [string[], string[]] = [[], []];
  for (const { collectionName } of await server.db.collections()) {
    const documents = server.db.collection<{ _id: string; workspace_id?: string }>(collectionName);
    const isForeign = { $or: [{ workspace_id: foreign.workspace }, { _id: foreign.workspace }] };
    const read = async (filter: object) =>
      (await documents.find(filter, { raw: true, sort: { _id: 1 }, projection: { last_used_at: 0 } }).toArray()).map(
        (bytes) => `${collectionName}: ${(bytes as unknown as Buffer).toString('latin1')}`,
      );
    ofForeign.push(...(await read(isForeign)));
    others.push(...(await read({ $nor: [isForeign] })));
  }
  return { ofForeign, others };
}

/** As it was after the last call: nothing else writes meanwhile. */
let latest: Awaited<ReturnType<typeof stored>>;

/** Traces of the other workspace in these texts, but for names that the caller itself has sent. */
const tracesIn = (texts: readonly string[], named: readonly unknown[] = []): string[] =>
  foreign.traces.filter((trace) => !named.includes(trace) && texts.some((text) => text.includes(trace)));

describe.each(all)('$name with a key of another workspace', (operation) => {
  const known = foreignCalls[operation.operationId] ?? [];
  const calls = known.flatMap((call) => doors.map((door) => ({ ...call, door, name: door.name })));

  it.each(calls)('sees and changes nothing through $name, called by $by', async ({ door, inputs, outcome }) => {
    const before = latest;
    const call = async (input: Readonly<Record<string, unknown>>, index: number) => {
      const answer = await door.send(server, operation, input, { key: ownKey });
      expect(answer.outcome).toMatchObject(outcome(own));
      expect(tracesIn([JSON.stringify(answer.outcome), ...answer.headers.values()], JSON.stringify(input).split('"'))).toEqual([]);
      const nowhere = await door.send(server, operation, inputs(absent, own)[index] ?? {}, { key: ownKey });
      expect(comparable(answer.outcome)).toEqual(comparable(nowhere.outcome));
    };
    await Promise.all(inputs(foreign, own).map(call));
    const after = await stored();
    latest = after;
    expect(after.ofForeign).toEqual(before.ofForeign);
    expect(tracesIn(after.others.filter((document) => !before.others.includes(document)))).toEqual([]);
  });

  it('is called here, and by every field that names a record', () => {
    if (known.length === 0)
      throw new Error(`Add to the cases beside its handler how ${operation.operationId} is called with another workspace's records`);
    const naming = inputFields(operation).filter((field) => /^(id|cursor|.+_id)$/.test(field));
    expect(known.map(({ by }) => by)).toEqual(expect.arrayContaining(naming));
  });

  // Else a call that finds nothing for anybody would pass.
  it.each(operation.operation.kind === 'query' ? calls.filter(({ isOfServer }) => isOfServer !== true) : [])(
    'shows them through $name to their own workspace, called by $by',
    async ({ door, inputs }) => {
      const answers = await Promise.all(inputs(foreign, foreign).map((input) => door.call(server, operation, input, foreignKey)));
      expect(tracesIn([JSON.stringify(answers.filter((outcome) => 'answer' in outcome))])).not.toEqual([]);
    },
  );
});

/** Collections that are filled only while something goes on, or not by a call of the workspace itself. */
const passing = new Set(['cap_reservations', 'content_streams', 'deleted_workspaces', 'erased_records', 'outbox', 'rate_windows']);

it('is tried on documents of every collection: whoever adds one adds what the workspace has of it', async () => {
  const ofServer = new Set(['locks', 'migrations', 'processes']);
  const names = (await server.db.collections()).flatMap(({ collectionName: name }) => (ofServer.has(name) ? [] : name));
  const empty = names.filter((name) => !latest.ofForeign.some((document) => document.startsWith(`${name}: `)));
  expect(empty.filter((name) => !passing.has(name))).toEqual([]);
});

it('has no calls of an operation that there is not', () => {
  expect(Object.keys(foreignCalls).toSorted()).toEqual(all.map(({ operationId }) => operationId).toSorted());
});

it('leaves all records to their own workspace, deleted ones too', async () => {
  const addresses = [foreign.campaigns.all.map((id) => `campaigns/${id}`), foreign.content.all.map((id) => `content/${id}`)].flat();
  for (const address of addresses) {
    const { status, body } = await server.rest(`POST /${address}/restore`, { key: foreignKey });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(foreign.marker)]);
  }
});
