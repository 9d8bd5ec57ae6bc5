import { contract, operations } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { heldCall } from '../../../testing/held-reply.ts';
import { serverBehindProxy } from '../../../testing/server-behind-proxy.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';

const generation = operations(contract).find(({ name }) => name === 'content.generate')!;
const { server, model, proxy, database } = await serverBehindProxy();

beforeEach(async () => {
  proxy.restore();
  await database.db.collection('content').deleteMany({});
  const isBack = async () => (await server.rest('GET /content')).status === 200;
  await vi.waitUntil(isBack, { timeout: 10_000 });
});

/** The command that stores that a model is called, as BSON: others store the rest of earlier tests. */
const beginningOfAttempt = 'insert\0\t\0\0\0attempts';

const stored = async () => (await server.stored('content').findOne({}))?._id ?? 'none';

describe.each(doors)('a problem that occurs after the record was stored names the record, through $name:', (door) => {
  const generate = () => door.call(server, generation, brief);

  // Under load the driver may meet a socket that was just destroyed: then the call ends by its deadline.
  it('the database goes away while the text is being written', { timeout: 60_000 }, async () => {
    const { answer: outcome, release } = await heldCall(model, replies.streamed(whole), () => generate());
    proxy.cut();
    release();
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
    const { answer: outcome, release } = await heldCall(model, replies.streamed(whole), () => generate());
    const spoilt = { $set: { source_content_id: 5 } };
    await database.db.collection('content').updateOne({}, spoilt, { bypassDocumentValidation: true });
    release();
    expect(await outcome).toMatchObject({ problem: { code: 'internal', content_id: await stored() } });
  });
});

it('is also in the Location header in REST', { timeout: 60_000 }, async () => {
  const { answer, release } = await heldCall(model, replies.streamed(whole), () => server.rest('POST /content/generate', { body: brief }));
  proxy.cut();
  release();
  const { status, headers } = await answer;
  expect([status, headers.get('location')]).toEqual([503, `/v1/content/${await stored()}`]);
});

it('names no record when the database rejected it', async () => {
  await database.db.command({ collMod: 'content', validator: { status: { $ne: 'generating' } } });
  const { status, headers, body } = await server.rest('POST /content/generate', { body: brief });
  expect([status, headers.get('location'), 'content_id' in body]).toEqual([500, null, false]);
  await database.db.command({ collMod: 'content', validator: {} });
});
