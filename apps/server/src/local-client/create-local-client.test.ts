import { join } from 'node:path';
import { createClient, type HandbillError } from '@handbill/client';
import { mongodAt } from '@handbill/embedded-mongo';
import { contract, noKeyLimits, operations } from '@handbill/contract';
import { newDatabase, testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../testing/main-process.ts';
import { TestServer } from '../../testing/test-server.ts';
import { createLocalClient, type LocalClientOptions } from './create-local-client.ts';

const database = testDatabase();
const empty = newDatabase();
const server = new TestServer(database, {});
beforeAll(() => server.start());
afterAll(() => server.stop());

const env = { MONGODB_URI: database.uri, MONGODB_DB: database.name, HANDBILL_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' };

/** A client on the server's database, without the server. */
async function localClient(options: LocalClientOptions = {}) {
  const client = await createLocalClient({ env, ...options });
  onTestFinished(() => client.close());
  return client;
}

const spring = { name: 'Spring launch', campaign_type: 'sales', starts_at: new Date('2027-03-01T08:00:00Z') } as const;
const faulty = { ...spring, name: '', budget: -1, keyword: 1 } as const;
const ad = { type: 'ad_copy', topic: 'Bread', product: 'Bread', unique_selling_proposition: 'Fresh', platform: 'google_search' } as const;

const failureOf = (call: Promise<unknown>): Promise<HandbillError> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: HandbillError) => error,
  );

describe('a local client', () => {
  it('makes the typed calls, on the records that the server has', async () => {
    const local = await localClient();
    const campaign = await local.campaigns.create.mutate(spring);
    expect(campaign).toMatchObject({ status: 'draft', starts_at: spring.starts_at });
    expect((await server.rest(`POST /campaigns/${campaign.id}/activate`)).status).toBe(200);
    const { data } = await local.campaigns.list.query({ status: 'active' });
    expect(data).toMatchObject([{ id: campaign.id, allowed_actions: ['pause', 'complete', 'duplicate', 'delete'] }]);
    expect(data[0]?.updated_at).toBeInstanceOf(Date);
    const written = await local.content.generate.mutate({ ...ad, campaign_id: campaign.id });
    expect(written.output?.variants).toHaveLength(3);
    expect((await server.rest(`GET /content/${written.id}`)).body.text).toBe(written.text);
    expect(await local.campaigns.delete.mutate({ id: campaign.id })).toBeUndefined();
  });

  it('has every operation', async () => {
    const local = await localClient();
    for (const { name } of operations(contract)) {
      const [group = '', call = ''] = name.split('.');
      expect(local).toHaveProperty(group);
      expect(Reflect.get(Reflect.get(local, group), call)).toBeTypeOf('function');
    }
  });

  it('fails with the problems that a client over HTTP gets', async () => {
    const [local, remote] = [await localClient(), createClient({ url: server.url, key: server.adminKey })];
    const { id } = await remote.campaigns.create.mutate(spring);
    const calls = [
      (client: typeof remote) => client.campaigns.pause.mutate({ id }),
      (client: typeof remote) => client.campaigns.create.mutate(faulty),
      (client: typeof remote) => client.campaigns.get.query({ id: 'cmp_none' }),
      (client: typeof remote) => client.content.generate.mutate({ type: 'email', topic: 'sandbox:refusal Bread' }),
      (client: typeof remote) => client.me.get.query({}, { signal: AbortSignal.abort() }),
    ];
    const comparable = ({ problem }: HandbillError) => ({ ...problem, request_id: '', ...('content_id' in problem && { content_id: '' }) });
    for (const call of calls) {
      const [here, there] = await Promise.all([local, remote].map((client) => failureOf(call(client))));
      expect(here?.name).toBe('HandbillError');
      expect(here && comparable(here)).toEqual(there && comparable(there));
    }
  });

  it('is a principal of its own, with its scopes in its workspace', async () => {
    const reader = await localClient({ name: 'Nightly report', scopes: ['campaigns:read'] });
    expect(await reader.me.get.query()).toMatchObject({
      workspace: { id: expect.stringMatching(/^wsp_/), name: 'Default' },
      key: { ...noKeyLimits, id: 'local', name: 'Nightly report', scopes: ['campaigns:read'] },
    });
    expect((await failureOf(reader.campaigns.create.mutate(spring))).problem).toMatchObject({
      code: 'forbidden',
      scope: 'campaigns:write',
    });

    await server.key(['admin'], { workspace: 'wsp_other' });
    const other = await localClient({ workspace: 'wsp_other' });
    await other.campaigns.create.mutate({ ...spring, name: 'Of another workspace' });
    expect((await other.campaigns.list.query()).data).toHaveLength(1);
    expect((await reader.campaigns.list.query({ q: 'another workspace' })).data).toEqual([]);
  });

  it('leaves its input as it was, and names what is no data', async () => {
    const local = await localClient();
    const deep = { ...spring, target_audience: { a: { b: { c: { d: { e: { f: 1 } } } } } } };
    const before = structuredClone(deep);
    expect((await failureOf(local.campaigns.create.mutate(deep))).problem).toMatchObject({ code: 'invalid_request' });
    expect(deep).toEqual(before);
    const { problem } = await failureOf(local.campaigns.create.mutate({ ...spring, description: (() => 1) as unknown as string }));
    expect(problem).toMatchObject({ errors: [{ pointer: '/description' }] });
  });

  it.each([
    ['a wrong setting', { env: { ...env, PORT: 'many' } }, 'PORT: must be'],
    ['an unknown workspace', { env, workspace: 'wsp_none' }, 'There is no workspace wsp_none.'],
    ['a database that no server has started on', { env: { ...env, MONGODB_DB: empty.name } }, 'start the server once'],
    ['a data folder without a database', { env: { HANDBILL_DATA: '/tmp/no-such-folder' } }, 'start the server once'],
  ])('says what to do about %s', async (_, options, message) => {
    await expect(createLocalClient(options)).rejects.toThrow(message);
  });
});

it('uses the embedded database beside the server that runs it, and starts and stops it without one', { timeout: 60_000 }, async () => {
  const data = await dataFolder();
  const running = new MainProcess(data);
  await running.ready();
  const beside = await createLocalClient({ env: { HANDBILL_DATA: data } });
  const { id } = await beside.campaigns.create.mutate(spring);
  await beside.close();
  expect(await running.rest(`GET /campaigns/${id}`)).toMatchObject({ status: 200, body: { name: spring.name } });
  await running.end('SIGTERM');

  const alone = await createLocalClient({ env: { HANDBILL_DATA: data } });
  expect(await mongodAt(join(data, 'mongodb'))).not.toBeNull();
  expect(await alone.campaigns.get.query({ id })).toMatchObject({ id, name: spring.name });
  await alone.close();
  expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
});
