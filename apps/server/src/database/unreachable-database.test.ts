import { modelReplies as replies } from '@handbill/testing';
import { expect, it, vi } from 'vitest';
import { heldCall } from '../../testing/held-reply.ts';
import { serverBehindProxy } from '../../testing/server-behind-proxy.ts';
import { brief, whole } from '../../testing/server-with-model.ts';

const { server, model, proxy, database, log } = await serverBehindProxy();

// Under load the driver may meet a socket that was just destroyed: then the call ends by its deadline.
it('keeps what a model took until the database can be reached again', { timeout: 90_000 }, async () => {
  const { answer, release } = await heldCall(model, replies.streamed(whole), () => server.rest('POST /content/generate', { body: brief }));
  proxy.cut();
  release();
  expect((await answer).status).toBe(503);
  await vi.waitFor(() => expect(log.text()).toContain('What a call of a model took could not be stored; trying again'), {
    timeout: 30_000,
  });
  proxy.restore();
  const attempts = database.db.collection('attempts');
  await vi.waitFor(async () => expect(await attempts.findOne({})).toMatchObject({ state: 'ended', answer: whole, output_tokens: 80 }), {
    timeout: 30_000,
    interval: 100,
  });
  expect((await server.rest('GET /usage')).body.data).toMatchObject([{ input_tokens: 120, output_tokens: 80 }]);
});

it('breaks off a call that it cannot keep on record, and makes no other', { timeout: 90_000 }, async () => {
  const brokenOff = Promise.withResolvers<void>();
  model.play((response) => void response.once('close', brokenOff.resolve));
  await database.db.command({ collMod: 'attempts', validator: { state: 'closed' } });
  const { status, body } = await server.rest('POST /content/generate', { body: brief });
  expect([status, body.code]).toEqual([502, 'generation_failed']);
  // None, where the database had refused it before it was sent.
  expect(model.requests.length).toBeLessThanOrEqual(1);
  if (model.requests.length === 1) await brokenOff.promise;
});

it.each([
  ['its campaign', 'Stored, and nobody was told', 'Stored, and nobody was told'],
  ['its reservation', 'Reserved, and nobody was told', 'POST /campaigns'],
])(
  'frees the idempotency key of a call that lost the answer for %s as soon as the database can be reached again',
  { timeout: 90_000 },
  async (lost, name, sent) => {
    const body = { name, campaign_type: 'sales' };
    const create = () => server.rest('POST /campaigns', { body, headers: { 'idempotency-key': lost.replace(' ', '-') } });
    proxy.cutAfter(sent);
    expect((await create()).status).toBe(503);
    proxy.restore();
    // Its reservation would run out after 30 s.
    await vi.waitFor(async () => expect((await create()).status).toBe(201), { timeout: 15_000, interval: 200 });
    expect(await database.db.collection('campaigns').countDocuments({ name })).toBe(1);
  },
);
