import { randomUUID } from 'node:crypto';
import { contract, isChange, operations, problems, type NamedOperation, type ProblemCode } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { doors, type Door } from '../../../testing/doors.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { provocations, type Provocations } from '../../../testing/provocations.ts';
import { type RestRequest } from '../../../testing/rest.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
/** Milliseconds: long enough for a process that gets little of a busy machine. */
const lasts = 3_000;
const withModel = await serverWithModel({}, { heartbeat: 40, sweep: 60_000, grace: 500, lease: lasts });
const mutations = operations(contract).filter(({ operation }) => isChange(operation));
const [throughRest, throughTrpc] = doors as [Door, Door];

function provocationsOf({ operationId }: NamedOperation): Provocations {
  const found = provocations[operationId];
  if (found === undefined) throw new Error(`${operationId} has no cases: add them beside its handler`);
  return found;
}
const succeeding = (named: NamedOperation) => provocationsOf(named).succeeds(server);
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');
/** Each request has an id of its own, also when its answer is an earlier one. */
const withoutRequestId = (outcome: unknown) => JSON.parse(JSON.stringify(outcome).replaceAll(/"request_id":"[^"]*"/g, '"request_id":"…"'));

const spring = { name: 'Spring launch', campaign_type: 'sales' };
const create = (key: string, body: object = spring, request: RestRequest = {}) =>
  server.rest('POST /campaigns', { body, ...request, headers: { 'idempotency-key': key } });
const total = async () => (await server.rest('GET /campaigns?limit=1')).body.pagination.total as number;

/** Makes it look as if the server had died that made the change of the last request with a key, before it could say so. */
async function forgetAnswer(of = server): Promise<void> {
  const died = [{ $set: { token: 'gone', until: new Date(0) } }, { $unset: 'answer' }];
  await of.db.collection('idempotency').findOneAndUpdate({}, died, { sort: { created_at: -1 } });
}

/** An outcome as it is repeated: a secret that is shown only once is `null`. */
function repeated({ operation }: NamedOperation, outcome: unknown) {
  const secrets = new Set(operation.secrets?.map((path) => path.split('.').at(-1)));
  return JSON.parse(JSON.stringify(outcome, (name, value) => (typeof value === 'string' && secrets.has(name) ? null : value)));
}

describe.each(mutations)('$name with an idempotency key', (named) => {
  it('is made once and answered the same again, through every door', async () => {
    const key = randomUUID();
    const input = await succeeding(named);
    const first = await throughRest.send(server, named, input, withKey(key));
    const second = await throughRest.send(server, named, input, withKey(key));
    const third = await throughTrpc.send(server, named, input, withKey(key));
    expect(first.outcome).toHaveProperty('answer');
    expect([replayed(first), replayed(second), replayed(third)]).toEqual([null, 'true', 'true']);
    expect(second.outcome).toEqual(repeated(named, first.outcome));
    expect(third.outcome).toEqual(repeated(named, first.outcome));
    for (const name of ['location', 'etag', 'handbill-writer']) expect(second.headers.get(name)).toBe(first.headers.get(name));
  });

  it.each(doors)('refuses the key for another input through $name', async (door) => {
    const key = randomUUID();
    const input = await succeeding(named);
    await door.send(server, named, input, withKey(key));
    // Whose input names a record names another one the next time.
    const namesRecord = ['id', 'items', 'content_id', 'publications'].some((name) => name in input);
    const another = 'name' in input ? { ...input, name: 'Another' } : { ...input, tags: ['other'] };
    const other = namesRecord ? await succeeding(named) : another;
    const { outcome } = await door.send(server, named, other, withKey(key));
    expect(outcome).toMatchObject({ problem: { code: 'idempotency_key_reused', status: 422 } });
  });

  it('goes on where a server died that had made it already', async () => {
    const key = randomUUID();
    const input = await succeeding(named);
    const first = await throughRest.send(server, named, input, withKey(key));
    await forgetAnswer();
    const second = await throughRest.send(server, named, input, withKey(key));
    // A text that was written is that of the earlier request.
    expect(replayed(second)).toBe(/^content\.(?:re)?generate$/.test(named.name) ? 'true' : null);
    expect(repeated(named, second.outcome)).toEqual(repeated(named, first.outcome));
  });
});

describe('an API key that is created with an idempotency key', () => {
  const createKey = (idempotencyKey: string) =>
    server.rest('POST /keys', {
      body: { name: 'Website', scopes: ['content:read'] },
      headers: { 'idempotency-key': idempotencyKey },
    });

  it('is shown once, and not stored with the answer', async () => {
    const key = randomUUID();
    const first = await createKey(key);
    expect((await createKey(key)).body).toEqual({ ...first.body, key: null });
    const [kept] = await server.db
      .collection('idempotency')
      .find({ record_suffix: first.body.id.slice(4) }, { raw: true })
      .toArray();
    const text = (kept as unknown as Buffer).toString('latin1');
    expect([text.includes('Website'), text.includes('hbk_')]).toEqual([true, false]);
  });

  it('is the same with a new secret where the answer was lost with its server', async () => {
    const key = randomUUID();
    const first = await createKey(key);
    await forgetAnswer();
    const second = await createKey(key);
    expect(second.body.id).toBe(first.body.id);
    const statusWith = async ({ body }: typeof first) => (await server.rest('GET /me', { key: body.key })).status;
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  });
});

describe('a refusal with an idempotency key', () => {
  // A refusal for now is not kept.
  const isKept = (code: ProblemCode) => problems[code].status !== 429;
  const declared = mutations.flatMap((named) => named.operation.errors.filter(isKept).map((code) => ({ named, name: named.name, code })));

  it.each(declared)('$code of $name is answered the same again', async ({ named, code }) => {
    const key = randomUUID();
    const input = await provocationsOf(named).fails[code]?.(server);
    if (input === undefined) throw new Error(`Nothing provokes ${code}`);
    const [first, second] = [
      await throughRest.send(server, named, input, withKey(key)),
      await throughRest.send(server, named, input, withKey(key)),
    ];
    expect(first.outcome).toMatchObject({ problem: { code } });
    expect(withoutRequestId(second.outcome)).toEqual(withoutRequestId(first.outcome));
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect([replayed(first), replayed(second)]).toEqual([null, 'true']);
  });

  it.each([
    ['POST /campaigns', { ...spring, campaign_type: 'sale' }, spring, 201],
    ['PATCH /campaigns/{id}', { budget: 1.234 }, { budget: 1.23 }, 200],
    ['POST /campaigns/{id}/duplicate', { name: '' }, { name: 'Copy' }, 201],
  ])('of an input that does not parse leaves the key free: %s', async (route, faulty, corrected, status) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = (await create(randomUUID())).body;
    const address = route.replace('{id}', id);
    expect((await server.rest(address, { body: faulty, headers })).status).toBe(400);
    expect((await server.rest(address, { body: corrected, headers })).status).toBe(status);
  });

  it('of a caller who may not do it leaves the key free', async () => {
    const key = randomUUID();
    expect((await create(key, spring, { key: null })).status).toBe(401);
    expect((await create(key, spring, { key: await server.key(['content:read']) })).status).toBe(403);
    expect((await create(key)).status).toBe(201);
  });

  it.each(['', 'two words', 'ü', 'x'.repeat(256)])('names a key that cannot be used: "%s"', async (key) => {
    const before = await total();
    const { status, body } = await create(encodeURI(key).includes('%C3') ? Buffer.from(key).toString('latin1') : key);
    expect([status, body.errors]).toEqual([
      400,
      [{ in: 'header', pointer: '/Idempotency-Key', code: 'invalid_format', message: 'must be 1 to 255 visible ASCII characters' }],
    ]);
    expect(await total()).toBe(before);
  });
});

describe('an idempotency key', () => {
  it('means nothing to another workspace and another operation', async () => {
    const key = randomUUID();
    const { body: first } = await create(key);
    const { body: others } = await create(key, spring, { key: await server.key(['admin'], { workspace: 'wsp_other' }) });
    expect(others.id).not.toBe(first.id);
    expect((await server.rest(`POST /campaigns/${first.id}/duplicate`, withKey(key))).status).toBe(201);
  });

  it('lets one of many requests at once through, and tells the others when to come again', async () => {
    const before = await total();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(key)));
    const made = answers.filter(({ status }) => status === 201);
    const [{ body } = { body: {} }] = made;
    expect(new Set(made.map((one) => one.body.id))).toEqual(new Set([body.id]));
    for (const { status, headers } of answers.filter((one) => one.status !== 201))
      expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    expect(await total()).toBe(before + 1);
  });

  it('keeps what users name as it is', async () => {
    const key = randomUUID();
    const target_audience = JSON.parse('{ "$where": "x", "a.b": [1, { "when": null }], "$date": "2027-01-01", "__proto__": { "x": 1 } }');
    const first = await create(key, { ...spring, target_audience });
    const second = await create(key, { ...spring, target_audience });
    expect([first.status, replayed(second)]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
  });

  it('finds the same request in another order of members', async () => {
    const key = randomUUID();
    const first = await create(key, { ...spring, target_audience: { a: 1, b: { c: 1, d: 2 } } });
    const second = await create(key, { target_audience: { b: { d: 2, c: 1 }, a: 1 }, campaign_type: 'sales', name: ' Spring launch ' });
    expect(second.body).toEqual(first.body);
  });

  it('is refused with a batch, and nothing of it is made', async () => {
    const before = await total();
    const response = await fetch(`${server.url}/trpc/campaigns.create,campaigns.create?batch=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ 0: { json: spring }, 1: { json: spring } }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('/Idempotency-Key');
    expect(await total()).toBe(before);
  });

  it('is kept for 24 hours', async () => {
    const indexes = await server.db.collection('idempotency').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { created_at: 1 }, expireAfterSeconds: 86_400 }));
  });
});

describe('a text with an idempotency key', () => {
  const { server: writing, model } = withModel;
  /** How the last request with a key is stored. */
  const reserved = async () => {
    const stored = writing.db.collection<{ until?: Date; tries: number }>('idempotency');
    const [last] = await stored.find().sort({ created_at: -1 }).limit(1).toArray();
    return last;
  };
  const reservedUntil = async () => Number((await reserved())?.until);
  const generate = (key: string) => writing.rest('POST /content/generate', { body: brief, headers: { 'idempotency-key': key } });

  it('is paid for once by twelve requests at once, however long it takes', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const key = randomUUID();
    const requests = Array.from({ length: 12 }, () => generate(key));
    let answered = 0;
    for (const request of requests) void request.then(() => (answered += 1));
    await held.called;
    await vi.waitUntil(() => answered === 11, 20_000);
    // Longer than a reservation lasts that is not renewed.
    const first = await reservedUntil();
    await vi.waitUntil(async () => (await reservedUntil()) > first + lasts, 10_000);
    expect((await generate(key)).body.code).toBe('idempotency_in_progress');
    held.release();
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(11);
    expect(model.requests).toHaveLength(1);
    expect((await generate(key)).body).toEqual(answers.find(({ status }) => status === 201)?.body);
    expect(model.requests).toHaveLength(1);
  });

  it('is not paid for again when it failed', async () => {
    model.play(replies.refusal('No.'));
    const key = randomUUID();
    const [first, second] = [await generate(key), await generate(key)];
    expect([first.status, second.status]).toEqual([502, 502]);
    expect(second.body.content_id).toBe(first.body.content_id);
    expect(model.requests).toHaveLength(1);
  });

  it('that another server writes on is waited for', async () => {
    model.play(replies.streamed(whole));
    const key = randomUUID();
    const { body: record } = await generate(key);
    const content = writing.stored('content');
    // Its server died while it wrote.
    await content.updateOne(
      { _id: record.id },
      { $set: { status: 'generating', output: null, lease: { token: 'x', until: new Date(), claims: 1 } } },
    );
    await forgetAnswer(writing);
    const again = generate(key);
    await vi.waitUntil(async () => (await reserved())?.tries === 2, 10_000);
    expect((await generate(key)).body.code).toBe('idempotency_in_progress');
    await content.updateOne({ _id: record.id }, { $set: { status: 'ready', output: record.output }, $unset: { lease: true } });
    expect((await again).body).toEqual(record);
    expect(model.requests).toHaveLength(1);
  });
});
