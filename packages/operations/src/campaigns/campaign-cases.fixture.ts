import { campaignSteps, type CampaignStep } from '@handbill/contract';
import { after, and, campaign, fixed, unknown, without } from '../../testing/arrange.ts';
import { stepsBefore } from '../../testing/campaign-steps.ts';
import {
  byActivity,
  byCursor,
  byId,
  byMarker,
  byVoice,
  fault,
  intoWorkspace,
  notFound,
  unfiltered,
  type ForeignCall,
} from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf, OperationCases } from '../../testing/operation-cases.ts';

const fails = { not_found: without('campaign') };
const topic = { topic: 'Sourdough course' };

const ofStep = (step: CampaignStep): OperationCases<'not_found' | 'invalid_transition'> => ({
  succeeds: campaign(...stepsBefore(step, { allowed: true })),
  fails: { ...fails, invalid_transition: campaign(...stepsBefore(step, { allowed: false })) },
  foreign: [byId()],
});

/** A line of a plan for the text of a campaign. */
const plannedText: Arrange = async (server) => {
  const { id } = await campaign()(server);
  const { id: content_id } = await server.ask('POST /content/generate', { type: 'email', ...topic, campaign_id: id });
  return { id, format: 'jsonl', data: JSON.stringify({ channel: 'email', content_id }) };
};

/** By lines for the other workspace's texts, in a plan of the caller's own campaign. */
const byLine: ForeignCall = {
  by: 'data',
  inputs: ({ content }, own) =>
    content.all.map((content_id) => ({
      id: own.campaigns.listed[0],
      format: 'jsonl',
      data: JSON.stringify({ channel: 'email', content_id }),
    })),
  outcome: fault('data/1/content_id', 'unknown_content'),
};

export const campaignCases: CasesOf<'campaigns'> = {
  list: {
    succeeds: fixed({ limit: 2, status: ['draft', 'active'], include: ['coverage', 'spent'] }),
    foreign: [unfiltered('campaigns', { tag: 'both' }), byMarker('channel'), byMarker('tag'), byMarker('q'), byCursor('campaigns')],
  },
  create: {
    succeeds: fixed({ name: 'Spring launch', campaign_type: 'sales', budget: 12.5, currency: 'EUR' }),
    foreign: [intoWorkspace({ name: 'Spring launch', campaign_type: 'sales' })],
  },
  get: { succeeds: campaign(), fails, foreign: [byId()] },
  update: {
    succeeds: and(campaign(), { name: 'Summer launch', starts_at: null }),
    fails: { ...fails, invalid_transition: and(campaign(), { status: 'completed' }) },
    foreign: [byId({ name: 'Summer launch' }), byId({ status: 'active' }), byId({ budget: null, metadata: null, tags: [] })],
  },
  export: { succeeds: campaign(), fails, foreign: [byId()] },
  coverage: { succeeds: campaign(), fails, foreign: [byId()] },
  generate: {
    succeeds: and(campaign(), { ...topic, channels: ['email', 'podcast'] }),
    fails: {
      not_found: without('campaign', topic),
      budget_exhausted: and(campaign(), { ...topic, channels: ['email'] }),
    },
    foreign: [byId({ topic: 'Taken' }), byVoice(notFound, { id: unknown.campaign, topic: 'Taken' })],
  },
  activity: { succeeds: campaign('activate'), fails, foreign: byActivity('campaigns') },
  delete: { succeeds: campaign(), fails, foreign: [byId()] },
  restore: { succeeds: after(campaign(), 'DELETE /campaigns/{id}'), fails, foreign: [byId()] },
  ...(Object.fromEntries(campaignSteps.map((step) => [step, ofStep(step)])) as Pick<CasesOf<'campaigns'>, CampaignStep>),
  duplicate: { succeeds: campaign('activate'), fails, foreign: [byId(), byId({ name: 'Summer launch' })] },
  move: {
    succeeds: and(campaign(), { days: 7 }),
    fails: { not_found: without('campaign', { days: 7 }) },
    foreign: [byId({ days: 7 })],
  },
  importPlan: {
    succeeds: plannedText,
    fails: { not_found: without('campaign', { format: 'csv', data: 'channel,content_id' }) },
    foreign: [byId({ format: 'csv', data: `channel,content_id\nemail,${unknown.content}` }), byLine],
  },
  exportPlan: { succeeds: campaign(), fails, foreign: [byId(), byId({ format: 'jsonl' })] },
};
