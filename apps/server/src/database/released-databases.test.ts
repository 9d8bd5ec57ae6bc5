import { allowedActions, campaignSteps, contentTypes, contract, lifecycle, operations, type NamedOperation } from '@handbill/contract';
import { pruneDatabase } from '@handbill/mongo';
import { releasedDatabases, restoreReleased, newDatabase } from '@handbill/testing';
import type { CollectionInfo, Db, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doors } from '../../testing/doors.ts';
import { TestServer } from '../../testing/test-server.ts';

/** A server on a new database, which no other test has left collections in. */
const fresh = new TestServer(newDatabase(), {});
beforeAll(() => fresh.start());
afterAll(() => fresh.stop());
const timings = { heartbeat: 1_000, sweep: 60_000, grace: 1_000 };

function operationNamed(name: string): NamedOperation {
  const found = operations(contract).find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
}

const composed = (tag: string): string => tag.normalize('NFC');

/** Where this version says something else than the release on purpose. */
const intended: Readonly<Record<string, (answer: Document) => Document>> = {
  // Extensions are no longer taken, and read without.
  '0.1.0': (answer) => (answer['language'] === 'de-u-co-phonebk' ? { ...answer, language: 'de', request: { language: 'de' } } : answer),
  // Tags of a brief are told as they would be stored now.
  '0.2.0-dev.74000481': ({ request, ...answer }) => ({
    ...answer,
    ...(request && { request: { ...request, tags: request.tags.map(composed) } }),
  }),
};

/** A campaign may allow more than it did. */
const withMoreActions = (answer: Document): Document =>
  Array.isArray(answer['allowed_actions']) ? { ...answer, allowed_actions: expect.arrayContaining(answer['allowed_actions']) } : answer;

const partitioned = <T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter((one) => isFirst(one)),
  all.filter((one) => !isFirst(one)),
];

const atLeast = (was: number): unknown => expect.toSatisfy((is: number) => is >= was);

/** An item of a list, whose counts may have grown: the text that was being written is finished meanwhile, with the administrator's key. */
function sinceRecorded({ last_used_at: _, ...item }: Document): unknown {
  const counts = Object.entries(item).filter(([name, was]) => name.endsWith('_tokens') && was !== null);
  return expect.objectContaining({ ...item, ...Object.fromEntries(counts.map(([name, was]) => [name, atLeast(was)])) });
}

/** The validators and the indexes of a database's collections. */
async function structureOf(db: Db) {
  const listed = await db.listCollections<CollectionInfo>({}, { nameOnly: false }).toArray();
  const indexes = listed.map(async ({ name }) => {
    return [name, new Set((await db.collection(name).indexes()).map((index) => JSON.stringify(index)))] as const;
  });
  const validators = listed.flatMap(({ name, options }) =>
    options?.['validator'] === undefined ? [] : [[name, options['validator']] as const],
  );
  return { indexes: Object.fromEntries(await Promise.all(indexes)), validators: Object.fromEntries(validators) };
}

// A version that changes stored records without a migration fails here: it meets records, validators and indexes as each release left them.
describe.each(releasedDatabases)('on a database that version $version left, this version', (release) => {
  const { version, key, answers, records } = release;
  const database = newDatabase();
  const { db } = database;
  const server = new TestServer(database, {}, { timings });
  server.adminKey = key;
  beforeAll(async () => {
    await restoreReleased(release, db);
    await server.start();
  });
  afterAll(() => server.stop());

  const [lists, recordsByAddress] = partitioned(Object.entries(answers), ([address]) => address.includes('?'));
  const said = recordsByAddress.map(([address, answer]) => ({
    address,
    group: address.split('/')[1] ?? '',
    id: address.split('/')[2] ?? '',
    answer: withMoreActions(intended[version]?.(answer) ?? answer),
  }));
  const finished = said.filter(({ answer }) => answer['status'] !== 'generating');
  const campaigns = said.filter(({ group }) => group === 'campaigns');
  const idsOf = (list: typeof said) => list.map(({ id }) => id).toSorted();
  const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });

  it.each(doors)('says of every record through $name what the release said', async (door) => {
    expect(finished.length).toBeGreaterThan(10);
    for (const { group, id, answer } of finished)
      expect(await door.call(server, operationNamed(`${group}.get`), { id })).toMatchObject({ answer });
  });

  it.skipIf(lists.length === 0)('lists keys, voices, workspaces and usage as the release did', async () => {
    for (const [address, { data }] of lists) {
      const { body } = await call(`GET ${address}`);
      expect([address, body.data]).toEqual([address, expect.arrayContaining(data.map(sinceRecorded))]);
    }
  });

  it('finds the records by each of their fields', async () => {
    const found = async (route: string) => (await call(`GET ${route}`)).body.data.map(({ id }: { id: string }) => id).toSorted();
    for (const [group, fields] of [
      ['campaigns', ['status', 'campaign_type']],
      ['content', ['status', 'type', 'language']],
    ] as const) {
      const all = finished.filter((one) => one.group === group && one.answer === answers[one.address]);
      for (const field of fields)
        for (const value of new Set(all.map(({ answer }) => String(answer[field])))) {
          const filtered = await found(`/${group}?limit=100&created_before=2100-01-01T00:00:00Z&${field}=${value}`);
          expect(filtered).toEqual(expect.arrayContaining(idsOf(all.filter(({ answer }) => String(answer[field]) === value))));
        }
    }
    expect(await found('/campaigns?limit=100&q=nothing&tag=none')).toEqual([]);
    expect(await found('/campaigns?channel=linkedin&tag=spring&q=paused')).toHaveLength(1);
    expect((await found('/content?platform=linkedin&tag=bread&q=sourdough')).length).toBeGreaterThan(0);
  });

  it('finishes the text that was being written', async () => {
    const [begun] = said.filter(({ answer }) => answer['status'] === 'generating');
    const statusNow = async () => (await call(`GET /content/${begun?.id}`)).body.status;
    await vi.waitFor(async () => expect(await statusNow()).toBe('ready'), 15_000);
  });

  it('changes, copies, steps, deletes and restores every campaign', async () => {
    for (const { id, address, answer } of campaigns) {
      const { body: changed } = await call(`PATCH ${address}`, { name: 'Renamed', metadata: { renamed: 'yes' } });
      expect(changed).toMatchObject({ id, status: answer['status'], name: 'Renamed', revision: answer['revision'] + 1 });
      const { status, body: copy } = await call(`POST ${address}/duplicate`);
      expect([status, copy]).toMatchObject([201, { status: 'draft', source_campaign_id: id, budget: answer['budget'] }]);
      // Each step that is allowed, as far as one after another leads.
      for (const step of campaignSteps.filter((one) => allowedActions(changed.status).includes(one))) {
        const { status: before } = (await call(`GET ${address}`)).body;
        const { body: after } = await call(`POST ${address}/${step}`);
        expect([after.status, after.code]).toEqual(
          allowedActions(before).includes(step) ? [lifecycle[step].to, undefined] : [409, 'invalid_transition'],
        );
      }
    }
    for (const { address } of said) {
      const { body: before } = await call(`GET ${address}`);
      expect((await call(`DELETE ${address}`)).status).toBe(204);
      expect((await call(`POST ${address}/restore`)).body).toMatchObject({
        ...before,
        revision: expect.any(Number),
        updated_at: expect.any(String),
      });
    }
  });

  it('restores what was deleted', async () => {
    for (const group of ['campaigns', 'content'])
      for (const { _id } of records[`${group}_deleted`] ?? [])
        expect(await call(`POST /${group}/${_id}/restore`)).toMatchObject({ status: 200, body: { id: _id } });
  });

  it('writes a text of every kind, and a campaign', async () => {
    for (const { example } of Object.values(contentTypes))
      expect(await call('POST /content/generate', example.request)).toMatchObject({ status: 201 });
    expect(await call('POST /campaigns', { name: 'New', campaign_type: 'sales' })).toMatchObject({ status: 201 });
  });

  it('leaves, once it is pruned, the indexes and validators of a new database, and every record valid', async () => {
    await pruneDatabase(db, { remove: true });
    expect(await pruneDatabase(db, { remove: false })).toEqual([]);
    const [structure, wanted] = await Promise.all([structureOf(db), structureOf(fresh.db)]);
    expect(structure).toEqual(wanted);
    for (const [name, validator] of Object.entries(structure.validators))
      expect([name, await db.collection(name).countDocuments({ $nor: [validator] })]).toEqual([name, 0]);
  });
});
