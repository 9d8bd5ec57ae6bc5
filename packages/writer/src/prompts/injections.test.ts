import { contentTypes, ContentRequest, type ContentRequestInput } from '@handbill/contract';
import type { CampaignBrief } from '@handbill/contract';
import { fakeModelServer, modelReplies, writeToEnd } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createWriter } from '../write/create-writer.ts';
import { texts } from '../write/texts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';
import { briefWith, campaignWith } from './injected-brief.fixture.ts';
import { injections } from './injections.fixture.ts';

const server = await fakeModelServer();
afterAll(() => server.close());

const writer = createWriter(oneModel(openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'm', timeout_ms: 5_000 })), texts);

const tag = /<\/?brief>/gi;

/** The request on the wire for a brief: our own words, and the brief between its tags. */
async function sent(request: ContentRequestInput, campaign: CampaignBrief) {
  // It is called once: what it wrote is for another brief, and would be repaired.
  server.play(modelReplies.streamed(JSON.stringify(contentTypes[request.type].example.output)), modelReplies.error(400, 'No'));
  await writeToEnd(
    writer.write({
      request: ContentRequest.parse(request),
      campaign,
      model: 'm',
      signal: new AbortController().signal,
      earlierCalls: [],
    }),
  );
  const { messages, ...rest } = server.requests[0]?.body ?? {};
  const [system, user] = messages as readonly { readonly content: string }[];
  const text = user?.content ?? '';
  const [start, end] = [text.indexOf('<brief>') + '<brief>'.length, text.lastIndexOf('</brief>')];
  return { own: { ...rest, system, user: text.slice(0, start) + text.slice(end) }, tags: text.match(tag), data: text.slice(start, end) };
}

/** The part of a brief that a prompt has to have, to the last sign. */
function wholeOf(request: ContentRequestInput, injection: string): object {
  const { topic, tone, keywords, target_audience, instructions, facts, source_text, link, must_say, sender, goal } =
    ContentRequest.parse(request);
  const campaign = { name: injection.slice(0, 200), target_audience: { description: injection, [injection]: injection } };
  return { topic, tone, keywords, target_audience, instructions, facts, source_text, link, must_say, sender, goal, campaign };
}

const kinds = Object.values(contentTypes);

it('has forty injections and more, none of them twice', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(40);
});

describe.each(kinds)('the prompt of $name', ({ example }) => {
  it('is the same on the wire to the last byte, whatever the brief and its campaign say, and has both whole', async () => {
    const neutral = await sent(briefWith(example.request, 'A quiet text'), campaignWith('A quiet text'));
    for (const injection of injections) {
      const request = briefWith(example.request, injection);
      const { own, tags, data } = await sent(request, campaignWith(injection));
      expect({ injection, own, tags }).toEqual({ injection, own: neutral.own, tags: ['<brief>', '</brief>'] });
      expect(JSON.parse(data)).toMatchObject(wholeOf(request, injection));
      expect(data).not.toMatch(/[<>&‹›〈〉＜＞﹤﹥\u2028\u2029\u202E\u200B\u{E0000}-\u{E007F}]|\[\/?[A-Z_]+\]/u);
    }
  });
});
