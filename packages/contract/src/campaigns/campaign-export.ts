import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { CampaignRef } from './campaign.ts';

/** As many posts are in one file: the newest. */
export const maxExportedPosts = 500;

export const CampaignExportQuery = z.strictObject({
  ...CampaignRef.shape,
  format: defaulted(
    z
      .enum(['scheduler_csv'])
      .describe(
        `CSV for scheduling programs: a row for each \`ready\` post, oldest first, with text, link, date, platform and title; the newest ${maxExportedPosts} posts. A planned post has a row for each publication, in its local time, with the \`utm\` of the campaign in its links. Without a plan, or without \`publications:read\`, the date is empty`,
      ),
    'scheduler_csv',
  ),
});
