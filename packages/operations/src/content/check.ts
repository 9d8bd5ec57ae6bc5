import { content } from '../implement.ts';
import { campaignOf } from './campaign-of.ts';

export const check = content.check(async ({ call, input }) =>
  call.services.checker.check(input, await campaignOf(call, input.campaign_id)),
);
