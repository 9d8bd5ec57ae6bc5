import { maxCampaignTexts, type Campaign, type Fault, type GenerateForCampaign } from '@handbill/contract';
import { invalidRequest } from '../call/input/input-parser.ts';
import { quoted } from '../call/input/quoted.ts';
import type { ContentCount } from '../ports/content-store.ts';
import type { SharedBrief } from './brief-for-channel.ts';
import { countsFor } from './coverage.ts';
import { derivedId } from '../call/derived-id.ts';

/** A text that a call asks for, its brief with the fields for its channel, and the id of its record: the same in every try. */
export interface WantedText {
  readonly channel: string;
  /** `null` where the call names none. */
  readonly language: string | null;
  readonly id: string;
  readonly brief: SharedBrief;
}

/** Faults that only a look at the campaign's channels can find. */
function faultsOf({ by_channel, languages }: GenerateForCampaign, channels: readonly string[]): readonly Fault[] {
  const others = Object.keys(by_channel ?? {}).filter((channel) => !channels.includes(channel));
  const named = channels.length === 0 ? 'of which there are none' : channels.map(quoted).join(', ');
  const unknown = others.map((channel) => ({
    in: 'body' as const,
    pointer: `/by_channel/${channel}`,
    code: 'invalid_choice',
    message: `is none of the channels of this call: ${named}`,
  }));
  const count = channels.length * (languages?.length ?? 1);
  if (count <= maxCampaignTexts) return unknown;
  const message = `must be fewer: ${channels.length} channels in ${languages?.length} languages are ${count} texts, and ${maxCampaignTexts} is the most`;
  return [...unknown, { in: 'body', pointer: '/languages', code: 'too_big', message }];
}

/** A text for each channel in each language. */
export function wantedTexts(input: GenerateForCampaign, campaign: Campaign, callId: string): readonly WantedText[] {
  const { channels, by_channel, languages, only_missing: _, dry_run: __, ...shared } = input;
  const called = channels ?? campaign.channels;
  const faults = faultsOf(input, called);
  if (faults.length > 0) throw invalidRequest(faults);
  const wishes = new Map(Object.entries(by_channel ?? {}));
  return called.flatMap((channel) => {
    const own = Object.entries(wishes.get(channel) ?? {}).filter(([, value]) => value !== null);
    const brief = { ...shared, ...Object.fromEntries(own) };
    if (languages === null) return [{ channel, language: shared.language, id: derivedId(callId, channel), brief }];
    return languages.map((language) => ({
      channel,
      language,
      id: derivedId(callId, `${channel} ${language}`),
      brief: { ...brief, language },
    }));
  });
}

/** Whether a campaign has a text for a channel, in the language that is asked for, or in any. */
export const isCovered = ({ channel, language }: WantedText, counts: readonly ContentCount[]): boolean =>
  countsFor(channel, counts).some((text) => language === null || text.language === language);
