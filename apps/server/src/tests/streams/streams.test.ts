import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes, textParts } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  allEvents,
  generateStream,
  PutTogether,
  putTogether,
  restStreams,
  streamDoors,
  trpcStreams,
  type OpenStream,
  type SentEvent,
} from '../../../testing/event-stream.ts';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const timings = { heartbeat: 60_000, sweep: 60_000, grace: 500 };
const { server, model, get, written } = await serverWithModel({ generationConcurrency: 2 }, timings);
const { output } = contentTypes.email.example;
const patient = { timeout: 20_000 };

const names = (events: readonly SentEvent[]) => events.map(({ event }) => event);
const partsOf = (text: unknown) => Object.fromEntries(textParts(text));

/** Reads a stream up to an event that fits, which is the last. */
async function readUntil(events: AsyncIterator<SentEvent>, fits: (event: SentEvent) => boolean): Promise<SentEvent[]> {
  const read: SentEvent[] = [];
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) throw new Error(`The stream ended with ${JSON.stringify(read.at(-1))}`);
    read.push(value);
    if (fits(value)) return read;
  }
}
const isDelta = ({ event }: SentEvent) => event === 'content.delta';
const idOf = async (stream: OpenStream) => String(stream.headers.get('location')).split('/').at(-1) ?? '';

/** The beginning of a text in pieces, of which each has something of a part and ends in the middle of something. */
const pieces = whole.match(/[^]{29}/g) ?? [];

/** A text that is written slowly enough for other servers to follow it. */
async function slowText() {
  const guide = guidedReply();
  model.play(guide.reply);
  const stream = await generateStream(server, brief);
  const id = await idOf(stream);
  const stored = () => server.db.collection('content_streams').countDocuments({ _id: { $regex: `^${id}` } as never });
  return {
    guide,
    stream,
    id,
    /** Resolves when other servers can read the sent deltas. */
    shared: () => vi.waitFor(async () => expect(await stored()).toBeGreaterThan(0), patient),
  };
}

describe.each(Object.values(contentTypes))('a stream of $name', ({ example }) => {
  it('gives its output in parts, and ends in the record; when it is done, so does every other one', async () => {
    model.play(replies.streamed(JSON.stringify(example.output, null, 2)));
    const stream = await generateStream(server, example.request);
    expect([stream.status, stream.headers.get('location')]).toEqual([201, expect.stringMatching(/^\/v1\/content\/cnt_/)]);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const events = await allEvents(stream);
    expect(names(events).slice(0, 2)).toEqual(['content.started', 'content.attempt']);
    expect(events[1]?.data).toEqual({ attempt: 1, model: 'gpt-5-mini', reason: 'first', pointers: [''] });
    const record = await get(events[0]?.data.id);
    expect(events.at(-1)).toMatchObject({ event: 'content.finished', data: record });
    expect(putTogether(events)).toEqual(partsOf(record.output));
    expect(events.filter(({ event }) => event === 'content.check').map(({ data }) => data.check)).toEqual(record.checks);
    expect(events.every(({ id }) => /^\d+-\d+$/.test(id))).toBe(true);
    for (const door of streamDoors) {
      const later = await allEvents(await door.follow(server, record.id));
      expect(putTogether(later)).toEqual(partsOf(record.output));
      expect(later.filter(isDelta)).toHaveLength(textParts(record.output).length);
      expect([later[0]?.data, later.at(-1)?.data]).toEqual([{ id: record.id }, record]);
    }
  });
});

describe('a stream', () => {
  it('shows each part as it is written, here and on another server', async () => {
    const other = await server.another();
    const { guide, stream, id, shared } = await slowText();
    const here = stream[Symbol.asyncIterator]();
    await guide.send(whole.slice(0, 60));
    const first = await readUntil(here, isDelta);
    expect(names(first)).toEqual(['content.started', 'content.attempt', 'content.delta']);
    expect(output.subject.startsWith(first.at(-1)?.data.text)).toBe(true);
    await shared();
    const followed = await Promise.all(streamDoors.map((door) => door.follow(other, id)));
    const there = followed.map((one) => one[Symbol.asyncIterator]());
    const before = await Promise.all(there.map((one) => readUntil(one, isDelta)));
    for (const events of before) expect(names(events)).toEqual(names(first));
    await guide.send(whole.slice(60));
    await guide.finish();
    const after = await Promise.all([here, ...there].map((one) => readUntil(one, ({ event }) => event === 'content.finished')));
    const record = await get(id);
    for (const [at, events] of after.entries()) {
      expect(putTogether([...(at === 0 ? first : (before[at - 1] ?? [])), ...events])).toEqual(partsOf(record.output));
      expect(events.at(-1)?.data).toEqual(record);
    }
  });

  it('is resumed after every event, and in the middle of each, through both doors and on both servers', { timeout: 60_000 }, async () => {
    const other = await server.another();
    const { guide, stream, id, shared } = await slowText();
    const events: SentEvent[] = [];
    const whenDone = (async () => {
      for await (const event of stream) events.push(event);
    })();
    const length = () => Object.values(putTogether(events)).join('').length;
    for (const piece of pieces) {
      const before = length();
      await guide.send(piece);
      await vi.waitFor(() => expect(length()).toBeGreaterThan(before), patient);
    }
    await shared();
    await guide.send(whole.slice(pieces.join('').length));
    await guide.finish();
    await whenDone;
    const record = await get(id);
    for (const to of [server, other])
      for (const door of streamDoors)
        for (const at of events.keys()) {
          const kept = events.slice(0, at + 1);
          const others = await allEvents(await door.follow(to, id, { lastEventId: kept.at(-1)?.id }));
          expect(putTogether([...kept, ...others])).toEqual(partsOf(record.output));
          expect(others.at(-1)).toMatchObject({ event: 'content.finished', data: record });
          // Exactly the rest, but for a reader that has nothing yet.
          expect(others.some(({ event }) => event === 'content.attempt')).toBe(at === 0);
        }
    const middle = events.find((event) => isDelta(event) && event.data.text.length > 10);
    if (middle === undefined) throw new Error('There is no long delta');
    const [attempt = '', end = ''] = middle.id.split('-');
    const cut = { ...middle, data: { ...middle.data, text: middle.data.text.slice(0, -7) } };
    const kept = [...events.slice(0, events.indexOf(middle)), cut];
    const others = await allEvents(await restStreams.follow(other, id, { lastEventId: `${attempt}-${Number(end) - 7}` }));
    expect(putTogether([...kept, ...others])).toEqual(partsOf(record.output));
  });

  it('is refused whose last event is none of this text, whether it is written, was followed, or never was', async () => {
    model.play(replies.streamed(whole), replies.streamed(whole));
    const { body: plain } = await server.rest('POST /content/generate', { body: brief });
    const [started] = await allEvents(await generateStream(server, brief));
    const { guide, stream, id } = await slowText();
    const other = await server.another();
    const reading = stream[Symbol.asyncIterator]();
    await guide.send(whole.slice(0, 60));
    await readUntil(reading, isDelta);
    for (const lastEventId of ['x', '-1', '1', '9-9-9', '99999999999-1', '0-7', '9-9', '1-99999'])
      for (const door of streamDoors)
        for (const [to, text] of [
          [server, plain.id],
          [server, started?.data.id],
          [other, started?.data.id],
          [server, id],
          [other, id],
        ]) {
          const [refused] = await allEvents(await door.follow(to, text, { lastEventId }));
          expect([lastEventId, refused?.data.code, refused?.data.errors]).toMatchObject([
            lastEventId,
            'invalid_request',
            [{ in: 'header', pointer: '/last-event-id' }],
          ]);
        }
    for (const lastEventId of ['', '0-0']) {
      const events = await allEvents(await restStreams.follow(server, plain.id, { lastEventId }));
      expect(putTogether(events)).toEqual(partsOf(plain.output));
    }
    await guide.send(whole.slice(60));
    await guide.finish();
    await readUntil(reading, ({ event }) => event === 'content.finished');
  });

  it('of a text that has ended before other servers heard of it goes on where it was, on each of them', async () => {
    const other = await server.another();
    const { guide, stream } = await slowText();
    const reading = stream[Symbol.asyncIterator]();
    await guide.send(whole.slice(0, 60));
    const first = await readUntil(reading, isDelta);
    await guide.send(whole.slice(60));
    await guide.finish();
    const events = [...first, ...(await readUntil(reading, ({ event }) => event === 'content.finished'))];
    for (const to of [server, other])
      for (const at of events.keys()) {
        const kept = events.slice(0, at + 1);
        const others = await allEvents(await restStreams.follow(to, events[0]?.data.id, { lastEventId: kept.at(-1)?.id }));
        expect(putTogether([...kept, ...others])).toEqual(putTogether(events));
        // Exactly the rest, but for a reader that has nothing yet, or all.
        const exact = at === 0 ? names(others) : at === events.length - 1 ? ['content.finished'] : names(events.slice(at + 1));
        expect(names(others)).toEqual(exact);
      }
  });

  it('of a text that waits begins, and goes on when its turn has come', async () => {
    const held = [guidedReply(), guidedReply()] as const;
    model.play(held[0].reply, held[1].reply, replies.streamed(whole));
    const running = await Promise.all([generateStream(server, brief), generateStream(server, brief)]);
    await Promise.all(held.map(({ called }) => called));
    const waiting = await generateStream(server, brief);
    const events = waiting[Symbol.asyncIterator]();
    expect(names(await readUntil(events, () => true))).toEqual(['content.started']);
    await held[0].send(whole);
    await held[0].finish();
    const others = await readUntil(events, ({ event }) => event === 'content.finished');
    expect(putTogether(others)).toEqual(partsOf(output));
    await held[1].send(whole);
    await held[1].finish();
    for (const one of running) expect((await allEvents(one)).at(-1)).toMatchObject({ data: { status: 'ready' } });
  });

  it('ends in the record of a text that fails, with the problem in it', async () => {
    model.play(replies.refusal('No.'));
    const events = await allEvents(await generateStream(server, brief));
    expect(names(events)).toEqual(['content.started', 'content.finished']);
    expect(events.at(-1)?.data).toMatchObject({ status: 'failed', output: null, error: { code: 'generation_failed' } });
    for (const door of streamDoors)
      expect((await allEvents(await door.follow(server, events[0]?.data.id))).at(-1)?.data).toEqual(events.at(-1)?.data);
  });

  it('ends in the record of a text that is cancelled, here and on another server', async () => {
    const other = await server.another();
    const { guide, stream, id, shared } = await slowText();
    await guide.send(whole.slice(0, 60));
    await shared();
    const followed = await Promise.all(streamDoors.map((door) => door.follow(other, id)));
    const ends = [stream, ...followed].map((one) => allEvents(one));
    await wait(100);
    expect((await other.rest(`POST /content/${id}/cancel`)).status).toBe(200);
    for (const events of await Promise.all(ends)) expect(events.at(-1)).toMatchObject({ data: { id, status: 'cancelled', output: null } });
    await guide.closed;
  });

  it('ends in a problem where its record is deleted', async () => {
    const { guide, stream, id } = await slowText();
    await guide.called;
    const followed = await Promise.all(streamDoors.map((door) => door.follow(server, id)));
    const ends = [stream, ...followed].map((one) => allEvents(one));
    await server.rest(`DELETE /content/${id}`);
    await guide.send(whole);
    await guide.finish();
    const [begun, ...others] = await Promise.all(ends);
    expect(begun?.at(-1)).toMatchObject({ event: 'problem', data: { code: 'generation_failed', content_id: id } });
    for (const events of others) expect(events.at(-1)).toMatchObject({ event: 'problem', data: { code: 'not_found' } });
  });

  it('can be left without any harm to the text', async () => {
    const { guide, stream, id } = await slowText();
    await guide.send(whole.slice(0, 60));
    await readUntil(stream[Symbol.asyncIterator](), isDelta);
    stream.leave();
    await wait(100);
    await guide.send(whole.slice(60));
    await guide.finish();
    await vi.waitFor(async () => expect(await get(id)).toMatchObject({ status: 'ready', output }), patient);
  });

  it('gives anew what was read otherwise in the end', async () => {
    const wrong = JSON.stringify({ subject: 'A draft', preheader: 'Not this', body: 7 });
    model.play(replies.streamed(`${wrong.slice(0, -1)}\n\nOn second thoughts:\n${whole}`));
    const events = await allEvents(await generateStream(server, brief));
    const record = events.at(-1)?.data;
    const mended = { attempt: 1, reason: 'mended', pointers: ['/subject', '/preheader'] };
    expect(events.filter(({ event }) => event === 'content.attempt').at(-1)?.data).toMatchObject(mended);
    expect(putTogether(events)).toEqual(partsOf(record.output));
  });

  it('is refused before it begins as any other call is', async () => {
    const faulty = await generateStream(server, { ...brief, topic: '' });
    expect([faulty.status, faulty.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  it('has no head of its own, and is not what a client gets that takes JSON as well', async () => {
    const record = await written();
    const both = 'application/json,text/event-stream,application/problem+json';
    expect((await server.rest(`GET /content/${record.id}`, { headers: { accept: both } })).body).toEqual(record);
    const head = await server.rest(`HEAD /content/${record.id}`, { headers: { accept: 'text/event-stream, */*;q=0.1' } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/json']);
  });
});

describe('a reader that stops for a while', () => {
  it('gets what it has missed in a few long deltas, and no more than thirty a second otherwise', { timeout: 60_000 }, async () => {
    const { guide, stream, id } = await slowText();
    const body = 'Come and bake with us. '.repeat(20_000);
    const long = JSON.stringify({ ...output, body });
    const began = performance.now();
    const follower = await restStreams.follow(server, id);
    const fast = allEvents(stream);
    // Nothing is read of it: the connection takes as much as fits into its buffers.
    for (let at = 0; at < long.length; at += 400) {
      await guide.send(long.slice(at, at + 400));
      if (at % 40_000 === 0) await wait(10);
    }
    await guide.finish();
    const events = await fast;
    const seconds = (performance.now() - began) / 1_000;
    expect(putTogether(events)).toEqual(partsOf({ ...output, body: body.trim() }));
    expect(events.filter(isDelta).length).toBeLessThan(30 * seconds + body.length / 16_384 + 10);
    const late = await allEvents(follower);
    expect(putTogether(late)).toEqual(putTogether(events));
    expect(late.filter(isDelta).length).toBeLessThan(30 * seconds + body.length / 16_384 + 10);
  });
});

describe('a text with an idempotency key', () => {
  const keyed = () => ({ 'idempotency-key': randomUUID() });

  it('is begun once, however often its stream is asked for', async () => {
    const headers = keyed();
    const guide = guidedReply();
    model.play(guide.reply);
    const first = await generateStream(server, brief, headers);
    await guide.called;
    const second = await generateStream(server, brief, headers);
    expect([second.status, second.headers.get('location')]).toEqual([201, first.headers.get('location')]);
    await guide.send(whole);
    await guide.finish();
    const [one, two] = await Promise.all([allEvents(first), allEvents(second)]);
    expect([putTogether(one), putTogether(two)]).toEqual([partsOf(output), partsOf(output)]);
    const third = await allEvents(await generateStream(server, brief, headers));
    expect([third[0]?.data.id, putTogether(third), third.at(-1)?.data]).toEqual([one[0]?.data.id, partsOf(output), one.at(-1)?.data]);
    const { status, body } = await server.rest('POST /content/generate', { body: brief, headers });
    expect([status, body]).toEqual([201, one.at(-1)?.data]);
    expect((await server.rest('POST /content/generate', { body: { ...brief, topic: 'Other' }, headers })).body.code).toBe(
      'idempotency_key_reused',
    );
    expect(model.requests).toHaveLength(1);
  });

  it('goes on as a stream where its first request waits for JSON, or had its answer', async () => {
    const headers = keyed();
    const guide = guidedReply();
    model.play(guide.reply);
    const first = server.rest('POST /content/generate', { body: brief, headers });
    await guide.called;
    const during = await generateStream(server, brief, headers);
    await guide.send(whole);
    await guide.finish();
    const { body: record } = await first;
    expect((await allEvents(during)).at(-1)?.data).toEqual(record);
    const after = await generateStream(server, brief, headers);
    expect(after.headers.get('idempotency-replayed')).toBe('true');
    expect((await allEvents(after)).at(-1)?.data).toEqual(record);
    expect(model.requests).toHaveLength(1);
  });

  it('that has failed ends its stream in the record', async () => {
    const headers = keyed();
    model.play(replies.refusal('No.'));
    expect((await server.rest('POST /content/generate', { body: brief, headers })).status).toBe(502);
    const events = await allEvents(await generateStream(server, brief, headers));
    expect(events.at(-1)?.data).toMatchObject({ status: 'failed' });
    const unknown = { ...brief, campaign_id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' };
    const other = keyed();
    expect((await server.rest('POST /content/generate', { body: unknown, headers: other })).status).toBe(400);
    expect((await generateStream(server, unknown, other)).status).toBe(400);
    expect(model.requests).toHaveLength(1);
  });
});

describe('a text in the background', () => {
  it('is answered as soon as it is stored, and written all the same', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await server.rest('POST /content/generate', { body: { ...brief, background: true }, headers });
    expect([first.status, first.headers.get('location')]).toEqual([202, `/v1/content/${first.body.id}`]);
    expect(first.body).toMatchObject({ status: 'generating', text: null, revision: 1 });
    expect(first.body.request).not.toHaveProperty('background');
    held.release();
    await vi.waitFor(async () => expect(await get(first.body.id)).toMatchObject({ status: 'ready', output }), patient);
    const again = await server.rest('POST /content/generate', { body: { ...brief, background: true }, headers });
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([202, 'true', first.body]);
    expect(model.requests).toHaveLength(1);
  });

  it('says in its record how it failed', async () => {
    model.play(replies.refusal('No.'));
    const { body } = await server.rest('POST /content/generate', { body: { ...brief, background: true } });
    await vi.waitFor(async () => expect(await get(body.id)).toMatchObject({ status: 'failed' }), patient);
  });
});

describe('a server that stops', () => {
  it('ends its streams, and they go on at the server that takes the text over', { timeout: 60_000 }, async () => {
    const stopping = await server.another({}, { timings: { ...timings, grace: 50 } });
    const guide = guidedReply();
    model.play(guide.reply, replies.streamed(whole));
    const stream = await generateStream(stopping, brief);
    const id = await idOf(stream);
    const rpc = await trpcStreams.follow(stopping, id);
    const iterator = stream[Symbol.asyncIterator]();
    await guide.send(whole.slice(0, 60));
    const kept = await readUntil(iterator, isDelta);
    await stopping.stop();
    // Cut off without an event that would end it.
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) kept.push(next.value);
    expect(names(kept)).not.toContain('content.finished');
    expect(names(kept)).not.toContain('problem');
    expect((await allEvents(rpc)).at(-1)).toMatchObject({ event: 'problem', data: { code: 'unavailable' } });
    const next = await server.another({}, { timings: { ...timings, sweep: 100 } });
    const others = await allEvents(await restStreams.follow(server, id, { lastEventId: kept.at(-1)?.id }));
    expect(others.find(({ event }) => event === 'content.attempt')?.data).toMatchObject({
      attempt: 2,
      reason: 'taken_over',
      pointers: [''],
    });
    expect(putTogether([...kept, ...others])).toEqual(partsOf(output));
    expect(others.at(-1)?.data).toEqual((await next.rest(`GET /content/${id}`)).body);
  });
});

it('puts together what a client keeps', () => {
  const client = new PutTogether();
  const take = (event: string, data: object) => client.take({ event, id: '', data });
  take('content.delta', { pointer: '/sections/1/body', text: 'Old' });
  take('content.delta', { pointer: '/sections/10/body', text: 'Stays' });
  take('content.attempt', { pointers: ['/sections/1'] });
  take('content.delta', { pointer: '/sections/1/body', text: 'New' });
  expect(Object.fromEntries(client.parts)).toEqual({ '/sections/10/body': 'Stays', '/sections/1/body': 'New' });
});
