import * as z from 'zod';
import { ActivityPage, activityQuery } from '../activity/activity-entry.ts';
import { permanent } from '../fields/permanent.ts';
import { mutation, query } from '../operation/operation.ts';
import { pageOf } from '../lists/page.ts';
import { campaignExamples } from './campaign-examples.ts';
import { campaignTools, ownOfCampaign } from './campaign-tools.ts';
import { CampaignExportQuery } from './campaign-export.ts';
import { CampaignCoverage } from './coverage.ts';
import { CampaignQuery } from './campaign-query.ts';
import { Campaign, CampaignRef, maxChangedTogether } from './campaign.ts';
import { CampaignGeneration, GenerateForCampaign, generateExamples } from './generate-for-campaign.ts';
import { CreateCampaign, DuplicateCampaign } from './create-campaign.ts';
import { campaignSteps, lifecycle, type CampaignStep } from './lifecycle.ts';
import { ExportPlan, ImportedPlan, ImportPlan } from './plan-table.ts';
import { Download } from '../content/content-export.ts';
import { MoveCampaign, MovedCampaign } from './move-campaign.ts';
import { UpdateCampaign } from './update-campaign.ts';
import { defaulted } from '../fields/optional.ts';

/** How a campaign ends. */
const CompleteCampaign = CampaignRef.extend({
  cancel_open: defaulted(
    z
      .boolean()
      .describe(`\`true\`: its publications that are neither out nor cancelled are cancelled with it, ${maxChangedTogether} at most`),
    false,
  ),
}).meta({ id: 'CompleteCampaign', description: 'How a campaign ends' });

const read = { scope: 'campaigns:read' } as const;
const write = { scope: 'campaigns:write' } as const;

/** A step of the lifecycle: all are alike but for their names, routes and summaries. */
const step = <S extends CampaignStep>(name: S) =>
  mutation({
    ...write,
    route: `POST /campaigns/{id}/${name}`,
    summary: lifecycle[name].summary,
    input: CampaignRef,
    output: Campaign,
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  });

type StepOperations = { readonly [S in CampaignStep]: ReturnType<typeof step<S>> };

const steps = Object.fromEntries(campaignSteps.map((name) => [name, step(name)])) as StepOperations;

/** Everything that can be done with campaigns. */
export const campaigns = {
  list: query({
    ...read,
    route: 'GET /campaigns',
    summary: 'List campaigns, newest first',
    input: CampaignQuery,
    output: pageOf(Campaign, 'CampaignPage'),
    tool: campaignTools.list,
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
    tool: campaignTools.create,
    errors: [],
  }),
  get: query({
    ...read,
    route: 'GET /campaigns/{id}',
    summary: 'Read a campaign',
    input: CampaignRef,
    output: Campaign,
    resource: { title: 'A campaign', own: ownOfCampaign },
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
    tool: campaignTools.update,
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  }),
  export: query({
    ...read,
    furtherScopes: ['content:read'],
    route: 'GET /campaigns/{id}/export',
    summary: 'Export the posts of a campaign',
    input: CampaignExportQuery,
    output: Download,
    download: ['text/csv'],
    errors: ['not_found'],
  }),
  coverage: query({
    ...read,
    furtherScopes: ['content:read'],
    route: 'GET /campaigns/{id}/coverage',
    summary: 'Read the coverage of a campaign by channel',
    description:
      'A post platform’s slug is a `social_post`, `google_search` and `<platform>_ads` are `ad_copy`, `blog` and the kinds’ own names are those kinds; no kind suits any other channel, which is missing. Failed and cancelled texts do not count.',
    input: CampaignRef,
    output: CampaignCoverage,
    tool: campaignTools.coverage,
    errors: ['not_found'],
  }),
  generate: mutation({
    scope: 'content:write',
    furtherScopes: ['campaigns:read'],
    route: 'POST /campaigns/{id}/generate',
    summary: 'Generate content for the channels of a campaign',
    description:
      'One brief, a text in the background for each channel, and for each of `languages`: all records are stored, or none. Each kind takes those of the fields that it has. A channel that no kind suits, whose text cannot be written from this brief, or that has one already (`only_missing`), has no `content_id` but a `reason`. How far the texts are is in the coverage of the campaign. `dry_run` writes and stores nothing: the answer is 200 with what the texts would take.',
    input: GenerateForCampaign,
    output: CampaignGeneration,
    status: 202,
    answers: { 200: CampaignGeneration },
    examples: generateExamples,
    errors: ['not_found', 'budget_exhausted'],
  }),
  move: mutation({
    scope: 'publications:write',
    route: 'POST /campaigns/{id}/move',
    summary: 'Move the planned publications of a campaign by days',
    description: `All publications that are planned or on hold, at once, by whole days of the clocks of their zones: ${maxChangedTogether} at most. Those that are out stay, and are named.`,
    input: MoveCampaign,
    output: MovedCampaign,
    examples: { week: { summary: 'A week later', value: { days: 7 } } },
    errors: ['not_found'],
  }),
  importPlan: mutation({
    scope: 'publications:write',
    route: 'POST /campaigns/{id}/plan/import',
    summary: 'Import the plan of a campaign from a table',
    description:
      'All lines are planned, or none: what is wrong is named by line, as `/data/3/date`. Texts are those of the campaign. `dry_run` plans nothing.',
    input: ImportPlan,
    output: ImportedPlan,
    examples: {
      csv: {
        summary: 'A text on a day',
        value: { format: 'csv', data: 'channel,date,time,content_id\nlinkedin,2027-03-29,09:00,cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' },
      },
    },
    errors: ['not_found'],
  }),
  exportPlan: query({
    scope: 'publications:read',
    route: 'GET /campaigns/{id}/plan/export',
    summary: 'Export the plan of a campaign as a table',
    description: 'Every publication that is not cancelled, by time. The file can be read back with `POST /campaigns/{id}/plan/import`.',
    input: ExportPlan,
    output: Download,
    download: ['text/csv', 'application/jsonl'],
    errors: ['not_found'],
  }),
  activity: query({
    scope: 'events:read',
    furtherScopes: ['campaigns:read'],
    route: 'GET /campaigns/{id}/activity',
    summary: 'List the activity of a campaign, newest first',
    description: 'Its events, read from the other side: who changed what, and from what to what. A deleted campaign keeps them.',
    input: z.strictObject({ ...CampaignRef.shape, ...activityQuery }),
    output: ActivityPage,
    errors: ['not_found'],
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /campaigns/{id}',
    summary: 'Delete a campaign',
    description:
      'It can be restored for 30 days. With `permanent` it is erased: of its events only type, time and `resource_id` stay. Its content stays.',
    input: CampaignRef.extend({ permanent }),
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch'],
  }),
  restore: mutation({
    ...write,
    route: 'POST /campaigns/{id}/restore',
    summary: 'Restore a deleted campaign',
    description: 'In the status that it had. A campaign that is not deleted is returned as it is.',
    input: CampaignRef,
    output: Campaign,
    errors: ['not_found', 'revision_mismatch'],
  }),
  ...steps,
  complete: mutation({
    ...write,
    route: 'POST /campaigns/{id}/complete',
    summary: lifecycle.complete.summary,
    description:
      '`open_publications` of the answer says how many of its publications are neither out nor cancelled. With `cancel_open` they are cancelled with it.',
    input: CompleteCampaign,
    output: Campaign,
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  }),
  duplicate: mutation({
    ...write,
    route: 'POST /campaigns/{id}/duplicate',
    summary: 'Duplicate a campaign as a draft',
    description:
      'The copy is a draft named "… (copy)", without dates. Fields in the body override what is copied. `include` copies its texts, of which none is approved, and its plan, which moves to the day `starts_on`.',
    input: DuplicateCampaign,
    output: Campaign,
    parsedBy: 'handler',
    status: 201,
    location: '/campaigns/{id}',
    examples: campaignExamples.duplicate,
    errors: ['not_found'],
  }),
};
