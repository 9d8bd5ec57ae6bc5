import { contentTypes, textParts } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it, vi } from 'vitest';
import { allEvents, generateStream, putTogether, restStreams, streamDoors, type SentEvent } from '../../../testing/event-stream.ts';
import { guidedReply } from '../../../testing/guided-reply.ts';
import type { MainProcess } from '../../../testing/main-process.ts';
import { rest } from '../../../testing/rest.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

// Looks for abandoned texts often: a killed server leaves some.
const { server, model, ofProcess } = await serverWithModel({}, { heartbeat: 60_000, sweep: 100, grace: 500 });
const patient = { timeout: 30_000 };
const content = () => server.db.collection<{ _id: string; lease?: { token: string } }>('content');

const letter = contentTypes.email.example.output;
const brief = { type: 'email', topic: 'Our course in March', keywords: ['sourdough', 'rye flour'], facts: ['Six evenings'] };
/** Double spaces, which the program mends, and a keyword missing, which the model repairs. */
const first = JSON.stringify({ ...letter, preheader: letter.preheader.replace(' ', '  ') });
const body = `${letter.body} We bake with rye flour, too.`;
const repaired = { ...letter, body };

const generate = (at: { readonly url: string }, more: object = {}) =>
  rest({ url: at.url, adminKey: server.adminKey }, 'POST /content/generate', { body: { ...brief, ...more } });

/** Begins a text in one of the ways to wait, and returns its caller's answer when the server is gone. */
const ways = {
  plain: async (at: MainProcess) => {
    const cut = generate(at).catch(() => 'cut off');
    return async () => {
      expect(await cut).toBe('cut off');
      return [];
    };
  },
  background: async (at: MainProcess) => {
    expect((await generate(at, { background: true })).status).toBe(202);
    return async () => [];
  },
  stream: async (at: MainProcess) => {
    const events = allEvents(await generateStream({ url: at.url, adminKey: server.adminKey }, brief));
    return () => events;
  },
};

const ends = [
  ...Object.entries(ways).map(([way, begin]) => ['killed', way, begin] as const),
  // Who waits for it is told where to find it.
  ['stopped', 'background', ways.background] as const,
];

it.each(ends)(
  'a text whose server is %s while it is repaired is not paid for again, but for that call: %s',
  { timeout: 120_000 },
  async (how, way, begin) => {
    const { killed } = await ofProcess();
    const [lost, won] = [guidedReply(), guidedReply()];
    model.play(replies.streamed(first), lost.reply, won.reply);
    const cut = await begin(killed);
    await lost.called;
    await lost.send(`{"/body": ${JSON.stringify('Lost words').slice(0, -1)}`);
    const id = String((await server.rest('GET /content?limit=1')).body.data[0].id);
    const watched = await Promise.all(streamDoors.map((door) => door.follow(server, id)));
    const heardHere = watched.map((stream) => allEvents(stream));
    const stored = () => server.db.collection('content_streams').countDocuments({ _id: { $regex: `^${id}` } as never });
    await vi.waitFor(async () => expect(await stored()).toBeGreaterThan(0), patient);
    const held = await content().findOne({ _id: id });
    const signal = how === 'killed' ? 'SIGKILL' : 'SIGTERM';
    // The second one ends the wait for calls in flight; signals within the first second count as one.
    const repeated = setInterval(() => killed.child.kill(signal), 600);
    await killed.end(signal).finally(() => clearInterval(repeated));
    const kept: readonly SentEvent[] = await cut();

    // The lease of the server that is gone, and no other: a text that was handed on may be held anew.
    await content().updateOne({ _id: id, 'lease.token': held?.lease?.token }, { $set: { 'lease.until': new Date(0) } });
    await won.called;
    const record = async () => (await server.rest(`GET /content/${id}`)).body;
    // The text so far is there meanwhile.
    const resumed = allEvents(await restStreams.follow(server, id, { lastEventId: kept.at(-1)?.id }));
    await won.send(JSON.stringify({ '/body': body }));
    await won.finish();
    await vi.waitFor(async () => expect(await record()).toMatchObject({ status: 'ready' }), patient);

    expect(model.requests).toHaveLength(3);
    expect(await record()).toMatchObject({ output: repaired, generation: { attempts: 4 } });
    expect((await server.rest(`GET /content/${id}/attempts`)).body.data).toMatchObject([
      { attempt: 4, reason: 'repair', answer: JSON.stringify({ '/body': body }), usage_source: 'estimate', error: null },
      { attempt: 3, reason: 'repair', error: { kind: how === 'killed' ? 'broken_off' : 'stopped' } },
      { attempt: 2, reason: 'mended', error: null },
      { attempt: 1, reason: 'first', answer: first, input_tokens: 120, output_tokens: 80, failing: [{ rule: 'keyword' }], error: null },
    ]);
    const heard = [[...kept, ...(await resumed)], ...(await Promise.all(heardHere))];
    expect(kept.some(({ event }) => event === 'content.delta')).toBe(way === 'stream');
    for (const one of heard) {
      expect(putTogether(one)).toEqual(Object.fromEntries(textParts(repaired)));
      expect(one.at(-1)).toMatchObject({ event: 'content.finished', data: { id, status: 'ready' } });
    }
  },
);
