import { textParts } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it, vi } from 'vitest';
import { allEvents, generateStream, putTogether, restStreams, streamDoors, type SentEvent } from '../../../testing/event-stream.ts';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

// Looks for abandoned texts often: a killed server leaves some.
const { server, model, ofProcess } = await serverWithModel({}, { heartbeat: 60_000, sweep: 100, grace: 500 });
const patient = { timeout: 30_000 };
const content = () => server.stored('content');

it.each([
  ['before anything of it was shared', 0],
  ['after some of it was shared', 1],
])('a text whose server is killed goes on in the streams of another one: %s', { timeout: 120_000 }, async (_, pieces) => {
  const { killed, at } = await ofProcess();
  const [first, second] = [guidedReply(), guidedReply()];
  model.play(first.reply, second.reply);
  const begun = await generateStream(at, brief);
  const events = begun[Symbol.asyncIterator]();
  const kept: SentEvent[] = [];
  const read = async () => {
    const { value, done } = await events.next().catch(() => ({ value: undefined, done: true as const }));
    if (value !== undefined) kept.push(value);
    return done !== true;
  };
  await read();
  const id = String(kept[0]?.data.id);
  const watched = await Promise.all(streamDoors.map((door) => door.follow(server, id)));
  const ends = watched.map((stream) => allEvents(stream));
  await first.send(whole.slice(0, 50));
  while (kept.at(-1)?.event !== 'content.delta') await read();
  const stored = () => server.db.collection('content_streams').countDocuments({ _id: { $regex: `^${id}` } as never });
  await vi.waitFor(async () => expect(await stored()).toBeGreaterThanOrEqual(pieces), patient);
  await first.send(whole.slice(50, 90));
  await killed.end('SIGKILL');
  while (await read());
  expect(kept.at(-1)?.event).toBe('content.delta');
  await content().updateOne({ _id: id }, { $set: { 'lease.until': new Date(0) } });
  await second.called;
  await second.send(whole);
  const resumed = allEvents(await restStreams.follow(server, id, { lastEventId: kept.at(-1)?.id }));
  await second.finish();
  const record = async () => (await server.rest(`GET /content/${id}`)).body;
  await vi.waitFor(async () => expect(await record()).toMatchObject({ status: 'ready' }), patient);
  const { output } = await record();
  const all = [[...kept, ...(await resumed)], ...(await Promise.all(ends))];
  for (const one of all) {
    expect(putTogether(one)).toEqual(Object.fromEntries(textParts(output)));
    expect(one.at(-1)).toMatchObject({ event: 'content.finished', data: { id, status: 'ready' } });
  }
  expect(all[0]?.findLast(({ event }) => event === 'content.attempt')?.data).toMatchObject({ attempt: 2, reason: 'taken_over' });
});

it('a server that lost its text to another one hands its readers on', { timeout: 60_000 }, async () => {
  const [lost, won] = [guidedReply(), guidedReply()];
  model.play(lost.reply, won.reply, replies.streamed(whole));
  const stream = await generateStream(server, brief);
  await lost.send(whole.slice(0, 50));
  const iterator = stream[Symbol.asyncIterator]();
  const kept: SentEvent[] = [];
  while (kept.at(-1)?.event !== 'content.delta') kept.push((await iterator.next()).value);
  const id = String(kept[0]?.data.id);
  // As if this server had lost the database for too long: it finds that out when it is done.
  await content().updateOne({ _id: id }, { $set: { lease: { token: 'stolen', until: new Date(0), claims: 1 } } });
  await won.called;
  await lost.send(whole.slice(50));
  await lost.finish();
  await won.send(whole);
  await won.finish();
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) kept.push(next.value);
  const { body } = await server.rest(`GET /content/${id}`);
  expect(kept.at(-1)?.data).toEqual(body);
  expect(putTogether(kept)).toEqual(Object.fromEntries(textParts(body.output)));
});
