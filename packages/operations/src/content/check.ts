import { content } from '../implement.ts';
import { campaignOf } from './campaign-of.ts';
import { voiceOf } from './voice-of.ts';

export const check = content.check(async ({ call, input }) =>
  call.services.checker.check(input, await campaignOf(call, input.campaign_id), await voiceOf(call, input.brand_voice_id)),
);
