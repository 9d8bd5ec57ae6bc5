import { suitableContent, type CampaignCoverage } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { ContentCount } from '../ports/content-store.ts';

/** What there is for a channel, of all that the campaign has. */
function coverageOf(channel: string, counts: readonly ContentCount[]): CampaignCoverage['data'][number] {
  const suitable = suitableContent(channel);
  const numberOf = (status: ContentCount['status']) =>
    counts
      .filter(({ type, platform }) => type === suitable?.type && (suitable.platform === null || platform === suitable.platform))
      .reduce((sum, { status: counted, count }) => (counted === status ? sum + count : sum), 0);
  const numbers = { ready: numberOf('ready'), needs_review: numberOf('needs_review'), generating: numberOf('generating') };
  const is_missing = suitable !== undefined && Object.values(numbers).every((number) => number === 0);
  return { channel, type: suitable?.type ?? null, platform: suitable?.platform ?? null, ...numbers, is_missing };
}

export const coverage = implement.campaigns.coverage(async ({ call, input: { id } }) => {
  const { channels } = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const counts = await call.content.countOfCampaign(id);
  return { data: channels.map((channel) => coverageOf(channel, counts)) };
});
