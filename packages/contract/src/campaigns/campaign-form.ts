import type { JsonSchema, RecordForm } from '../content/content-form.ts';
import { formOfRecord } from '../content/form-schema.ts';
import { wellKnownChannels } from './channels.ts';
import { channelBriefs, type ChannelBriefs } from './coverage.ts';
import { CreateCampaign } from './create-campaign.ts';
import { fieldsOfAds, GenerateForCampaign } from './generate-for-campaign.ts';

/** Fields that make the texts of a campaign better, best first. */
const helpful = ['channels', 'message', 'target_audience', 'starts_at', 'ends_at', 'budget', 'currency'];

/** The longest entry of an audience's lists that is asked for: they are names, and the contract bounds only their sum. */
const maxEntry = 100;

/** Lists whose entries are bounded as short words. */
const withShortEntries = ({ properties = {}, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      member.items === undefined ? member : { ...member, items: { ...member.items, maxLength: maxEntry } },
    ]),
  ),
});

/** Names of languages are kept as well, but are not told apart. */
const languageTags = { description: 'Tags such as en or de: coverage tells them apart', examples: [['en', 'de']] };

function ofCampaign(): RecordForm {
  const form = formOfRecord(CreateCampaign);
  const { channels, target_audience, ...others } = form.schema.properties ?? {};
  const items = { ...channels?.items, examples: wellKnownChannels };
  const audience = withShortEntries(target_audience ?? {});
  const languages = { ...audience.properties?.['languages'], ...languageTags };
  const properties = {
    ...others,
    channels: { ...channels, items },
    target_audience: { ...audience, properties: { ...audience.properties, languages } },
  };
  const rank = (name: string): number => (helpful.includes(name) ? helpful.indexOf(name) : helpful.length);
  const sorted = Object.entries(properties).toSorted(([one], [other]) => rank(one) - rank(other));
  return { ...form, helpful, schema: { ...form.schema, properties: Object.fromEntries(sorted) } };
}

/** The fields that texts of a campaign need and the campaign lacks. */
function ofMissingTexts(): RecordForm {
  const form = formOfRecord(GenerateForCampaign);
  const asked = ['topic', ...fieldsOfAds].map((name) => [name, form.schema.properties?.[name] ?? {}] as const);
  return { ...form, schema: { type: 'object', properties: Object.fromEntries(asked), required: [] } };
}

export interface CampaignForms {
  readonly campaign: RecordForm;
  readonly missingTexts: RecordForm;
  readonly channels: readonly ChannelBriefs[];
}

export const campaignForms = (): CampaignForms => ({
  campaign: ofCampaign(),
  missingTexts: ofMissingTexts(),
  channels: channelBriefs,
});
