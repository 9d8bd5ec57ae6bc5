import { Language, maxCoveredLanguages, suitableContent, type Campaign, type CampaignCoverage } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { ContentCount } from '../ports/content-store.ts';
import type { PlacementCount } from '../ports/publication-store.ts';

type ChannelCoverage = CampaignCoverage['data'][number];

/** The texts of a campaign that suit a channel, counted. */
export function countsFor(channel: string, counts: readonly ContentCount[]): readonly ContentCount[] {
  const suitable = suitableContent(channel);
  return counts.filter(({ type, platform }) => type === suitable?.type && (suitable.platform === null || platform === suitable.platform));
}

/** How many of each status there are, of those that are named. */
function sumsOf<Status extends string>(names: readonly Status[], counts: readonly { readonly status: string; readonly count: number }[]) {
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Status, number>;
  for (const { status, count } of counts) if (Object.hasOwn(sums, status)) sums[status as Status] += count;
  return sums;
}

function numbersOf(counts: readonly ContentCount[], placements: readonly PlacementCount[]) {
  const written = sumsOf(['ready', 'needs_review', 'generating'], counts);
  return { ...written, ...sumsOf(['planned', 'published'], placements), is_missing: counts.length === 0 };
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

function coverageOf(
  channel: string,
  counts: readonly ContentCount[],
  placements: readonly PlacementCount[],
  languages: readonly string[],
): ChannelCoverage {
  const { type = null, platform = null } = suitableContent(channel) ?? {};
  const suitable = countsFor(channel, counts);
  const byLanguage = Map.groupBy(suitable, ({ language }) => language);
  const onChannel = placements.filter((one) => one.channel === channel);
  const placedIn = Map.groupBy(onChannel, ({ language }) => language);
  return {
    channel,
    type,
    platform,
    ...numbersOf(suitable, onChannel),
    languages: languages.map((language) => ({
      language,
      ...numbersOf(byLanguage.get(language) ?? [], placedIn.get(language) ?? []),
    })),
  };
}

export const coverage = implement.campaigns.coverage(async ({ call, input: { id } }) => {
  const campaign = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const [counts, placements] = await Promise.all([call.content.countOfCampaigns([id]), call.publications.countOfCampaign(id)]);
  const languages = languagesOf(campaign, counts);
  return { data: campaign.channels.map((channel) => coverageOf(channel, counts, placements, languages)) };
});
