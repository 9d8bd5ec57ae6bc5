import { createClient, isHandbillError, type Campaign } from '@handbill/client';

const client = createClient({ url: 'http://127.0.0.1:3000', key: 'hbk_…' });

// The request's `type` decides the result's: `ad.output` is an ad's.
const ad = await client.content.generate.mutate({
  type: 'ad_copy',
  topic: 'Sourdough course in March',
  product: 'Sourdough course',
  unique_selling_proposition: 'You take your own starter home',
  platform: 'google_search',
});
console.log(ad.output?.variants[0]?.headlines, ad.created_at.getFullYear());

// Simultaneous queries are sent as one request.
const [running, emails] = await Promise.all([
  client.campaigns.list.query({ status: 'active' }, { timeout: 5_000 }),
  client.content.list.query({ type: 'email', view: 'summary' }),
]);
console.log(running.pagination.total, emails.data[0]?.title);

/** Pauses a campaign, or says which actions are allowed instead. */
export async function pause(campaign: Campaign): Promise<string> {
  try {
    const { status } = await client.campaigns.pause.mutate({ id: campaign.id });
    return `It is ${status} now.`;
  } catch (error) {
    if (!isHandbillError(error)) throw error;
    const { problem } = error;
    if (problem.code === 'invalid_transition')
      return `It is ${problem.current_status}. Allowed actions: ${problem.allowed_actions.join(', ')}.`;
    return problem.code === 'timeout' ? 'The server took too long.' : error.detail;
  }
}
