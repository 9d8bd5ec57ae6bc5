import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { problemSchema } from '../operation/problem-schema.ts';
import type { ProblemDocument } from '../problems/problem.ts';
import { CampaignRef } from './campaign.ts';

/** The number of days that publications move by, in local time. */
export const MovedDays = z
  .int()
  .min(-400)
  .max(400)
  .meta({ description: 'Number of days, at the same time of day; negative: earlier', examples: [7] });

/** The problem of one of many publications. */
export const PublicationProblem = problemSchema(
  ['not_found', 'invalid_transition', 'invalid_request', 'unavailable'],
  'PublicationProblem',
) as z.ZodType<ProblemDocument, ProblemDocument>;

export const MoveCampaign = CampaignRef.extend({
  days: MovedDays,
  dry_run: defaulted(z.boolean().describe('`true`: lists the publications that would move, and moves none'), false),
}).meta({ id: 'MoveCampaign', description: 'The number of days that the publications of a campaign move by' });

export const MovedCampaign = z
  .object({
    moved: z.array(z.string()).describe('The publications that moved'),
    refused: z
      .array(
        z
          .object({ id: z.string().describe('The publication'), problem: PublicationProblem })
          .meta({ id: 'RefusedPublication', description: 'A publication that did not move' }),
      )
      .describe('The published ones, which did not move'),
  })
  .meta({ id: 'MovedCampaign', description: 'The publications of a campaign that moved, and the others' });
