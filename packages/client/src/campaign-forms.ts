import type { CampaignForms } from '@handbill/contract/counting';
import forms from './counting/campaign-forms.json' with { type: 'json' };

export {
  channelName,
  daysLater,
  instantAt,
  lifecycle,
  publicationSteps,
  stepBetween,
  wallTimeAt,
  type CampaignStep,
  type PublicationStep,
  type WallTime,
} from '@handbill/contract/counting';

/** Forms of a campaign itself, and of texts that it lacks; and in which channels texts run, by their briefs. */
export const campaignForms = forms as CampaignForms;
