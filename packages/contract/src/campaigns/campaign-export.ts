import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { CampaignRef } from './campaign.ts';

/** As many posts are in one file: the newest. */
export const maxExportedPosts = 500;

/** The part of a campaign to export, and its format. */
export const CampaignExportQuery = z.strictObject({
  ...CampaignRef.shape,
  format: defaulted(
    z
      .enum(['scheduler_csv'])
      .describe(
        `A row for each post that is \`ready\`, the oldest first, with its text, link, date, platform and title, as programs import them that publish at a time: the newest ${maxExportedPosts}. One that is planned has a row for each time, by the clocks of its place, with the \`utm\` of the campaign in its links; else, or for a key without \`publications:read\`, the date is empty`,
      ),
    'scheduler_csv',
  ),
});
