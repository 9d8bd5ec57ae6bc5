import { contentTypes, ContentRequest, type ContentRequestInput } from '@handbill/contract';
import { fakeModelServer, modelReplies, writeToEnd } from '@handbill/testing';
import type { CampaignBrief } from '@handbill/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createWriter } from '../write/create-writer.ts';
import { texts } from '../write/texts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';

const server = await fakeModelServer();
afterAll(() => server.close());

/** A new one for each text: what a server was once found to ignore is not sent to it again. */
const newWriter = () =>
  createWriter(oneModel(openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'm', timeout_ms: 5_000 })), texts);

const campaign: CampaignBrief = {
  name: 'Spring on foot',
  target_audience: { description: 'People who walk to work', locations: ['Leeds'] },
  campaign_type: 'lead_gen',
  description: 'Who leaves an address is sent a voucher for a first new sole',
  message: {
    key_message: 'A shoe that outlives its sole',
    must_say: ['Until 28 March'],
    offer: 'The first new sole is free',
    proof: null,
    call_to_action: 'Ask for your voucher',
  },
  starts_at: new Date('2027-03-01T08:00:00Z'),
  ends_at: new Date('2027-03-28T20:00:00Z'),
};

const shoe = {
  topic: 'A walking shoe that can be resoled',
  keywords: ['resoled shoe', 'walk to work'],
  facts: ['It weighs 310 g', 'A new sole costs £45'],
};
const ad = { ...shoe, type: 'ad_copy', product: 'Fell Walker', unique_selling_proposition: 'The sole is changed in a day, twice' } as const;
const post = { ...shoe, type: 'social_post', link: 'https://example.com/fell-walker' } as const;

/** A prompt for each kind, on a platform or two, in a language or two. */
const wished: Readonly<Record<string, ContentRequestInput>> = {
  'blog-article-en': { ...shoe, type: 'blog_article', length: 1_200, target_audience: 'People who want to own less' },
  'blog-article-de': {
    ...shoe,
    type: 'blog_article',
    tone: 'casual',
    language: 'de',
    source_text: 'An older article: shoes last.',
    instructions: 'Rewrite it.',
  },
  'social-post-linkedin-en': { ...post, platform: 'linkedin' },
  'social-post-mastodon-de': { ...post, platform: 'mastodon', language: 'de', tone: 'friendly', hashtags: ['Schuhe', 'ZuFuss'] },
  'email-en': { ...shoe, type: 'email', campaign_id: 'cmp_1' },
  'email-fr': { ...shoe, type: 'email', language: 'fr', tone: 'empathetic', length: 140, link: 'https://example.com/fell-walker' },
  'ad-copy-google-search-en': { ...ad, platform: 'google_search' },
  'ad-copy-facebook-es': { ...ad, platform: 'facebook', language: 'es', tone: 'playful', variants: 2 },
  'landing-page-en': { ...shoe, type: 'landing_page', tone: 'confident' },
  'landing-page-ja': { ...shoe, type: 'landing_page', language: 'ja' },
};

interface Message {
  readonly role: string;
  readonly content: string;
}

const shownOf = (request: number): string => {
  const messages = server.requests[request]?.body['messages'] as readonly Message[];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  return messages.map(({ role, content }) => `===== ${role} =====\n\n${content}\n`).join('\n');
};

const write = (input: ContentRequestInput) =>
  writeToEnd(
    newWriter().write({
      request: ContentRequest.parse(input),
      campaign: input.campaign_id === undefined ? null : campaign,
      orderedAt: new Date('2027-02-28T23:30:00Z'),
      model: 'm',
      signal: new AbortController().signal,
      earlierCalls: [],
    }),
  );

describe('the prompt as it goes over the wire', () => {
  it.each(Object.entries(wished))('%s', async (name, input) => {
    server.play(modelReplies.streamed('{}'));
    await write(input);
    await expect(shownOf(0)).toMatchFileSnapshot(`./wire/${name}.txt`);
  });

  it('long-article-outline-en and long-article-section-en', async () => {
    const sections = Array.from({ length: 5 }, (_, index) => ({ heading: `Heading ${index + 1}`, covers: `Matter ${index + 1}` }));
    const outline = { ...contentTypes.blog_article.example.output, sections };
    const first = { introduction: 'Shoes last.', sections: [{ heading: 'Heading 1', body: 'What a resoled shoe is.' }] };
    server.play(...[outline, first, {}].map((answer) => modelReplies.streamed(JSON.stringify(answer))));
    await write({ ...shoe, type: 'blog_article', length: 1_800 });
    await expect(shownOf(0)).toMatchFileSnapshot('./wire/long-article-outline-en.txt');
    await expect(shownOf(2)).toMatchFileSnapshot('./wire/long-article-section-en.txt');
  });
});
