import { contract, operations } from '@handbill/contract';
import { fakeModelServer, modelReplies as replies, testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tcpProxy } from '../../../../../packages/mongo/testing/tcp-proxy.ts';
import { doors } from '../../../testing/doors.ts';
import { calledBy, heldReply } from '../../../testing/held-reply.ts';
import { rest } from '../../../testing/rest.ts';
import { brief, modelKey, whole } from '../../../testing/server-with-model.ts';
import { TestServer } from '../../../testing/test-server.ts';

const database = testDatabase();
const generation = operations(contract).find(({ name }) => name === 'content.generate')!;
let model: Awaited<ReturnType<typeof fakeModelServer>>;
let proxy: Awaited<ReturnType<typeof tcpProxy>>;
let server: TestServer;

beforeAll(async () => {
  model = await fakeModelServer();
  proxy = await tcpProxy(database.uri);
  const uri = `${proxy.uri}&heartbeatFrequencyMS=500&connectTimeoutMS=2000&serverSelectionTimeoutMS=2000`;
  const openai = { apiKey: modelKey, baseUrl: model.baseURL, model: 'gpt-5-mini' };
  server = new TestServer({ ...database, uri }, { writer: 'openai', openai });
  await server.start();
});

afterAll(async () => {
  proxy.restore();
  await server.stop();
  await proxy.close();
  await model.close();
});

beforeEach(async () => {
  proxy.restore();
  await database.db.collection('content').deleteMany({});
  const isBack = async () => (await rest(server, 'GET /content')).status === 200;
  await vi.waitUntil(isBack, { timeout: 10_000 });
});

/** The command that stores that a model is called, as BSON: others store the rest of earlier tests. */
const beginningOfAttempt = 'insert\0\t\0\0\0attempts';

const stored = async () => (await database.db.collection<{ _id: string }>('content').findOne({}))?._id ?? 'none';

describe.each(doors)('a problem that occurs after the record was stored names the record, through $name:', (door) => {
  const generate = () => door.call(server, generation, brief);

  // Under load the driver may meet a socket that was just destroyed: then the call ends by its deadline.
  it('the database goes away while the text is being written', { timeout: 60_000 }, async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const outcome = generate();
    await calledBy(held, outcome);
    proxy.cut();
    held.release();
    expect(await outcome).toMatchObject({ problem: { code: 'unavailable', retry_after: 2, content_id: await stored() } });
  });

  it('the database stores the record, and its reply is lost', async () => {
    model.play(replies.streamed(whole));
    // Whatever else is looked for meanwhile has nothing of the brief.
    proxy.cutAfter(brief.topic);
    const outcome = await generate();
    expect(outcome).toMatchObject({ problem: { code: 'unavailable', content_id: expect.stringMatching(/^cnt_/) } });
    expect(outcome).toMatchObject({ problem: { content_id: await stored() } });
  });

  it('the database stores that the model is called, and its reply is lost: the call is broken off', async () => {
    const brokenOff = Promise.withResolvers<void>();
    model.play((response) => void response.once('close', brokenOff.resolve));
    proxy.cutAfter(beginningOfAttempt);
    const outcome = generate();
    expect(await outcome).toMatchObject({ problem: { code: 'unavailable', content_id: await stored() } });
    if (model.requests.length > 0) await brokenOff.promise;
    const attempts = database.db.collection('attempts').find({ content_id: await stored() });
    expect(await attempts.toArray()).toMatchObject([{ state: 'open', attempt: 1 }]);
  });

  it('the answer does not match its schema', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const outcome = generate();
    await calledBy(held, outcome);
    const spoilt = { $set: { source_content_id: 5 } };
    await database.db.collection('content').updateOne({}, spoilt, { bypassDocumentValidation: true });
    held.release();
    expect(await outcome).toMatchObject({ problem: { code: 'internal', content_id: await stored() } });
  });
});

it('is also in the Location header in REST', { timeout: 60_000 }, async () => {
  const held = heldReply(replies.streamed(whole));
  model.play(held.reply);
  const answer = rest(server, 'POST /content/generate', { body: brief });
  await calledBy(held, answer);
  proxy.cut();
  held.release();
  const { status, headers } = await answer;
  expect([status, headers.get('location')]).toEqual([503, `/v1/content/${await stored()}`]);
});

it('names no record when the database rejected it', async () => {
  await database.db.command({ collMod: 'content', validator: { status: { $ne: 'generating' } } });
  const { status, headers, body } = await rest(server, 'POST /content/generate', { body: brief });
  expect([status, headers.get('location'), 'content_id' in body]).toEqual([500, null, false]);
  await database.db.command({ collMod: 'content', validator: {} });
});
