import { Language, maxCoveredLanguages, suitableContent, type Campaign, type CampaignCoverage } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { ContentCount } from '../ports/content-store.ts';

type ChannelCoverage = CampaignCoverage['data'][number];

/** What there is for a channel, of all that a campaign has. */
export function countsFor(channel: string, counts: readonly ContentCount[]): readonly ContentCount[] {
  const suitable = suitableContent(channel);
  return counts.filter(({ type, platform }) => type === suitable?.type && (suitable.platform === null || platform === suitable.platform));
}

function numbersOf(counts: readonly ContentCount[]) {
  const numbers = { ready: 0, needs_review: 0, generating: 0 };
  for (const { status, count } of counts) if (status in numbers) numbers[status as keyof typeof numbers] += count;
  return { ...numbers, is_missing: counts.length === 0 };
}

/** Of a name such as `German`, which is well formed as a tag too, nothing can be told. */
const isLanguageTag = /^[a-z]{2,3}(?:-|$)/;

/** The languages that a campaign is for, and those that it has texts in. */
function languagesOf({ target_audience }: Campaign, counts: readonly ContentCount[]): readonly string[] {
  const spoken = (target_audience?.languages ?? []).flatMap((name) => {
    const { data } = Language.safeParse(name);
    return data !== undefined && isLanguageTag.test(data) ? [data] : [];
  });
  const written = counts.map(({ language }) => language).toSorted();
  return [...new Set([...spoken, ...written])].slice(0, maxCoveredLanguages);
}

function coverageOf(channel: string, counts: readonly ContentCount[], languages: readonly string[]): ChannelCoverage {
  const { type = null, platform = null } = suitableContent(channel) ?? {};
  const suitable = countsFor(channel, counts);
  const byLanguage = Map.groupBy(suitable, ({ language }) => language);
  return {
    channel,
    type,
    platform,
    ...numbersOf(suitable),
    languages: languages.map((language) => ({ language, ...numbersOf(byLanguage.get(language) ?? []) })),
  };
}

export const coverage = implement.campaigns.coverage(async ({ call, input: { id } }) => {
  const campaign = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const counts = await call.content.countOfCampaigns([id]);
  const languages = languagesOf(campaign, counts);
  return { data: campaign.channels.map((channel) => coverageOf(channel, counts, languages)) };
});
