import { contentTypes } from '@handbill/contract';
import { and, content, fixed, generating, storedWith, unknown, without } from '../../testing/arrange.ts';
import { byCampaign, byId, byVoice, fault, notFound, type ForeignCall } from '../../testing/foreign-calls.ts';
import type { CasesOf, Input } from '../../testing/operation-cases.ts';
import type { WorkspaceRecords } from '../../testing/workspace-records.ts';

const brief = { type: 'email', topic: 'Sourdough course' };
const subject = { pointers: ['/subject'] };
const ofUnknown = { id: unknown.content };

/** From now on the sandbox plays a scenario for it. */
const ofScenario = (scenario: string) => storedWith({ 'request.topic': `sandbox:${scenario} about bread` });

/** By the records that a brief may name. */
const byBrief: readonly ForeignCall[] = [
  {
    by: 'source_content_id',
    inputs: ({ content: { all } }) => all.map((id) => ({ ...brief, source_content_id: id })),
    outcome: fault('source_content_id', 'unknown_content'),
  },
  byCampaign(fault('campaign_id', 'unknown_campaign'), brief),
  byVoice(fault('brand_voice_id', 'unknown_brand_voice'), brief),
];

/** Texts that are checked for the other workspace's marker beside each of its records. */
const checkedWith =
  (field: string, list: 'campaigns' | 'brandVoices') =>
  ({ marker, ...records }: WorkspaceRecords): readonly Input[] =>
    records[list].all.map((id) => ({ type: 'email', output: { subject: 'Bake with us' }, keywords: [marker], [field]: id }));

/** The operations that a model, or the rules of its texts, have a part in. */
export const writingCases: Pick<CasesOf<'content'>, 'generate' | 'check' | 'plan' | 'regenerate' | 'rewrite'> = {
  generate: {
    succeeds: fixed({ type: 'blog_article', topic: 'Sourdough for beginners', length: 120 }),
    fails: {
      budget_exhausted: fixed(brief),
      generation_failed: fixed({ type: 'email', topic: 'sandbox:error about bread' }),
      generation_timeout: fixed({ type: 'email', topic: 'sandbox:timeout about bread' }),
    },
    foreign: byBrief,
  },
  check: {
    succeeds: fixed({
      type: 'email',
      topic: 'Sourdough for beginners',
      output: { subject: 'Bake with us', body: 'Six calm evenings.' },
    }),
    fails: {
      budget_exhausted: fixed({ ...contentTypes.email.example.request, output: contentTypes.email.example.output, review: true }),
    },
    foreign: [
      { ...byCampaign(fault('campaign_id', 'unknown_campaign')), inputs: checkedWith('campaign_id', 'campaigns') },
      { ...byVoice(fault('brand_voice_id', 'unknown_brand_voice')), inputs: checkedWith('brand_voice_id', 'brandVoices') },
    ],
  },
  plan: { succeeds: fixed(brief), foreign: byBrief },
  regenerate: {
    succeeds: and(content, { tone: 'casual' }),
    fails: {
      not_found: without('content'),
      budget_exhausted: content,
      generation_failed: and(content, { topic: 'sandbox:error about bread' }),
      generation_timeout: and(content, { topic: 'sandbox:timeout about bread' }),
    },
    foreign: [byId(), byId({ topic: 'Taken' }), byCampaign(notFound, ofUnknown), byVoice(notFound, ofUnknown)],
  },
  rewrite: {
    succeeds: and(content, { ...subject, instructions: 'Shorter.' }),
    fails: {
      not_found: without('content', subject),
      content_not_ready: and(generating, subject),
      budget_exhausted: and(content, subject),
      generation_failed: and(ofScenario('error'), subject),
      generation_timeout: and(ofScenario('timeout'), subject),
    },
    foreign: [byId(subject)],
  },
};
