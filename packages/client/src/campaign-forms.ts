import type { RecordForm } from '@handbill/contract/counting';
import forms from './counting/campaign-forms.json' with { type: 'json' };

export { channelName, lifecycle, stepBetween, type CampaignStep } from '@handbill/contract/counting';

/** What forms of campaigns are made from: of a campaign itself, and of texts that it lacks. */
export const campaignForms = forms as unknown as Readonly<Record<keyof typeof forms, RecordForm>>;
