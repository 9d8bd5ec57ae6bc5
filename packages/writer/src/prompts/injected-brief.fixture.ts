import type { ContentRequestInput } from '@handbill/contract';
import type { CampaignBrief } from '@handbill/contract';

/** A campaign with a text in every field that takes one. */
export const campaignWith = (text: string): CampaignBrief => ({
  name: text.slice(0, 200),
  target_audience: { description: text, locations: [text], [text]: text },
  campaign_type: 'sales',
  description: text,
  message: { key_message: text, offer: text, proof: text, call_to_action: text, must_say: [text] },
  starts_at: null,
  ends_at: null,
});

/** A brief of a kind with a text in every field that takes one. */
export function briefWith(example: ContentRequestInput, text: string): ContentRequestInput {
  const tagged = (text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []).join('_').slice(0, 60);
  return {
    ...example,
    topic: text,
    // A tone that is not one of ours: one that is has sentences of its own in the prompt.
    tone: `as in ${text}`.slice(0, 55),
    keywords: [text.slice(0, 80)],
    target_audience: text,
    instructions: text,
    facts: [text, `Fact: ${text}`],
    must_say: [text.slice(0, 200)],
    sender: text.slice(0, 200),
    goal: text.slice(0, 300),
    source_text: text,
    link: `https://example.com/?q=${encodeURIComponent(text)}`,
    ...('product' in example && { product: text, unique_selling_proposition: text }),
    ...('hashtags' in example && { hashtags: [tagged] }),
  };
}
