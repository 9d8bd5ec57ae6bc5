import type { RecordForm } from '../content/content-form.ts';
import { formOfRecord } from '../content/form-schema.ts';
import { wellKnownChannels } from './channels.ts';
import { CreateCampaign } from './create-campaign.ts';
import { fieldsOfAds, GenerateForCampaign } from './generate-for-campaign.ts';

/** What makes the texts of a campaign better, best first. */
const helpful = ['channels', 'message', 'target_audience', 'starts_at', 'ends_at', 'budget', 'currency'];

function ofCampaign(): RecordForm {
  const form = formOfRecord(CreateCampaign);
  const { channels, ...others } = form.schema.properties ?? {};
  const items = { ...channels?.items, examples: wellKnownChannels };
  return { ...form, helpful, schema: { ...form.schema, properties: { ...others, channels: { ...channels, items } } } };
}

/** What one has to say of texts that a campaign lacks, where the campaign itself does not. */
function ofMissingTexts(): RecordForm {
  const form = formOfRecord(GenerateForCampaign);
  const asked = ['topic', ...fieldsOfAds].map((name) => [name, form.schema.properties?.[name] ?? {}] as const);
  return { ...form, schema: { type: 'object', properties: Object.fromEntries(asked), required: [] } };
}

/** The forms of campaigns, as data. */
export const campaignForms = (): Readonly<Record<'campaign' | 'missingTexts', RecordForm>> => ({
  campaign: ofCampaign(),
  missingTexts: ofMissingTexts(),
});
