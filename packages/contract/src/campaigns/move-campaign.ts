import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { MovedDays, PublicationProblem } from '../publications/bulk-publications.ts';
import { CampaignRef } from './campaign.ts';

/** By how many days the publications of a campaign move. */
export const MoveCampaign = CampaignRef.extend({
  days: MovedDays,
  dry_run: defaulted(z.boolean().meta({ description: '`true`: says what would move, and moves nothing' }), false),
}).meta({ id: 'MoveCampaign', description: 'By how many days the publications of a campaign move' });

/** What became of them. */
export const MovedCampaign = z
  .object({
    moved: z.array(z.string()).meta({ description: 'The publications that moved' }),
    refused: z
      .array(
        z
          .object({
            id: z.string().meta({ description: 'The publication' }),
            problem: PublicationProblem.meta({ description: 'Why it stays where it is' }),
          })
          .meta({ id: 'RefusedMove', description: 'A publication that stays where it is' }),
      )
      .meta({ description: 'Those that are out' }),
  })
  .meta({ id: 'MovedCampaign', description: 'Which publications of a campaign moved' });
