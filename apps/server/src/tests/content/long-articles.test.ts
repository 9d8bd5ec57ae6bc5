import { textParts } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it, vi } from 'vitest';
import { generateStream } from '../../../testing/event-stream.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

const timings = { heartbeat: 40, sweep: 60_000, grace: 500 };
const { server, model, get, attemptsOf } = await serverWithModel({}, timings);

const trees = ['ash', 'birch', 'cedar', 'elm'] as const;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const prose = (tree: string, words: number): string =>
  Array.from(
    { length: Math.round(words / 5) },
    (_, at) => `Some ${tree} grows near ${tree}${letters.charAt(at % 26)}${letters.charAt(Math.floor(at / 26))}.`,
  ).join(' ');
const sections = trees.map((tree) => ({ heading: `About ${tree}`, body: prose(tree, 320) }));
const head = {
  title: 'Four trees to plant beside a small house',
  slug: 'four-trees',
  meta_title: 'Four trees to plant beside a small house this year',
  meta_description:
    'Which four trees suit a small garden, how they grow, and what each of them needs from you in its first years beside a house.',
};
const outline = { ...head, sections: trees.map((tree) => ({ heading: `About ${tree}`, covers: `All of ${tree}` })) };
const [introduction, conclusion] = [prose('oak', 160), prose('pine', 130)];
const [first, second, third, fourth] = [
  { introduction, sections: sections.slice(0, 1) },
  { sections: sections.slice(1, 2) },
  { sections: sections.slice(2, 3) },
  { sections: sections.slice(3), conclusion },
].map((answer) => JSON.stringify(answer)) as [string, string, string, string];
const brief = { type: 'blog_article', topic: 'Trees beside a house', length: 1_600 };

const reasonsOf = async (id: string): Promise<readonly string[]> =>
  (await attemptsOf(id)).toReversed().map(({ reason }: { readonly reason: string }) => reason);

it('are outlined and written section by section, each call on record', async () => {
  model.play(...[JSON.stringify(outline), first, second, third, fourth].map((answer) => replies.streamed(answer)));
  const { status, body } = await server.rest('POST /content/generate', { body: brief });
  expect({ status, output: body.output }).toEqual({ status: 201, output: { ...head, introduction, sections, conclusion } });
  expect((await reasonsOf(body.id)).slice(0, 5)).toEqual(['outline', 'section', 'section', 'section', 'section']);
  expect(body.generation.input_tokens).toBe(120 * body.generation.attempts);
});

it('are streamed so: each section voids itself alone, and the deltas put together are the output', async () => {
  model.play(...[JSON.stringify(outline), first, second, third, fourth].map((answer) => replies.streamed(answer)));
  const parts = new Map<string, string>();
  const attempts: { readonly reason: string; readonly pointers: readonly string[] }[] = [];
  let finished: unknown;
  for await (const { event, data } of await generateStream(server, brief)) {
    if (event === 'content.attempt') {
      attempts.push({ reason: data.reason, pointers: data.pointers });
      for (const pointer of parts.keys())
        if (data.pointers.some((voided: string) => pointer === voided || pointer.startsWith(`${voided}/`))) parts.delete(pointer);
    }
    if (event === 'content.delta') parts.set(data.pointer, (parts.get(data.pointer) ?? '') + data.text);
    if (event === 'content.finished') finished = data.output;
  }
  expect(attempts.slice(0, 5)).toEqual([
    { reason: 'outline', pointers: [''] },
    { reason: 'section', pointers: ['/introduction', '/sections/0'] },
    { reason: 'section', pointers: ['/sections/1'] },
    { reason: 'section', pointers: ['/sections/2'] },
    { reason: 'section', pointers: ['/sections/3', '/conclusion'] },
  ]);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(textParts(finished)));
});

it('that another server takes over go on at the next section: what was written is not paid again', async () => {
  const held = heldReply(replies.streamed(second));
  model.play(
    replies.streamed(JSON.stringify(outline)),
    replies.streamed(first),
    held.reply,
    ...[second, third, fourth].map((answer) => replies.streamed(answer)),
  );
  const answer = server.rest('POST /content/generate', { body: brief });
  const id = await vi.waitFor(
    async () => {
      const [{ id: newest, text }] = (await server.rest('GET /content?limit=1')).body.data;
      expect(text).toContain(introduction);
      expect(model.requests).toHaveLength(3);
      return String(newest);
    },
    { timeout: 15_000 },
  );
  await server.stored('content').updateOne({ _id: id }, { $set: { 'lease.until': new Date(0), 'lease.token': 'gone' } });
  await server.another({}, { timings: { ...timings, sweep: 60 } });
  const record = await vi.waitFor(
    async () => {
      const now = await get(id);
      expect(now.status).not.toBe('generating');
      return now;
    },
    { timeout: 15_000 },
  );
  held.release();
  await answer;
  expect(record.output).toEqual({ ...head, introduction, sections, conclusion });
  expect((await reasonsOf(id)).slice(0, 6)).toEqual(['outline', 'section', 'section', 'section', 'section', 'section']);
  const [, , brokenOff] = (await attemptsOf(id)).toReversed();
  expect(brokenOff).toMatchObject({ reason: 'section', error: { kind: expect.any(String) } });
  expect(JSON.stringify(model.requests[3]?.body)).toContain('Write section 2 of 4 now');
});
