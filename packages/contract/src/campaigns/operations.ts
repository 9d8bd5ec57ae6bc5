import * as z from 'zod';
import { mutation, query } from '../operation.ts';
import { pageOf } from '../lists/page.ts';
import type { CampaignStep } from './campaign-action.ts';
import { CampaignQuery } from './campaign-query.ts';
import { CampaignRef } from './campaign-ref.ts';
import { Campaign } from './campaign.ts';
import { CreateCampaign } from './create-campaign.ts';
import { DuplicateCampaign } from './duplicate-campaign.ts';
import { campaignExamples } from './examples.ts';
import { UpdateCampaign } from './update-campaign.ts';

const read = { scope: 'campaigns:read' } as const;
const write = { scope: 'campaigns:write' } as const;

/** A step of the lifecycle: all four are alike but for their words. */
const step = (action: CampaignStep, summary: string) =>
  mutation({
    ...write,
    route: `POST /campaigns/{id}/${action}`,
    summary,
    input: CampaignRef,
    output: Campaign,
    errors: ['not_found', 'invalid_transition'],
  });

/** Everything that can be done with campaigns. */
export const campaigns = {
  list: query({
    ...read,
    route: 'GET /campaigns',
    summary: 'List campaigns, newest first',
    input: CampaignQuery,
    output: pageOf(Campaign, 'CampaignPage'),
    errors: [],
  }),
  create: mutation({
    ...write,
    route: 'POST /campaigns',
    summary: 'Create a campaign',
    input: CreateCampaign,
    output: Campaign,
    status: 201,
    location: '/campaigns/{id}',
    examples: campaignExamples.create,
    errors: [],
  }),
  get: query({
    ...read,
    route: 'GET /campaigns/{id}',
    summary: 'Read a campaign',
    input: CampaignRef,
    output: Campaign,
    errors: ['not_found'],
  }),
  update: mutation({
    ...write,
    route: 'PATCH /campaigns/{id}',
    summary: 'Change a campaign',
    description:
      'A merge patch: absent keeps, `null` clears an optional field, lists replace, objects merge. The merged whole has to be valid. `status` walks the lifecycle in the same step.',
    input: UpdateCampaign,
    output: Campaign,
    parsedBy: 'handler',
    examples: campaignExamples.update,
    errors: ['not_found', 'invalid_transition'],
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /campaigns/{id}',
    summary: 'Delete a campaign',
    description: 'It can be restored for 30 days.',
    input: CampaignRef,
    output: z.void(),
    status: 204,
    errors: ['not_found'],
  }),
  restore: mutation({
    ...write,
    route: 'POST /campaigns/{id}/restore',
    summary: 'Bring a deleted campaign back',
    description: 'In the status that it had. A campaign that is not deleted is returned as it is.',
    input: CampaignRef,
    output: Campaign,
    errors: ['not_found'],
  }),
  pause: step('pause', 'Pause a running campaign'),
  resume: step('resume', 'Let a paused campaign run on'),
  activate: step('activate', 'Start a draft'),
  complete: step('complete', 'End a campaign for good'),
  duplicate: mutation({
    ...write,
    route: 'POST /campaigns/{id}/duplicate',
    summary: 'Make a draft from a campaign',
    description: 'The copy is a draft named "… (copy)", without dates. Fields in the body override what is copied.',
    input: DuplicateCampaign,
    output: Campaign,
    parsedBy: 'handler',
    status: 201,
    location: '/campaigns/{id}',
    examples: campaignExamples.duplicate,
    errors: ['not_found'],
  }),
};
