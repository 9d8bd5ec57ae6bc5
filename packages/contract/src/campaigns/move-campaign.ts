import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { problemSchema } from '../operation/problem-schema.ts';
import type { ProblemDocument } from '../problems/problem.ts';
import { CampaignRef } from './campaign.ts';

/** By how many days publications move: whole days by the clocks of their zones. */
export const MovedDays = z
  .int()
  .min(-400)
  .max(400)
  .meta({ description: 'By how many days, at the same time of the day; below 0: earlier', examples: [7] });

/** Why one of many publications was left as it is. */
export const PublicationProblem = problemSchema(
  ['not_found', 'invalid_transition', 'invalid_request', 'unavailable'],
  'PublicationProblem',
) as z.ZodType<ProblemDocument, ProblemDocument>;

/** By how many days the publications of a campaign move. */
export const MoveCampaign = CampaignRef.extend({
  days: MovedDays,
  dry_run: defaulted(z.boolean().describe('`true`: says what would move, and moves nothing'), false),
}).meta({ id: 'MoveCampaign', description: 'By how many days the publications of a campaign move' });

/** The moved publications, and those that stay. */
export const MovedCampaign = z
  .object({
    moved: z.array(z.string()).describe('The publications that moved'),
    refused: z
      .array(
        z
          .object({
            id: z.string().describe('The publication'),
            problem: PublicationProblem,
          })
          .meta({ id: 'RefusedPublication', description: 'A publication that stays where it is' }),
      )
      .describe('Those that are out'),
  })
  .meta({ id: 'MovedCampaign', description: 'Which publications of a campaign moved' });
