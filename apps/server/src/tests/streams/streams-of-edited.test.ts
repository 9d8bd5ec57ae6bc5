import { contentTypes, textParts } from '@handbill/contract';
import { describe, expect, it, vi } from 'vitest';
import { allEvents, generateStream, putTogether, streamDoors, type SentEvent } from '../../../testing/event-stream.ts';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const { server, model } = await serverWithModel();
const edited = { ...contentTypes.email.example.output, subject: 'Bake on Tuesdays', body: 'Hello,\n\nit is Tuesdays now.' };
const patient = { timeout: 15_000 };

interface Kept {
  readonly id: string;
  readonly events: readonly SentEvent[];
}

/** A text that was written slowly enough for its stream to be kept. */
async function writtenSlowly(): Promise<Kept> {
  const guide = guidedReply();
  model.play(guide.reply);
  const stream = await generateStream(server, brief);
  const id = String(stream.headers.get('location')).split('/').at(-1) ?? '';
  const events = allEvents(stream);
  const pieces = server.stored('content_streams');
  const kept = () => pieces.countDocuments({ _id: { $regex: `^${id}` } });
  await guide.send(whole.slice(0, 90));
  await vi.waitFor(async () => expect(await kept()).toBeGreaterThan(0), patient);
  await guide.send(whole.slice(90));
  await guide.finish();
  return { id, events: await events };
}

describe('the stream of a text that was edited after it was written', () => {
  it.each(streamDoors)('gives the text as it is now, wherever a reader was: %#', { timeout: 60_000 }, async (door) => {
    const { id, events } = await writtenSlowly();
    const { body: record } = await server.rest(`PATCH /content/${id}`, { body: { output: edited } });
    for (const at of events.keys()) {
      const kept = events.slice(0, at + 1);
      const others = await allEvents(await door.follow(server, id, { lastEventId: kept.at(-1)?.id }));
      expect(putTogether([...kept, ...others])).toEqual(Object.fromEntries(textParts(edited)));
      const attempts = others.filter(({ event }) => event === 'content.attempt');
      // Who has had nothing begins.
      expect(attempts.map(({ data }) => [data.reason, data.pointers])).toEqual([[at === 0 ? 'first' : 'mended', ['']]]);
      expect(JSON.stringify(others.slice(0, -1))).not.toContain('first sourdough');
      expect(others.at(-1)).toMatchObject({ event: 'content.finished', data: record });
    }
  });

  it('goes on where a reader was when only its title was edited', { timeout: 60_000 }, async () => {
    const { id, events } = await writtenSlowly();
    const { body: record } = await server.rest(`PATCH /content/${id}`, { body: { title: 'For spring' } });
    const lastEventId = events.findLast(({ event }) => event === 'content.delta')?.id;
    for (const door of streamDoors)
      // The end of its stream is stored a moment after its record.
      await vi.waitFor(async () => {
        const others = await allEvents(await door.follow(server, id, { lastEventId }));
        expect(others.map(({ event }) => event)).not.toContain('content.attempt');
        expect(others.at(-1)).toMatchObject({ event: 'content.finished', data: record });
      }, patient);
  });
});
