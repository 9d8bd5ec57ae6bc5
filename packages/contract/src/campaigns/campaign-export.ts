import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { CampaignRef } from './campaign.ts';

/** As many posts are in one file: the newest. */
export const maxExportedPosts = 500;

/** What of a campaign to export, and how. */
export const CampaignExportQuery = z.strictObject({
  ...CampaignRef.shape,
  format: defaulted(
    z.enum(['scheduler_csv']).meta({
      description: `A row for each post that is \`ready\`, the oldest first, with its text, link, date and platform, as programs import them that publish at a time: the newest ${maxExportedPosts}. The date is empty: it is yours to set`,
    }),
    'scheduler_csv',
  ),
});
