import {
  campaignStatuses,
  createClient,
  isHandbillError,
  type Campaign,
  type Content,
  type ContentRequestInput,
  type ContentSummary,
  type CreateCampaignInput,
  type Fault,
  type Page,
  type Problem,
} from '@handbill/client';

const client = createClient({ url: 'https://handbill.example', key: () => Promise.resolve('hbk_…') });

export const headlines = async (brief: Extract<ContentRequestInput, { type: 'ad_copy' }>): Promise<string[]> => {
  const ad = await client.content.generate.mutate(brief);
  return ad.output?.variants.flatMap((variant) => variant.headlines) ?? [];
};

export const anyKind = (brief: ContentRequestInput): Promise<Content> => client.content.generate.mutate(brief);

export const parts = (content: Content): number => {
  switch (content.type) {
    case 'ad_copy':
      return content.output?.variants.length ?? 0;
    case 'blog_article':
    case 'landing_page':
      return content.output?.sections.length ?? 0;
    case 'email':
    case 'social_post':
      return 1;
    default:
      return content satisfies never;
  }
};

export const summaries = (): Promise<Page<ContentSummary>> => client.content.list.query({ view: 'summary' });
export const failing = async (): Promise<string[]> =>
  (await client.content.list.query()).data.flatMap(({ checks }) => checks.map(({ message }) => message));

export const start = async (campaign: CreateCampaignInput): Promise<Campaign> => {
  const { id } = await client.campaigns.create.mutate({ ...campaign, starts_at: new Date(), ends_at: '2027-04-01T00:00:00+02:00' });
  await client.campaigns.update.mutate({ id, budget: 4_000, target_audience: { age_min: 25, loyalty_tier: 'gold' } });
  return client.campaigns.activate.mutate({ id }, { signal: AbortSignal.abort(), timeout: 1_000 });
};

export const running = async (): Promise<Date[]> =>
  (await client.campaigns.list.query({ status: 'active' })).data.map(({ created_at }) => created_at);
export const scopes = async (): Promise<string[]> => (await client.me.get.query()).key.scopes;

export const faults = (error: unknown): Fault[] =>
  isHandbillError(error) && error.problem.code === 'invalid_request' ? error.problem.errors : [];

export const patience = (problem: Problem): number => ('retry_after' in problem ? problem.retry_after : 0);

export const statusOptions: readonly Campaign['status'][] = campaignStatuses;
