import type { ContentRequest } from '@handbill/contract';
import { requestedHashtags, showsLink, type AnyDefinition, languageName } from '@handbill/text';
import type { ModelCall } from '@handbill/models';
import { formOfAddress } from './form-of-address.ts';
import { partName } from './part-rules.ts';

function nameWithTag(tag: string): string {
  const name = languageName(tag);
  return name === tag ? tag : `${name} (${tag})`;
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Conventions of writing that differ from region to region. */
function regionRule(language: string): string {
  const { region } = new Intl.Locale(language);
  return region === undefined ? '' : `, spelling, numbers, money and dates as in ${regionNames.of(region) ?? region}`;
}

/** In which language and region, and how the reader is addressed. Said among the rules and in the last sentences, since models forget it over a long brief in another one. */
export function languageRule({ request, voice }: Pick<ModelCall['task'], 'request' | 'voice'>): string {
  const { language, tone } = request;
  const address = formOfAddress({ language, tone, formality: request.formality ?? voice?.formality ?? null });
  return `Write in ${nameWithTag(language)}${regionRule(language)}${address === null ? '' : `, ${address}`}`;
}

export function hashtagRule(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const requested = requestedHashtags(definition, request);
  if (definition.hashtags === undefined || requested === undefined) return [];
  const list = partName(`/${definition.hashtags.listed}`);
  if (requested === null)
    return [
      `Choose the hashtags that suit the platform and the topic, and that people search for. Put them into the text with \`#\`, and list the same ones in ${list} without it.`,
    ];
  if (requested.length === 0) return [`No hashtags: none in the text, and ${list} is empty.`];
  const wanted = partName(`/${definition.hashtags.requested}`);
  return [`Each of the brief’s ${wanted} has to appear in the text with its \`#\`, and no others; list them in ${list} without the \`#\`.`];
}

export function linkRule(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const { hashtags } = definition;
  if (request.link === null) return [];
  if (hashtags !== undefined) return [`The brief’s \`link\` has to appear in ${partName(`/${hashtags.text}`)} once, as it is spelt there.`];
  return showsLink(definition, request)
    ? ['The brief’s `link` is where the text leads: it is put behind the call to action, so write no address into the text.']
    : [
        'The brief’s `link` is where the text leads: it stands in it once, near the end, as a Markdown link on words that say what is there.',
      ];
}

const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The day on which the text was ordered: the same for whoever asks again or takes the text over. */
const dayRule = (day: Date): string =>
  `Today is ${weekdays.format(day)}, ${day.toISOString().slice(0, 10)}: what is past and what is still to come counts from it.`;

/** The end of every prompt: rules that models forget over a long brief, and the day, so that prompts of other days begin alike. */
export const closing = (task: ModelCall['task']): string =>
  [`${languageRule(task)}.`, ...(task.orderedAt === undefined ? [] : [dayRule(task.orderedAt)]), 'Answer with the JSON object only.'].join(
    ' ',
  );
