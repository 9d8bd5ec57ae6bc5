import * as z from 'zod';
import { optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { Channel } from './channels.ts';

const members = {
  source: 'Where readers come from',
  medium: 'How they come',
  campaign: 'What it is for',
  term: 'By which keyword',
  content: 'Which of several links',
} as const;
type Member = keyof typeof members;
export const utmMembers = Object.keys(members) as readonly Member[];

const each = <Schema extends z.ZodType>(schemaOf: (description: string) => Schema) =>
  Object.fromEntries(Object.entries(members).map(([name, what]) => [name, schemaOf(what)])) as Record<Member, Schema>;

const description = 'What links say of where their readers come from: `source` is `utm_source`, and so on';

/** The parameters of links that name the origin of their readers, as they are sent. */
export const UtmInput = z
  .strictObject(each((what) => optional(text(1, 200).meta({ description: what, examples: ['newsletter'] }))))
  .meta({ id: 'UtmInput', description });

/** The same as it is returned: every member is there, unset ones `null`. */
export const Utm = z.object(each((what) => z.string().nullable().describe(what))).meta({ id: 'Utm', description });
export type Utm = z.infer<typeof Utm>;

/** As many channels as a campaign has, and some more that it had. */
const maxChannels = 50;
const fewChannels = (map: object): boolean => Object.keys(map).length <= maxChannels;

/** A map whose names are channels. */
export const byChannel = <T, I>(schema: z.ZodType<T, I>, what: string) =>
  z
    .record(Channel, schema)
    .refine(fewChannels, { error: `must have at most ${maxChannels} channels` })
    .describe(what);

/** The parameters of the links in a campaign's texts on a channel; `null`: none. */
export function utmOn(
  channel: string,
  { utm, utm_by_channel }: { readonly utm: Utm | null; readonly utm_by_channel: Readonly<Record<string, Utm>> },
): Utm | null {
  const own = Object.hasOwn(utm_by_channel, channel) ? utm_by_channel[channel] : undefined;
  const merged = Object.fromEntries(utmMembers.map((name) => [name, own?.[name] ?? utm?.[name] ?? null])) as Utm;
  return utmMembers.every((name) => merged[name] === null) ? null : merged;
}
