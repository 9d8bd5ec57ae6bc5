import {
  contentTypes,
  contract,
  fieldsOfAds,
  Problem,
  suitableContent,
  type Campaign,
  type ContentRequest,
  type GenerateForCampaign,
} from '@handbill/contract';
import { briefReader } from '../content/source-of.ts';
import { invalidField } from '../call/input/input-parser.ts';

/** The brief for a channel, or why there can be none; `lacking`: the fields that its kind needs and the brief has not. */
export type ChannelBrief = { readonly request: ContentRequest } | { readonly reason: string } | { readonly lacking: readonly string[] };

/** The fields of a brief that the texts of all channels are written from. */
export type SharedBrief = Omit<GenerateForCampaign, 'channels' | 'only_missing' | 'by_channel' | 'languages' | 'dry_run'>;

/** A brief, completed from the campaign's fields. */
export function briefOfCampaign(sent: GenerateForCampaign, { name, message }: Campaign): GenerateForCampaign {
  const topic = sent.topic ?? message?.key_message ?? null;
  if (topic === null) throw invalidField('/topic', 'required', 'is required: the campaign has no key message to take its place');
  const unique_selling_proposition = sent.unique_selling_proposition ?? message?.offer ?? message?.proof ?? null;
  return { ...sent, topic, product: sent.product ?? name, unique_selling_proposition };
}

const briefFrom = briefReader(contract.content.generate);

/** The faults of a brief in a sentence: nobody sent this brief, so its pointers lead nowhere. */
export const reasonOf = (faults: readonly { readonly pointer: string; readonly message: string }[]): string =>
  `${faults.map(({ pointer, message }) => `\`${pointer.slice(1).replaceAll('/', '.')}\` ${message}`).join('; ')}.`;

/** Names the fields that ads need and the call lacks, and the channels to call again for. */
export const reasonOfLack = (lacking: readonly string[], channels: readonly string[]): string =>
  `Ads need ${lacking.map((name) => `\`${name}\``).join(' and ')}; send ${lacking.length === 1 ? 'it' : 'them'} and call again for ${channels.join(', ')}.`;

/** The brief of a channel: those of the fields that its kind of content has. */
export function briefForChannel(channel: string, { id: campaign_id, ...fields }: SharedBrief): ChannelBrief {
  const suitable = suitableContent(channel);
  if (suitable === undefined) return { reason: 'No kind of content suits this channel.' };
  const { type, platform } = suitable;
  const { shape } = contentTypes[type].request;
  const lacking = fieldsOfAds.filter((name) => Object.hasOwn(shape, name) && fields[name] === null);
  if (lacking.length > 0) return { lacking };
  const known = Object.entries(fields).filter(([name, value]) => value !== null && Object.hasOwn(shape, name));
  try {
    const brief = { ...Object.fromEntries(known), type, campaign_id, ...(platform !== null && { platform }) };
    return { request: briefFrom(type, brief) };
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'invalid_request') return { reason: reasonOf(cause.members['errors'] as never) };
    throw cause;
  }
}
