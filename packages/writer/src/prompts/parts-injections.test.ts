import { contentTypes, ContentRequest, CreateBrandVoice, textParts, type BrandVoice, type ContentRequestInput } from '@handbill/contract';
import type { RewriteTask } from '@handbill/operations';
import { fakeModelServer, modelReplies, writeToEnd } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createWriter } from '../write/create-writer.ts';
import type { AnyOutput } from '@handbill/text';
import { oneModel, openaiModel } from '@handbill/models';
import { texts } from '../write/texts.fixture.ts';
import { briefWith, campaignWith } from './injected-brief.fixture.ts';
import { injections } from './injections.fixture.ts';

const server = await fakeModelServer();
afterAll(() => server.close());

const writer = createWriter(oneModel(openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'm', timeout_ms: 5_000 })), texts);
const blocks = ['brief', 'brand_voice', 'text', 'parts'] as const;
const anyTag = /<\/?(?:brief|brand_voice|text|parts)>/gi;
const at = new Date('2026-11-22T09:00:00Z');

/** A voice with a text in every field that takes one. */
const voiceWith = (text: string): BrandVoice => {
  const fields = CreateBrandVoice.parse({
    name: text.slice(0, 100),
    description: text,
    do: [text.slice(0, 200)],
    avoid: [text.slice(0, 200)],
    examples: [text],
    terms: [{ term: text.slice(0, 100), use: 'forbidden', instead: text.slice(0, 100), note: text.slice(0, 100) }],
  });
  return { ...fields, id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5', revision: 1, created_at: at, updated_at: at };
};

/** An output with the same text in each of its parts. */
const outputWith = (output: unknown, text: string): unknown =>
  typeof output === 'string'
    ? text
    : Array.isArray(output)
      ? output.map((item: unknown) => outputWith(item, text))
      : typeof output === 'object' && output !== null
        ? Object.fromEntries(Object.entries(output).map(([name, value]) => [name, outputWith(value, text)]))
        : output;

/** The request on the wire for parts: our own words, and the text between our tags. */
async function sent(request: ContentRequestInput, text: string) {
  server.play(modelReplies.error(400, 'No'));
  const output = outputWith(contentTypes[request.type].example.output, text) as AnyOutput;
  const task: RewriteTask = {
    request: ContentRequest.parse(request),
    campaign: campaignWith(text),
    voice: voiceWith(text),
    output,
    pointers: textParts(output)
      .map(([pointer]) => pointer)
      .slice(0, 3),
    instructions: text,
    model: 'm',
    signal: new AbortController().signal,
  };
  await writeToEnd(writer.rewrite(task));
  const { messages, ...rest } = server.requests[0]?.body ?? {};
  const [system, user] = messages as readonly { readonly content: string }[];
  let own = user?.content ?? '';
  const tags = own.match(anyTag);
  const data: Record<string, string> = {};
  for (const block of blocks) {
    const [start, end] = [own.indexOf(`<${block}>`) + block.length + 2, own.indexOf(`</${block}>`)];
    data[block] = own.slice(start, end);
    own = own.slice(0, start) + own.slice(end);
  }
  return { own: { ...rest, system, user: own }, tags, data, output };
}

describe.each(Object.values(contentTypes))('the prompt for parts of $name', ({ example }) => {
  it('is the same on the wire to the last byte, whatever brief, campaign, voice, text and wishes say, and has them whole', async () => {
    const neutral = await sent(briefWith(example.request, 'A quiet text'), 'A quiet text');
    const tags = blocks.flatMap((block) => [`<${block}>`, `</${block}>`]);
    expect(neutral.tags).toEqual(tags);
    for (const injection of injections) {
      const found = await sent(briefWith(example.request, injection), injection);
      expect({ injection, own: found.own, tags: found.tags }).toEqual({ injection, own: neutral.own, tags });
      expect(JSON.parse(found.data['text'] ?? '')).toEqual(found.output);
      expect(JSON.parse(found.data['parts'] ?? '')).toMatchObject({ instructions: injection });
      expect(JSON.parse(found.data['brand_voice'] ?? '')).toMatchObject({ description: injection.trim() });
      for (const block of blocks)
        expect(found.data[block]).not.toMatch(/[<>&‹›〈〉＜＞﹤﹥\u2028\u2029\u202E\u200B\u{E0000}-\u{E007F}]|\[\/?[A-Z_]+\]/u);
    }
  });
});
