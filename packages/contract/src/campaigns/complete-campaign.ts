import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { mostChangedTogether } from '../publications/publication-lifecycle.ts';
import { CampaignRef } from './campaign.ts';

/** How a campaign ends. */
export const CompleteCampaign = CampaignRef.extend({
  cancel_open: defaulted(
    z
      .boolean()
      .meta({
        description: `\`true\`: its publications that are neither out nor cancelled are cancelled with it, ${mostChangedTogether} at most`,
      }),
    false,
  ),
}).meta({ id: 'CompleteCampaign', description: 'How a campaign ends' });
