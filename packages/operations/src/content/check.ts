import { implement } from '../call/implement.ts';
import { campaignOf } from './campaign-of.ts';
import { voiceOf } from './voice-of.ts';

export const check = implement.content.check(async ({ call, input: { outcome: wanted, ...asked } }) => {
  const [campaign, voice] = [await campaignOf(call, asked.campaign_id), await voiceOf(call, asked.brand_voice_id)];
  const { outcome, checks } = await call.services.texts.of(call.principal.workspace.id).checkGiven(asked, campaign, voice);
  return { outcome, checks: wanted === null ? checks : checks.filter((one) => wanted.includes(one.outcome)) };
});
