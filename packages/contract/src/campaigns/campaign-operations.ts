import * as z from 'zod';
import { ActivityPage, activityQuery } from '../activity/activity-entry.ts';
import { Download } from '../content/content-export.ts';
import { defaulted } from '../fields/optional.ts';
import { permanent } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { campaignExamples } from './campaign-examples.ts';
import { CampaignExportQuery } from './campaign-export.ts';
import { CampaignQuery } from './campaign-query.ts';
import { campaignTools, ownOfCampaign } from './campaign-tools.ts';
import { Campaign, CampaignRef, maxChangedTogether } from './campaign.ts';
import { CampaignCoverage } from './coverage.ts';
import { CreateCampaign, DuplicateCampaign } from './create-campaign.ts';
import { CampaignGeneration, GenerateForCampaign, generateExamples } from './generate-for-campaign.ts';
import { campaignSteps, lifecycle, type CampaignStep } from './lifecycle.ts';
import { MoveCampaign, MovedCampaign } from './move-campaign.ts';
import { ExportPlan, ImportedPlan, ImportPlan } from './plan-table.ts';
import { UpdateCampaign } from './update-campaign.ts';

const CompleteCampaign = CampaignRef.extend({
  cancel_open: defaulted(
    z.boolean().describe(`\`true\`: also cancels its publications that are planned or on hold, at most ${maxChangedTogether}`),
    false,
  ),
}).meta({ id: 'CompleteCampaign', description: 'The completion of a campaign' });

const read = { scope: 'campaigns:read' } as const;
const write = { scope: 'campaigns:write' } as const;
const change = { ...write, output: Campaign, errors: ['not_found', 'revision_mismatch'] } as const;
const transition = { ...write, output: Campaign, errors: ['not_found', 'invalid_transition', 'revision_mismatch'] } as const;

const step = <S extends CampaignStep>(name: S) =>
  mutation({ ...transition, route: `POST /campaigns/{id}/${name}`, summary: lifecycle[name].summary, input: CampaignRef });

type StepOperations = { readonly [S in CampaignStep]: ReturnType<typeof step<S>> };

const steps = Object.fromEntries(campaignSteps.map((name) => [name, step(name)])) as StepOperations;

export const campaigns = {
  list: query({
    ...read,
    route: 'GET /campaigns',
    summary: 'List campaigns, newest first',
    input: CampaignQuery,
    output: pageOf(Campaign, 'CampaignPage'),
    tool: campaignTools.list,
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
    ...transition,
    route: 'PATCH /campaigns/{id}',
    summary: 'Change a campaign',
    description:
      'A merge patch: absent keeps, `null` clears an optional field, lists replace, objects merge. The merged whole has to be valid. `status` takes a step of the lifecycle in the same change.',
    input: UpdateCampaign,
    parsedBy: 'handler',
    examples: campaignExamples.update,
    tool: campaignTools.update,
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
      'The slug of a post platform needs a `social_post`, `google_search` and `<platform>_ads` need `ad_copy`, `blog` and the names of kinds need those kinds. No kind suits any other channel, which counts as missing. Failed and cancelled texts do not count.',
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
      'One brief makes a text for each channel and each of `languages`, written in the background. All records are stored, or none. Each kind uses the fields that it has. A channel has a `reason` in place of a `content_id` if no kind suits it, if its text cannot be written from this brief, or, with `only_missing`, if it has a text. The coverage of the campaign shows the progress. `dry_run` writes and stores nothing: the answer is 200 with an estimate.',
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
    description: `Moves all publications that are planned or on hold at once, at most ${maxChangedTogether}, by whole days in the local time of each. The answer names published ones, which stay.`,
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
      'Plans all lines, or none: each fault is reported by line, as `/data/3/date`. The texts have to belong to the campaign. `dry_run` plans nothing.',
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
    description: 'Every publication that is not cancelled, by time. `POST /campaigns/{id}/plan/import` accepts the file.',
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
    description: 'Its events, each with its author and the former and new values. A deleted campaign keeps them.',
    input: z.strictObject({ ...CampaignRef.shape, ...activityQuery }),
    output: ActivityPage,
    errors: ['not_found'],
  }),
  delete: mutation({
    ...change,
    route: 'DELETE /campaigns/{id}',
    summary: 'Delete a campaign',
    description:
      'It can be restored for 30 days. With `permanent` it is erased: its events keep only type, time and `resource_id`. Its content stays.',
    input: CampaignRef.extend({ permanent }),
    output: z.void(),
    status: 204,
  }),
  restore: mutation({
    ...change,
    route: 'POST /campaigns/{id}/restore',
    summary: 'Restore a deleted campaign',
    description: 'It has the status that it had before. A campaign that is not deleted is returned unchanged.',
    input: CampaignRef,
  }),
  ...steps,
  complete: mutation({
    ...transition,
    route: 'POST /campaigns/{id}/complete',
    summary: lifecycle.complete.summary,
    description:
      '`open_publications` in the answer counts its publications that are planned or on hold. `cancel_open` cancels them as well.',
    input: CompleteCampaign,
  }),
  duplicate: mutation({
    ...write,
    route: 'POST /campaigns/{id}/duplicate',
    summary: 'Duplicate a campaign as a draft',
    description:
      'The copy is a draft named "… (copy)", without dates. Fields in the body override copied ones. `include` copies its texts, none of them approved, and its plan, which moves to the day `starts_on`.',
    input: DuplicateCampaign,
    output: Campaign,
    parsedBy: 'handler',
    status: 201,
    location: '/campaigns/{id}',
    examples: campaignExamples.duplicate,
    errors: ['not_found'],
  }),
};
