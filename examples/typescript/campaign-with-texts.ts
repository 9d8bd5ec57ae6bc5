// Makes a campaign, writes a text for each of its channels, and starts it when all of them are ready.
import { createClient, isHandbillError, type Content, type ContentRequestInput } from '@handbill/client';

const { HANDBILL_URL: url = 'http://127.0.0.1:3000', HANDBILL_KEY: key = '' } = process.env;
const { campaigns, content } = createClient({ url, key });

const campaign = await campaigns.create.mutate({
  name: 'Sourdough course in March',
  campaign_type: 'sales',
  budget: 1200,
  currency: 'EUR',
  channels: ['email', 'linkedin', 'google_search'],
  target_audience: { description: 'Home bakers', age_min: 25 },
  starts_at: new Date('2027-03-01T08:00:00Z'),
});
console.log(`${campaign.name}: ${campaign.status}, starts on ${campaign.starts_at?.toDateString()}`);

const brief = { topic: 'Our sourdough course in March', keywords: ['sourdough'], campaign_id: campaign.id };
const briefs: ContentRequestInput[] = [
  { ...brief, type: 'email' },
  { ...brief, type: 'social_post', platform: 'linkedin', hashtags: ['baking'] },
  {
    ...brief,
    type: 'ad_copy',
    platform: 'google_search',
    product: 'Sourdough course',
    unique_selling_proposition: 'Take your starter home',
  },
];

/** Writes a text; one that could not be written is told and left out. */
async function written(request: ContentRequestInput): Promise<Content[]> {
  try {
    return [await content.generate.mutate(request)];
  } catch (error) {
    if (!isHandbillError(error)) throw error;
    console.error(`${request.type}: ${error.problem.detail}`);
    return [];
  }
}

const texts = (await Promise.all(briefs.map(written))).flat();
for (const { type, status, checks } of texts) console.log(`${type}: ${status}, ${checks.length > 0 ? 'checked' : 'unchecked'}`);

if (texts.length === briefs.length && texts.every(({ status }) => status === 'ready')) {
  const { status, allowed_actions } = await campaigns.activate.mutate({ id: campaign.id });
  console.log(`The campaign is ${status}. Allowed actions: ${allowed_actions.join(', ')}.`);
}
