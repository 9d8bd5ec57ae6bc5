import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@handbill/router';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { type RestAnswer } from '../../../testing/rest.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const one = testServer();
const other = one.beside();

const campaign = async (fields: object = {}) =>
  (await one.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', ...fields } })).body;
const text = async () => (await one.rest('POST /content/generate', { body: { type: 'email', topic: 'Sourdough course' } })).body;
const ifMatch = (tags: string) => ({ headers: { 'if-match': tags } });
const outcomeOf = ({ status, headers, body }: RestAnswer) => [status, body?.code, headers.get('etag')];
const procedures = () => {
  const headers = { authorization: `Bearer ${one.adminKey}` };
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${one.url}/trpc`, transformer: superjson, headers })] });
};

describe('If-Match', () => {
  it.each([
    ['"1"', 200],
    ['"7", "1"', 200],
    [' , "a,b" ,\t"1",', 200],
    ['*', 200],
    ['"2"', 412],
    ['W/"1"', 412],
    ['"01"', 412],
    ['"one"', 412],
    ['""', 412],
  ])('%s on the first revision is %i', async (tags, status) => {
    const { id } = await campaign();
    const answer = await one.rest(`PATCH /campaigns/${id}`, { body: { name: 'Summer' }, ...ifMatch(tags) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('etag')).toBe(status === 200 ? '"2"' : '"1"');
    expect(answer.body).toMatchObject(status === 200 ? { revision: 2 } : { code: 'revision_mismatch', current_revision: 1 });
    expect((await one.rest(`GET /campaigns/${id}`)).body.name).toBe(status === 200 ? 'Summer' : 'Spring launch');
  });

  it.each(['1', '"1', '*, "1"', '"1" "2"', 'w/"1"', ',', ' '])('that is malformed is refused: %s', async (tags) => {
    const { id } = await campaign();
    const { status, body } = await one.rest(`PATCH /campaigns/${id}`, { body: { name: 'Summer' }, ...ifMatch(tags) });
    expect([status, body.errors]).toMatchObject([400, [{ in: 'header', pointer: '/If-Match', code: 'invalid_format' }]]);
  });

  it('as long as a header may be is read at once', async () => {
    const { id } = await campaign();
    const answers = [`${'"1",'.repeat(3_000)}"`, '"'.repeat(12_001), ','.repeat(12_000), ' '.repeat(12_000)].map(async (tags) => {
      return (await one.rest(`PATCH /campaigns/${id}`, { body: { name: 'Summer' }, ...ifMatch(`"9",${tags}`) })).status;
    });
    expect(await Promise.all(answers)).toEqual([400, 400, 412, 412]);
  });

  it('is refused where no record with a revision is changed, and ignored by what changes nothing', async () => {
    const { id } = await campaign();
    const calls = [
      ['POST /campaigns', { name: 'Twice', campaign_type: 'sales' }],
      [`POST /campaigns/${id}/duplicate`],
      ['POST /content/generate', { type: 'email', topic: 'x' }],
    ] as const;
    for (const [route, body] of calls) {
      const answer = await one.rest(route, { ...ifMatch('"1"'), ...(body !== undefined && { body }) });
      expect([route, answer.status, answer.body.errors]).toMatchObject([route, 400, [{ pointer: '/If-Match', code: 'not_applicable' }]]);
    }
    expect((await one.rest(`GET /campaigns/${id}`, ifMatch('"7"'))).status).toBe(200);
    expect((await one.rest('GET /campaigns?q=Twice')).body.data).toEqual([]);
  });

  it('is judged before the lifecycle, and after what is missing or faulty', async () => {
    const { id } = await campaign();
    expect(outcomeOf(await one.rest(`POST /campaigns/${id}/pause`, ifMatch('"4"')))).toEqual([412, 'revision_mismatch', '"1"']);
    expect(outcomeOf(await one.rest(`POST /campaigns/${id}/pause`, ifMatch('"1"')))).toEqual([409, 'invalid_transition', null]);
    const unknown = 'PATCH /campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5';
    expect(outcomeOf(await one.rest(unknown, { body: { name: 'x' }, ...ifMatch('*') }))).toEqual([404, 'not_found', null]);
  });

  it('holds for what changes nothing as well', async () => {
    const { id } = await campaign();
    expect((await one.rest(`PATCH /campaigns/${id}`, { body: {}, ...ifMatch('"4"') })).status).toBe(412);
    expect((await one.rest(`POST /campaigns/${id}/restore`, ifMatch('"4"'))).status).toBe(412);
    expect((await one.rest(`POST /campaigns/${id}/restore`, ifMatch('"1"'))).status).toBe(200);
  });

  it('of a deleted record is the revision that it had', async () => {
    const { id } = await campaign();
    expect((await one.rest(`DELETE /campaigns/${id}`, ifMatch('"1"'))).status).toBe(204);
    expect(outcomeOf(await one.rest(`POST /campaigns/${id}/restore`, ifMatch('"4"')))).toEqual([412, 'revision_mismatch', '"1"']);
    expect(outcomeOf(await one.rest(`POST /campaigns/${id}/restore`, ifMatch('"1"')))).toEqual([200, undefined, '"2"']);
  });
});

type Race = [
  name: string,
  record: () => Promise<{ id: string; revision: number }>,
  route: (id: string) => string,
  change: object | undefined,
];

const races: Race[] = [
  ['an edit of a campaign', campaign, (id) => `PATCH /campaigns/${id}`, { metadata: { a: '1' } }],
  ['a step', () => campaign({ status: 'active' }), (id) => `POST /campaigns/${id}/pause`, undefined],
  ['a deletion', campaign, (id) => `DELETE /campaigns/${id}`, undefined],
  ['an edit of a text', text, (id) => `PATCH /content/${id}`, { title: 'Course' }],
  ['a deletion of a text', text, (id) => `DELETE /content/${id}`, undefined],
  ['a rewrite', text, (id) => `POST /content/${id}/rewrite`, { pointers: ['/subject'], instructions: 'Shorter.' }],
  [
    'an edit of a brand voice',
    async () => (await one.rest('POST /brand-voices', { body: { name: 'Bakery' } })).body,
    (id) => `PATCH /brand-voices/${id}`,
    { description: 'Calm' },
  ],
];

describe.each(races)('of two servers that make %s with the same If-Match', (_, record, route, change) => {
  it('one succeeds, and the other one changes nothing', async () => {
    const { id, revision } = await record();
    const sent = [one, other].map((server) =>
      server.rest(route(id), { ...ifMatch(`"${revision}"`), ...(change !== undefined && { body: change }) }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect([200, 204]).toContain(statuses[0]);
    // A record that is deleted by then has no revision any more.
    expect(statuses[1]).toBe(statuses[0] === 204 ? 404 : 412);
  });
});

it('of twenty writers on two servers none loses a field to another', { timeout: 60_000 }, async () => {
  const { id } = await campaign();
  let refusals = 0;
  const add = async (server: TestServer, name: string): Promise<void> => {
    for (;;) {
      const { body } = await server.rest(`GET /campaigns/${id}`);
      const change = { body: { metadata: { ...body.metadata, [name]: 'x' } }, ...ifMatch(`"${body.revision}"`) };
      const { status } = await server.rest(`PATCH /campaigns/${id}`, change);
      if (status === 200) return;
      expect(status).toBe(412);
      refusals += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 === 0 ? one : other, `m${index}`)));
  const { body } = await other.rest(`GET /campaigns/${id}`);
  expect([body.revision, Object.keys(body.metadata).length]).toEqual([21, 20]);
  expect(refusals).toBeGreaterThan(0);
});

describe('if_revision in tRPC', () => {
  it('refuses another revision, with the one that the record has', async () => {
    const { id } = await campaign();
    const { campaigns } = procedures();
    expect(await campaigns.update.mutate({ id, name: 'Summer', if_revision: 1 })).toMatchObject({ name: 'Summer', revision: 2 });
    const refused = await campaigns.pause.mutate({ id, if_revision: 1 }).catch((error: unknown) => error);
    if (!(refused instanceof TRPCClientError)) throw refused;
    expect(refused.data).toMatchObject({ httpStatus: 412, problem: { code: 'revision_mismatch', current_revision: 2 } });
    expect(await campaigns.activate.mutate({ id, if_revision: null })).toMatchObject({ status: 'active' });
  });

  it.each([0, -1, 1.5, '1', {}, NaN])('has to be a revision: %s', async (if_revision) => {
    const { id } = await campaign();
    const refused = await procedures()
      .campaigns.pause.mutate({ id, if_revision: if_revision as number })
      .catch((error: unknown) => error);
    if (!(refused instanceof TRPCClientError)) throw refused;
    expect(refused.data?.problem).toMatchObject({ code: 'invalid_request', errors: [{ in: 'body', pointer: '/if_revision' }] });
  });

  it('is no field of a call that changes no record, nor of REST', async () => {
    const { id } = await campaign();
    const copy = { id, if_revision: 1 };
    const refused = await procedures()
      .campaigns.duplicate.mutate(copy)
      .catch((error: unknown) => error);
    if (!(refused instanceof TRPCClientError)) throw refused;
    expect(refused.data?.problem).toMatchObject({ errors: [{ pointer: '/if_revision', code: 'unknown_field' }] });
    const { body } = await one.rest(`PATCH /campaigns/${id}`, { body: { if_revision: 1 } });
    expect(body.errors).toMatchObject([{ pointer: '/if_revision', code: 'unknown_field' }]);
  });

  it('holds together with the header, which goes with single calls', async () => {
    const { id } = await campaign();
    const post = (path: string, json: object) =>
      fetch(`${one.url}/trpc/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${one.adminKey}`, 'content-type': 'application/json', 'if-match': '"1"' },
        body: JSON.stringify(json),
      });
    const input = { json: { id, name: 'Summer' } };
    expect((await post('campaigns.update', { json: { ...input.json, if_revision: 2 } })).status).toBe(412);
    const batch = await post('campaigns.update,campaigns.update?batch=1', { 0: input, 1: input });
    expect([batch.status, await batch.text()]).toEqual([400, expect.stringContaining('not_in_batch')]);
    expect((await post('campaigns.update', { json: { ...input.json, if_revision: 1 } })).status).toBe(200);
  });
});

describe('with an idempotency key', () => {
  const send = (id: string, key: string, tags: string) =>
    one.rest(`PATCH /campaigns/${id}`, { body: { name: 'Summer' }, headers: { 'if-match': tags, 'idempotency-key': key } });

  it('a change is made once, and its answer is repeated though the revision is another one by then', async () => {
    const { id } = await campaign();
    const key = randomUUID();
    expect([await send(id, key, '"1"'), await send(id, key, '"1"')].map(({ status }) => status)).toEqual([200, 200]);
    expect((await send(id, key, '"2"')).body.code).toBe('idempotency_key_reused');
  });

  it('a refusal is repeated with its ETag', async () => {
    const { id } = await campaign();
    const key = randomUUID();
    const answers = [await send(id, key, '"9"'), await send(id, key, '"9"')];
    expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 2 }, () => [412, 'revision_mismatch', '"1"']));
  });

  it.each([
    ['PATCH', '', { name: 'Summer' }, 200],
    ['POST', '/activate', undefined, 200],
    ['DELETE', '', undefined, 204],
  ])('%s %s is answered as made where its answer was lost with its server', async (method, path, body, status) => {
    const { id } = await campaign();
    const request = { headers: { 'if-match': '"1"', 'idempotency-key': randomUUID() }, ...(body !== undefined && { body }) };
    const route = `${method} /campaigns/${id}${path}`;
    expect((await one.rest(route, request)).status).toBe(status);
    // As it is stored where the server ended before it could keep the answer.
    const left = { $set: { token: 'lost', until: new Date(0) }, $unset: { answer: true } } as const;
    await one.db.collection('idempotency').updateMany({}, left);
    expect((await one.rest(route, request)).status).toBe(status);
  });
});
