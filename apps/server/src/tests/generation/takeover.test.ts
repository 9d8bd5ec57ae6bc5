import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldReply } from '../../../testing/held-reply.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { reopenCalls } from '../../../testing/reopen-calls.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const hasty = { heartbeat: 40, sweep: 60, grace: 500 };
const { server, model, get, ended, written } = await serverWithModel({}, { ...hasty, sweep: 3_600_000 });
const output = contentTypes.email.example.output;
const half = whole.slice(0, 60);

/** Another server, which looks for abandoned generations at its start and then at short intervals. */
const another = (timings = hasty, log = keptLog('silent').log) => server.another({}, { timings, log });

const content = () => server.stored('content');

/** A record whose process is gone in the middle of its first call: a finished one, set back to its former state with its attempt. */
async function abandoned(lease: object = {}, body: object = brief) {
  model.play(replies.streamed(whole));
  const { body: record } = await server.rest('POST /content/generate', { body });
  await reopenCalls(server, record.id);
  const begun = {
    status: 'generating',
    output: null,
    text: half,
    checks: [],
    revision: 2,
    lease: { token: 'gone', until: new Date(0), claims: 1, ...lease },
  };
  await content().updateOne({ _id: record.id }, { $set: begun });
  return String(record.id);
}

afterEach(async () => {
  // Removes the texts that a test left, so that no server takes them over.
  await content().deleteMany({ lease: { $exists: true } });
});

describe('a generation whose process is gone', () => {
  it('is taken over at the next start and finished, from the brief', async () => {
    const id = await abandoned();
    expect(await get(id)).toMatchObject({ status: 'generating', text: half });
    model.play(replies.streamed(whole));
    await another({ ...hasty, sweep: 60_000 });
    expect(await ended(id)).toMatchObject({
      status: 'ready',
      output,
      text: contentTypes.email.markdown(output, { link: null }),
      generation: { attempts: 2, output_tokens: 80 },
    });
  });

  it('is taken over by only one of two servers', async () => {
    const held = heldReply(replies.streamed(whole));
    const ids = [await abandoned(), await abandoned(), await abandoned()];
    model.play(held.reply);
    await Promise.all([another(), another()]);
    await held.called;
    await wait(300);
    held.release();
    for (const id of ids) expect(await ended(id)).toMatchObject({ status: 'ready' });
    expect(model.requests).toHaveLength(3);
  });

  it('becomes failed when the model fails, with the id of the request that took it over', async () => {
    const id = await abandoned();
    model.play(replies.refusal('No.'));
    await another();
    expect(await ended(id)).toMatchObject({
      status: 'failed',
      error: { code: 'generation_failed', content_id: id, request_id: `takeover-${id}-2` },
    });
  });

  it('does not block others: many are taken over concurrently', async () => {
    const held = heldReply(replies.streamed(whole));
    const ids = [await abandoned(), await abandoned(), await abandoned(), await abandoned()];
    model.play(held.reply);
    await another();
    await vi.waitFor(() => expect(model.requests).toHaveLength(ids.length), { timeout: 5_000 });
    held.release();
    for (const id of ids) expect(await ended(id)).toMatchObject({ status: 'ready' });
  });

  it('becomes failed after five interruptions, and no model is called', async () => {
    const id = await abandoned({ claims: 5 });
    model.play(replies.streamed(whole));
    const log = keptLog('info');
    await another(hasty, log.log);
    expect(await ended(id)).toMatchObject({
      status: 'failed',
      text: half,
      output: null,
      error: { code: 'generation_failed', content_id: id, detail: 'Its generation was broken off 5 times.' },
    });
    expect(model.requests).toHaveLength(0);
    const failure = { level: 40, content_id: id, code: 'generation_failed', kind: 'broken_off', msg: expect.stringContaining('5 times') };
    await expect.poll(() => log.lines()).toContainEqual(expect.objectContaining(failure));
  });

  it('is taken over once more for each answer that has come, which is not asked for again', async () => {
    const record = await written();
    const begun = { status: 'generating', output: null, checks: [], lease: { token: 'gone', until: new Date(0), claims: 5 } };
    await content().updateOne({ _id: record.id }, { $set: begun });
    await another();
    expect(await ended(record.id)).toMatchObject({ status: 'ready', output, generation: { attempts: 1, output_tokens: 80 } });
    expect(model.requests).toHaveLength(1);
  });

  it('is named in the log with its cause where it fails', async () => {
    const id = await abandoned();
    model.play(replies.error(401, { message: 'Not for Zanzibar' }));
    const log = keptLog('info');
    await another(hasty, log.log);
    expect(await ended(id)).toMatchObject({ status: 'failed' });
    const failure = { level: 40, content_id: id, code: 'generation_failed', kind: 'refused', status: 401 };
    await expect.poll(() => log.lines()).toContainEqual(expect.objectContaining(failure));
    expect(log.text()).not.toContain('Zanzibar');
  });

  it('is taken over up to five times', async () => {
    const id = await abandoned({ claims: 4 });
    model.play(replies.streamed(whole));
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready' });
  });

  it('is written even if its campaign has been deleted', async () => {
    const { body: campaign } = await server.rest('POST /campaigns', { body: { name: 'Spring', campaign_type: 'sales' } });
    const id = await abandoned({}, { ...brief, campaign_id: campaign.id });
    await server.rest(`DELETE /campaigns/${campaign.id}`);
    model.play(replies.streamed(whole));
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready', campaign_id: campaign.id });
  });

  it('is written with a language extension, which version 0.1.0 accepted, and can be read before and after', async () => {
    const id = await abandoned();
    await content().updateOne({ _id: id }, { $set: { language: 'en-US-u-hc-h12', 'request.language': 'en-US-u-hc-h12' } });
    const english = { language: 'en-US', request: { language: 'en-US' } };
    expect(await get(id)).toMatchObject({ status: 'generating', ...english });
    model.play(replies.streamed(whole));
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready', ...english });
    for (const view of ['full', 'summary']) {
      const { body } = await server.rest(`GET /content?view=${view}`);
      expect(body.data).toContainEqual(expect.objectContaining({ id, language: 'en-US' }));
    }
  });

  it('becomes failed at an unexpected error, which is logged with its place but without words of the brief', async () => {
    const id = await abandoned({}, { ...brief, topic: 'Nobody may read this' });
    const spoilt = { $set: { 'request.keywords': { map: 'Nobody may read this' } } };
    await content().updateOne({ _id: id }, spoilt, { bypassDocumentValidation: true });
    const log = keptLog('info');
    await another(hasty, log.log);
    // A record like this cannot be read through a door.
    const failed = { status: 'failed', error: { code: 'generation_failed', detail: expect.stringMatching(/on our side/) } };
    await vi.waitFor(async () => expect(await content().findOne({ _id: id })).toMatchObject(failed), 5_000);
    const defects = log.lines().filter(({ level }) => level === 50);
    expect(defects).toMatchObject([
      {
        content_id: id,
        request_id: `takeover-${id}-2`,
        defect: { type: 'TypeError', stack: expect.arrayContaining([expect.stringMatching(/\w+\.ts:\d+/)]) },
      },
    ]);
    expect(log.text()).not.toContain('Nobody');
  });
});

it('stops writing a text that another server took over, and tells the waiting client where to find it', async () => {
  const gone = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  model.play((response) => {
    response.once('close', gone.resolve);
    called.resolve();
  }, replies.streamed(whole));
  const answer = server.rest('POST /content/generate', { body: brief });
  await called.promise;
  const [record] = (await server.rest('GET /content?limit=1')).body.data;
  // As if this server had lost the database for too long: its next heartbeat is too late.
  await content().updateOne({ _id: record.id }, { $set: { lease: { token: 'stolen', until: new Date(0), claims: 2 } } });
  await gone.promise;
  const { status, headers, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable', content_id: record.id } });
  expect([headers.has('retry-after'), headers.get('location')]).toEqual([true, `/v1/content/${record.id}`]);
  expect(await get(record.id)).toMatchObject({ status: 'generating' });
});

describe('a stop', () => {
  it('waits for a text whose client has disconnected', async () => {
    // Long enough for a busy machine to read and check the text.
    const other = await another({ ...hasty, grace: 20_000 });
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const tab = new AbortController();
    const headers = { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' };
    const answer = fetch(`${other.url}/v1/content/generate`, { method: 'POST', headers, body: JSON.stringify(brief), signal: tab.signal });
    await held.called;
    const [{ id }] = (await server.rest('GET /content?limit=1')).body.data;
    tab.abort();
    await expect(answer).rejects.toThrow('abort');
    const stopped = other.stop();
    await wait(100);
    held.release();
    await stopped;
    expect(await get(id)).toMatchObject({ status: 'ready', output });
  });

  it('releases what is not done within the grace period, with the text so far, and it is taken over at once', async () => {
    const other = await another({ ...hasty, sweep: 60_000 });
    model.play(replies.silentAfter(half), replies.streamed(whole));
    const answer = other.rest('POST /content/generate', { body: brief });
    await vi.waitFor(() => expect(model.requests).toHaveLength(1), 10_000);
    await wait(100);
    const [{ id }] = (await server.rest('GET /content?limit=1')).body.data;
    await other.stop();
    expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable', content_id: id } });
    expect(await get(id)).toMatchObject({ status: 'generating', text: half });
    expect(await content().findOne({ _id: id })).toMatchObject({ lease: { claims: 0 } });
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready', output });
  });
});
