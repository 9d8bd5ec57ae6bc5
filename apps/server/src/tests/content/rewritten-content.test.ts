import { textParts } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { allEvents, putTogether, writingStream } from '../../../testing/event-stream.ts';
import { heldCall } from '../../../testing/held-reply.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const { server, model, get: read, attemptsOf, written } = await serverWithModel();
const output = JSON.parse(whole);
const subject = 'Bake your own sourdough in March';
const parts = (values: object) => replies.streamed(JSON.stringify(values));

const ask = (id: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(`POST /content/${id}/rewrite`, { body, headers });

describe('parts that are written anew', () => {
  it('take their place, and all others stay; the state before is a revision, and an approval ends', async () => {
    const before = await written();
    const stored = server.stored('content');
    await stored.updateOne({ _id: before.id }, { $set: { approved: { at: new Date(), key_id: 'key_1' } } });
    model.play(parts({ '/subject': subject, '/preheader': 'Six evenings, one starter' }));
    const { status, body } = await ask(before.id, { pointers: ['/subject', '/preheader'], instructions: 'With the month.' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'ready', output: { ...output, subject, preheader: 'Six evenings, one starter' }, title: subject, approved: null },
    });
    expect(body).toEqual(await read(before.id));
    expect(body.revision).toBe(before.revision + 1);
    expect(body.generation).toMatchObject({ attempts: 2, input_tokens: 240, output_tokens: 160 });
    expect((await attemptsOf(before.id))[0]).toMatchObject({
      attempt: 2,
      reason: 'repair',
      answer: JSON.stringify({ '/subject': subject, '/preheader': 'Six evenings, one starter' }),
    });
    const { data } = (await server.rest(`GET /content/${before.id}/revisions`)).body;
    expect(data[0]).toMatchObject({ revision: before.revision, output });
    const sent = JSON.stringify(model.requests[0]?.body);
    expect(sent).toContain('With the month.');
    expect(sent).toContain('"required":["/subject","/preheader"]');
  });

  it('are repaired where they fail their checks, and no other part is', async () => {
    const { id } = await written();
    model.play(parts({ '/subject': 'Bake with [Name]' }), parts({ '/subject': subject, '/body': 'Nothing.' }));
    const { body } = await ask(id, { pointers: ['/subject'] });
    expect(body).toMatchObject({ status: 'ready', output: { ...output, subject }, generation: { attempts: 3 } });
  });

  it('are asked for again where an answer has only some of them', async () => {
    const { id } = await written();
    model.play(replies.streamed('{"/subject": "Bake your first bread in March"}'), parts({ '/preheader': 'Six evenings for you' }));
    const { status, body } = await ask(id, { pointers: ['/subject', '/preheader'] });
    expect([status, body.output?.preheader]).toEqual([200, 'Six evenings for you']);
  });

  it('have to be there: others are named with those that are', async () => {
    const { id } = await written();
    const { status, body } = await ask(id, { pointers: ['/subject', '/headline', '/constructor'] });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { pointer: '/pointers/1', code: 'invalid_choice', message: 'must be one of /subject, /preheader, /body, /call_to_action' },
      { pointer: '/pointers/2', code: 'invalid_choice' },
    ]);
    expect((await ask(id, { pointers: [] })).status).toBe(400);
    expect((await ask(id, { pointers: Array.from({ length: 21 }, () => '/subject') })).status).toBe(400);
  });

  it('are none of a text without output', async () => {
    model.play(replies.streamed('Dear all, come in March.'));
    const { body } = await server.rest('POST /content/generate', { body: brief });
    expect(await ask(body.id, { pointers: ['/subject'] })).toMatchObject({ status: 409, body: { code: 'content_not_ready' } });
  });

  it('leave the record as it was where the model fails; what that cost is counted', async () => {
    const before = await written();
    model.play(replies.error(500, 'Oops'));
    const { status, body } = await ask(before.id, { pointers: ['/subject'] });
    expect({ status, body }).toMatchObject({ status: 502, body: { code: 'generation_failed', content_id: before.id } });
    const { generation, revision: _, updated_at: __, ...now } = await read(before.id);
    expect(before).toMatchObject(now);
    expect(generation.attempts).toBe(4);
    expect((await attemptsOf(before.id)).map(({ reason }: { reason: string }) => reason)).toEqual(['retry', 'retry', 'repair', 'first']);
  });

  it('come with a stream: the text as it stands, then the parts, and the record', async () => {
    const { id } = await written();
    model.play(parts({ '/subject': subject }));
    const stream = await writingStream(server, `/content/${id}/rewrite`, { pointers: ['/subject'] });
    expect(stream.status).toBe(200);
    const events = await allEvents(stream);
    const record = await read(id);
    expect(putTogether(events)).toEqual(Object.fromEntries(textParts(record.output)));
    expect(events[0]).toMatchObject({ event: 'content.started', data: { id } });
    expect(events.filter(({ event }) => event === 'content.attempt').map(({ data }) => data)).toMatchObject([
      { attempt: 1, reason: 'first', pointers: [''] },
      { attempt: 2, reason: 'repair', pointers: ['/subject'] },
    ]);
    expect(events.at(-1)).toMatchObject({ event: 'content.finished', data: { id, output: { ...output, subject } } });
    expect(events.filter(({ event }) => event === 'content.check')).toHaveLength(record.checks.length);
  });

  it('end a stream with the problem where the model fails', async () => {
    const { id } = await written();
    model.play(replies.cutAfter('{"/subject": "Half'));
    const events = await allEvents(await writingStream(server, `/content/${id}/rewrite`, { pointers: ['/subject'] }));
    expect(putTogether(events)).toEqual(Object.fromEntries(textParts(output)));
    expect(events.at(-1)).toMatchObject({ event: 'problem', data: { code: 'generation_failed' } });
  });

  it('are paid for once, however often they are asked for with one key', async () => {
    const { id } = await written();
    model.play(parts({ '/subject': subject }));
    const body = { pointers: ['/subject'] };
    const headers = { 'idempotency-key': `rewrite-${id}` };
    await allEvents(await writingStream(server, `/content/${id}/rewrite`, body, headers));
    // The answer is kept at the moment at which the stream ends.
    const again = await vi.waitFor(async () => {
      const answer = await ask(id, body, headers);
      expect(answer.status).toBe(200);
      return answer;
    }, 10_000);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body.output.subject]).toEqual([200, 'true', subject]);
    const streamed = await allEvents(await writingStream(server, `/content/${id}/rewrite`, body, headers));
    expect(streamed.at(-1)).toMatchObject({ event: 'content.finished', data: { id, output: { subject } } });
    expect(model.requests).toHaveLength(1);
  });
});

describe('an edit while parts are written anew', () => {
  it('of another part stays', async () => {
    const { id } = await written();
    const { answer: rewriting, release } = await heldCall(model, parts({ '/subject': subject }), () => ask(id, { pointers: ['/subject'] }));
    expect((await read(id)).status).toBe('ready');
    const edited = { ...output, call_to_action: 'Keep me a place' };
    expect((await server.rest(`PATCH /content/${id}`, { body: { output: edited, tags: ['spring'] } })).status).toBe(200);
    release();
    expect(await rewriting).toMatchObject({ status: 200, body: { output: { ...edited, subject }, tags: ['spring'] } });
  });

  it('of the same part is not overwritten, and what was written is in the attempts', async () => {
    const { id } = await written();
    const { answer: rewriting, release } = await heldCall(model, parts({ '/subject': subject }), () => ask(id, { pointers: ['/subject'] }));
    const edited = { ...output, subject: 'Sourdough by hand' };
    await server.rest(`PATCH /content/${id}`, { body: { output: edited } });
    release();
    expect(await rewriting).toMatchObject({ status: 409, body: { code: 'content_not_ready', current_status: 'ready' } });
    expect(await read(id)).toMatchObject({ output: edited, generation: { attempts: 2 } });
    expect((await attemptsOf(id))[0]).toMatchObject({ answer: JSON.stringify({ '/subject': subject }) });
  });

  it('of another part is not built upon with If-Match, and what was written is paid for', async () => {
    const { id, revision } = await written();
    const { answer: rewriting, release } = await heldCall(model, parts({ '/subject': subject }), () =>
      ask(id, { pointers: ['/subject'] }, { 'if-match': `"${revision}"` }),
    );
    await server.rest(`PATCH /content/${id}`, { body: { tags: ['spring'] } });
    release();
    const { status, headers, body } = await rewriting;
    const now = await read(id);
    expect(now).toMatchObject({ output, tags: ['spring'], generation: { attempts: 2 } });
    expect([status, body.current_revision, headers.get('etag')]).toEqual([412, now.revision, `"${now.revision}"`]);
    const late = await ask(id, { pointers: ['/subject'] }, { 'if-match': `"${revision}"` });
    expect([late.status, (await read(id)).generation.attempts]).toEqual([412, 2]);
  });

  it('that deletes the record leaves nothing to put them into', async () => {
    const { id } = await written();
    const { answer: rewriting, release } = await heldCall(model, parts({ '/subject': subject }), () => ask(id, { pointers: ['/subject'] }));
    await server.rest(`DELETE /content/${id}`);
    release();
    expect(await rewriting).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
