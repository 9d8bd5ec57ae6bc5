import { contentTypes } from '@handbill/contract';
import { modelReplies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { createLive, type LiveEvent, type LiveFetch, type LiveOptions } from '../../../../../packages/client/src/live.ts';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

const { server, model } = await serverWithModel();
const other = server.beside();

const live = (options: Partial<LiveOptions> = {}) => createLive({ url: server.url, key: server.adminKey, ...options });
const kinds = Object.values(contentTypes);

/** The texts of an output, by pointer. */
function textsOf(value: unknown, pointer = ''): Record<string, string> {
  if (typeof value === 'string') return { [pointer]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([name, member]) => textsOf(member, `${pointer}/${name}`))) as Record<
    string,
    string
  >;
}

/** The texts of a reader that does no more than append deltas, and drop parts that are written anew. */
async function putTogether(events: AsyncIterable<LiveEvent>): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const event of events) {
    if (event.event === 'content.delta') texts[event.pointer] = (texts[event.pointer] ?? '') + event.text;
    if (event.event === 'content.attempt')
      for (const pointer of Object.keys(texts))
        if (event.pointers.some((voided) => pointer === voided || pointer.startsWith(`${voided}/`))) delete texts[pointer];
  }
  return texts;
}

/** A network that cuts the first connections after so many bytes each, and leads each to another server. */
function cutting(lengths: readonly number[], urls: readonly string[]): { fetch: LiveFetch; connections: () => number } {
  let count = 0;
  return {
    connections: () => count,
    async fetch(url, request) {
      const { pathname } = new URL(url);
      const response = await fetch(`${urls[count % urls.length] ?? ''}${pathname}`, request);
      let left = lengths[count++] ?? Number.POSITIVE_INFINITY;
      const { status, headers, body } = response;
      const getReader = () => {
        const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
        const read = async () => {
          if (left <= 0) throw new TypeError('terminated');
          const { done, value } = await reader.read();
          const part = value?.subarray(0, left);
          left -= value?.length ?? 0;
          return { done, value: part };
        };
        return { read, cancel: () => reader.cancel() };
      };
      return { status, headers, body: { getReader }, text: () => response.text() };
    },
  };
}

describe('a text that is read while it is written', () => {
  it.each(kinds)('is put together from what comes: $name', async ({ example }) => {
    model.play(modelReplies.streamed(JSON.stringify(example.output)));
    const text = live().generate(example.request);
    expect(await putTogether(text)).toEqual(textsOf(example.output));
    const { output, created_at, id } = await text.result;
    expect({ output, id, isDate: created_at instanceof Date }).toEqual({ output: example.output, id: text.id, isDate: true });
    const again = live().follow(id);
    expect(await putTogether(again)).toEqual(textsOf(example.output));
    expect(again.partial).toEqual(example.output);
  });

  it('is whole and has nothing twice, over connections that are cut and servers that take turns', { timeout: 60_000 }, async () => {
    const { request, output } = contentTypes.landing_page.example;
    const json = JSON.stringify(output);
    const reply = guidedReply();
    model.play(reply.reply);
    const lengths = [300, 1, 400, 250, 333, 290, 500, 700];
    const { fetch, connections } = cutting(lengths, [server.url, other.url]);
    const text = live({ fetch }).generate(request);
    const whole = putTogether(text);
    for (let from = 0; from < json.length; from += 29) {
      await reply.send(json.slice(from, from + 29));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await reply.finish();
    expect(await whole).toEqual(textsOf(output));
    expect((await text.result).output).toEqual(output);
    expect(connections()).toBeGreaterThan(lengths.length);
    expect(model.requests).toHaveLength(1);
  });

  it('is written once for one key, whoever orders it again', async () => {
    const { request, output } = contentTypes.email.example;
    model.play(modelReplies.streamed(JSON.stringify(output)));
    const order = (url: string) => live({ url }).generate(request, { idempotencyKey: 'reloaded' });
    const texts = [order(server.url), order(other.url), order(server.url)];
    const records = await Promise.all(texts.map(({ result }) => result));
    expect(new Set(records.map(({ id }) => id)).size).toBe(1);
    expect(model.requests).toHaveLength(1);
  });

  it('is stopped through another server, and keeps what there was', async () => {
    const { request, output } = contentTypes.email.example;
    const reply = guidedReply();
    model.play(reply.reply);
    const text = live().generate(request);
    await reply.send(JSON.stringify(output).slice(0, 100));
    for await (const { event } of text) if (event === 'content.delta') break;
    const record = await live({ url: other.url })
      .follow(text.id ?? '')
      .cancel();
    await reply.closed;
    expect(record).toMatchObject({ status: 'cancelled', id: text.id });
    expect(await text.result).toMatchObject({ status: 'cancelled', text: JSON.stringify(output).slice(0, 100) });
  });

  it('that fails, fails as the call does', async () => {
    model.play(modelReplies.refusal('I would rather not.'));
    const text = live().generate(contentTypes.email.example.request);
    const error: unknown = await text.result.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'HandbillError', code: 'generation_failed', problem: { content_id: text.id } });
    await expect(live().generate({ type: 'email', topic: ' ' }).result).rejects.toMatchObject({
      problem: { errors: [{ pointer: '/topic' }] },
    });
    await expect(live({ key: 'hbk_wrong' }).follow('cnt_1').result).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(live().follow('cnt_none').result).rejects.toMatchObject({ code: 'not_found' });
  });
});
