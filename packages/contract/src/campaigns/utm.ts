import * as z from 'zod';
import { mapMembers } from '../fields/members.ts';
import { optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { Channel } from './channels.ts';

const members = {
  source: 'Source of the visitors',
  medium: 'Marketing medium',
  campaign: 'Name of the campaign',
  term: 'Keyword',
  content: 'Distinguishes several links to one page',
} as const;
export const utmMembers = Object.keys(members) as readonly (keyof typeof members)[];

const description = 'UTM parameters, which name the source of a visitor in a link: `source` is `utm_source`, and so on';

export const UtmInput = z
  .strictObject(mapMembers(members, (about) => optional(text(1, 200).meta({ description: about, examples: ['newsletter'] }))))
  .meta({ id: 'UtmInput', description });

/** The same as it is returned: every member is there, unset ones `null`. */
export const Utm = z.object(mapMembers(members, (about) => z.string().nullable().describe(about))).meta({ id: 'Utm', description });
export type Utm = z.infer<typeof Utm>;

/** As many channels as a campaign has, and some more that it had. */
const maxChannels = 50;
const hasFewChannels = (map: object): boolean => Object.keys(map).length <= maxChannels;

/** A map whose names are channels. */
export const byChannel = <T, I>(schema: z.ZodType<T, I>, about: string) =>
  z
    .record(Channel, schema)
    .refine(hasFewChannels, { error: `must have at most ${maxChannels} channels` })
    .describe(about);

/** The parameters of the links in a campaign's texts on a channel; `null`: none. */
export function utmOn(
  channel: string,
  { utm, utm_by_channel }: { readonly utm: Utm | null; readonly utm_by_channel: Readonly<Record<string, Utm>> },
): Utm | null {
  const own = Object.hasOwn(utm_by_channel, channel) ? utm_by_channel[channel] : undefined;
  const merged = Object.fromEntries(utmMembers.map((name) => [name, own?.[name] ?? utm?.[name] ?? null])) as Utm;
  return utmMembers.every((name) => merged[name] === null) ? null : merged;
}
