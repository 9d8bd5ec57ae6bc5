import type { ModelCall } from '@handbill/models';
import { dataBlock } from './data-block.ts';
import { voiceData } from './voice-guidance.ts';

/** Fields that concern our records, not the text. */
const omitted = new Set(['type', 'background', 'campaign_id', 'tags', 'model', 'review', 'brand_voice_id', 'formality', 'account']);

const isUnset = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

const withoutUnset = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isUnset(value)));

type BriefTask = Pick<ModelCall['task'], 'request' | 'campaign' | 'voice'>;

/** The brief as data, with the campaign that the text belongs to, and then its brand voice with how it is to be followed. */
export const briefData = (task: BriefTask): string => [briefBlock(task), ...voiceData(task)].join('\n\n');

export function briefBlock({ request, campaign, voice = null }: BriefTask): string {
  const fields = Object.entries({ ...request, sender: request.sender ?? voice?.name ?? null }).filter(([name]) => !omitted.has(name));
  const brief = {
    ...withoutUnset(Object.fromEntries(fields)),
    // A list that says “none” is one that the writer would else choose.
    ...('hashtags' in request && request.hashtags?.length === 0 && { hashtags: [] }),
    ...(campaign !== null && {
      campaign: withoutUnset({
        name: campaign.name,
        campaign_type: campaign.campaign_type,
        description: campaign.description,
        message: campaign.message === null ? null : withoutUnset(campaign.message),
        target_audience: campaign.target_audience,
        starts_at: campaign.starts_at,
        ends_at: campaign.ends_at,
      }),
    }),
  };
  return dataBlock('brief', brief);
}
